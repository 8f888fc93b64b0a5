import { minutesOf } from "../minutes-of.ts";

/** What lines like "Serves 4 | Prep: 20 min | Cook: 1 hour" say. */
export interface Facts {
  serves: number | null;
  /** The whole time in minutes, and the sum of its parts; 0 for none. */
  total: number;
  parts: number;
  /** What is said beyond a plain number of people and a whole time: "Prep: 20 min". */
  note: string[];
  /** Words that sort it: "Course: Soup". */
  tags: string[];
}

export const NO_FACTS: Facts = { serves: null, total: 0, parts: 0, note: [], tags: [] };

const PEOPLE =
  "people|persons?|servings?|portions?|serves|adults|personen|portionen|personnes|personas|porciones|raciones|persone|porzioni|porties|portioner|porções|portion(?:\\(en\\))?|couverts|personer|persoon|os[oó]b\\p{L}*|porcj\\p{L}+|porc[eií]\\p{L}*|adag\\p{L}*|személy\\p{L}*|kişilik|annos\\p{L}*|порц\\p{L}+|人[份分前]";
const SERVES = new RegExp(
  String.raw`^(?:(?:serves|rende|rendimento|rinde|serving(?:s|\s+size)?|portions?|yields?|makes|feeds|raciones|porciones|porzioni|portionen|personen|personas|dosi per|for|für|pour|para|per|voor)\s*:?\s*(?:about\s+|approx\.?\s+)?(?<a>\d{1,3})(?<toA>\s*(?:-|–|to)\s*\d{1,3})?(?<of>\s+.+)?|(?<b>\d{1,3})(?<toB>\s*(?:-|–|to)\s*\d{1,3})?\s*(?:${PEOPLE}))\.?$`,
  "iu",
);
const TIME =
  /^(?<total>total|ready in|takes|overall|time|gesamt\p{L}*|dauer|temps total|tiempo(?: total)?|tempo(?: totale)?|durée)?(?:(?:pr[eé]p\p{L}*|cook\p{L}*|bak\p{L}*|active|hands-on|rest\p{L}*|chill\p{L}*|marinat\p{L}*|inactive|additional|ris\p{L}*|vorbereitung\p{L}*|zubereitung\p{L}*|kochzeit|koch-\/backzeit|backzeit|ruhezeit|arbeitszeit|cuisson|repos|cocción|cottura|bereiding\p{L}*|temps de \p{L}+|tiempo de \p{L}+|tempo di \p{L}+))?(?:\s*time)?\s*[:–-]?\s*(?<time>\D{0,10}\d.*)$/iu;
/** "#soup #quick" */
export const HASHTAGS = /^(?:#[\p{L}\p{N}_]+\s*)+$/u;
const TAGS = /^(?:cuisine|course|category|categories|keywords?|tags)\s*:\s*(?<tags>\S.*)$/iu;
const OTHER =
  /^(?:yields?|makes|difficulty|level|skill level|calories|kcal)\b\s*:?\s*[^\s:]|^servings?\s*:\s*\d/iu;
/** Between the facts of one line. */
const BETWEEN =
  /\s*[|•·;\t]\s*|\s{2,}|\s+[-–]\s+(?=\d+\s*(?:min|h(?!\p{L})|hours?|std|stunden?|uur))|,\s*(?=(?:prep|cook|bak|total|serves|rest|chill)\p{L}*[\s:])|(?<=\d\s*\p{L}+)\s+(?=(?:(?:prep|cook|total|rest) time|koch-\/backzeit|backzeit|kochzeit|ruhezeit|gesamtzeit)(?!\p{L}))/giu;
/** A longer line is a sentence. */
const FACTS_MAX = 140;

/** Who it says it is for; null if it says nothing of the kind. */
function servesOf(part: string): { serves: number; isPlain: boolean } | null {
  const { a, b, of, toA, toB } = SERVES.exec(part)?.groups ?? {};
  const count = a ?? b;
  if (count === undefined) return null;
  const isPeople = of === undefined || new RegExp(`^\\s+(?:${PEOPLE})$`, "iu").test(of);
  // "Makes 24 cookies" is not for 24, nor is "For 4 hours" for four.
  if (!isPeople || /^(?:makes|yields?)\s*:?\s*\d+\.?$/iu.test(part)) return null;
  return { serves: Number(count), isPlain: toA === undefined && toB === undefined };
}

/** What a line says if it is nothing but facts; null for any other. */
export function readFacts(line: string): Facts | null {
  if (line.length > FACTS_MAX) return null;
  const facts: Facts = { ...NO_FACTS, note: [], tags: [] };
  const parts = line.split(BETWEEN).filter((text) => text !== "");
  for (const part of parts) {
    const people = servesOf(part);
    const tags = HASHTAGS.test(part)
      ? part.replaceAll("#", ",")
      : TAGS.exec(part)?.groups?.["tags"];
    const { total, time } = TIME.exec(part)?.groups ?? {};
    // A time alone is one only beside other facts: "4 personen - 40 min".
    const isUnnamed = time === part;
    const minutes =
      time === undefined || (isUnnamed && parts.length === 1) ? null : minutesOf(time);
    if (people) {
      facts.serves ??= people.serves;
      if (!people.isPlain) facts.note.push(part);
    } else if (minutes !== null) {
      if (total === undefined && !isUnnamed) {
        facts.parts += minutes;
        facts.note.push(part);
      } else facts.total = minutes;
    } else if (tags !== undefined) facts.tags.push(...tags.split(/\s*[,;]\s*/u).filter(Boolean));
    else if (OTHER.test(part)) facts.note.push(part);
    else return null;
  }
  return facts;
}

/** What two lines say together. */
export function addFacts(one: Facts, other: Facts): Facts {
  return {
    serves: one.serves ?? other.serves,
    total: one.total || other.total,
    parts: one.parts + other.parts,
    note: [...one.note, ...other.note],
    tags: [...one.tags, ...other.tags],
  };
}
