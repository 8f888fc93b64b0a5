import type { FoundTimer } from "./find-timers.ts";

/**
 * Waits of days in step text: "refrigerate for 2 days", "leave to ferment 3–5 days", "soak
 * overnight". They stand apart from `findTimers`, since most days in a recipe say how long a dish
 * keeps. So a wait counts only in a sentence that tells the cook to let something be, and that says
 * nothing of keeping.
 */

const DAY_SECONDS = 86_400;
/** A night in the fridge, from washing up to breakfast. */
const OVERNIGHT_SECONDS = DAY_SECONDS / 2;
const LONGEST_SECONDS = 60 * DAY_SECONDS;

const LET_BE =
  /\b(?:age|brine|chill|cure|drain|dry|ferment|freeze|hang|infuse|leave|let|macerate|marinade|marinate|mature|pickle|proof|prove|refrigerate|rest|rise|salt|set|sit|soak|stand|steep|strain)\b/iu;
const KEEPS =
  /\b(?:ahead|best|can|consume|eat|every|expires?|good|if|in advance|keep|keeps|kept|last|lasts|leftovers?|may|old|serve|shelf|store|stores?|up to|use|weekend|will|within)\b/iu;
const NUMBERS = "one two three four five six seven eight nine ten".split(" ");
const NUMBER = String.raw`\d{1,2}|${NUMBERS.join("|")}|a`;
const WAIT = new RegExp(
  String.raw`\b(?:(?<min>${NUMBER})(?:\s?(?:[-–—]|to|or)\s?(?<max>${NUMBER}))?\s(?<unit>days?|nights?|weeks?)|overnight)\b(?![-’'](?:old|s)\b)`,
  "giu",
);

function numberOf(word: string): number {
  const named = NUMBERS.indexOf(word.toLowerCase());
  return word.toLowerCase() === "a" ? 1 : named >= 0 ? named + 1 : Number(word);
}

/** The waits of days and nights in a step, in its order. */
export function findWaits(text: string): FoundTimer[] {
  const found: FoundTimer[] = [];
  for (const { 0: sentence, index } of text.matchAll(/[^.;!?\n]+/gu)) {
    if (!LET_BE.test(sentence) || KEEPS.test(sentence)) continue;
    for (const wait of sentence.matchAll(WAIT)) {
      const { min = "", max = min, unit } = wait.groups ?? {};
      const day = unit?.toLowerCase().startsWith("week") ? 7 * DAY_SECONDS : DAY_SECONDS;
      const minSeconds = unit === undefined ? OVERNIGHT_SECONDS : numberOf(min) * day;
      const maxSeconds = unit === undefined ? OVERNIGHT_SECONDS : numberOf(max) * day;
      if (minSeconds === 0 || maxSeconds < minSeconds || maxSeconds > LONGEST_SECONDS) continue;
      const start = index + wait.index;
      found.push({ minSeconds, maxSeconds, start, end: start + wait[0].length });
    }
  }
  return found;
}
