import {
  ADDING,
  baseOf,
  isAdverb,
  isVerb,
  MEASURES,
  NOT_FOOD,
  PLACE_VERBS,
  STANDING,
  STOPS,
  WITHOUT_OBJECT,
} from "./timer-verbs.ts";

/**
 * How far before a time its verb is searched for, in characters: a step may be one sentence of
 * 2,000.
 */
const LOOK_BACK = 240;
const OBJECT_WORDS_MAX = 5;

/**
 * Words as written (with hyphens and apostrophes), numbers and signs. The name is shown to the
 * cook, and "simmering" must differ from "simmer", so stems won't do.
 */
const SENTENCE_TOKENS = /\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}+)*|\d+(?:[.,/]\d+)*|[^\s\p{L}\d]/gu;
const isWord = (token: string) => /^\p{L}/u.test(token);
const DETERMINER = /^(the|a|an|each|all|both|your|some|any|every|it|them|this|these)$/;
const DETERMINER_ALONE = /^(the|a|an|in|your|its)$/;
const NO_ORDER =
  /^(let|leave|allow|keep|give|time|it|this|that|each|all|both|if|because|since|during|where|which|whether|is|are|do|does|needs?|takes?|like|than|of|there|here|only|even|set)$|ing$/;
const PRONOUN = /^(it|them|they|this|these|that|those|everything else)$/;
const TIME_UNIT = /^(min|mins|minutes?|hours?|hrs?|secs?|seconds?|[hms])$/;
const PARTICLE = /^(in|through|out|up|down|over|back|off|on|aside|away|together|under)$/;
const FORERUNNER =
  /^(and|then|or|&|to|now|next|finally|meanwhile|first|not|don't|don’t|again|slow|air|deep|pan|stir|shallow|pressure|dry|flash|bulk|blind)$/;
/** The first of two words that form one verb: "slow cook", "air fry". */
const PREFIX = /^(blind|bulk|slow|air|deep|pan|stir|shallow|pressure|dry|flash)$/;

/** An instruction in a step: the action and, if stated, its object. */
interface Order {
  /** The verb as it should be read: "Simmer", "Let … rise". */
  verb: string;
  object: string;
  isLetting?: boolean;
}

/** One sentence as words; `lower` holds them in lower case. */
interface Sentence {
  words: string[];
  lower: string[];
}

function lastSentence(before: string): Sentence {
  const text =
    before
      .slice(-LOOK_BACK)
      .split(/[.!?](?=\s+\p{Lu})|\n/u)
      .at(-1) ?? "";
  const words =
    text.replace(/^\s*(?:[-*•]|step \d+:?|\d+[.)])\s+/iu, "").match(SENTENCE_TOKENS) ?? [];
  return { words, lower: words.map((word) => word.toLowerCase()) };
}

/** Whether an instruction may begin at `at`: not in "the boil" or "to a simmer". */
function isOrderPlace(lower: string[], at: number): boolean {
  const before = lower[at - 1];
  if (before === undefined || !isWord(before))
    return before === undefined || !/^['’%°]$/.test(before);
  return FORERUNNER.test(before) || isAdverb(before);
}

/** Whether a gerund is what is timed; after a comma, only if no further comma follows it. */
function isTimedGerund(lower: string[], at: number): boolean {
  const before = lower[at - 1] ?? "";
  if (/^(by|after|before|while|when|keep|keeps|continue|on|start|for)$/.test(before)) return true;
  return /^[,–—]$/.test(before) && !lower.slice(at).includes(",");
}

/** Whether a word is a content word: neither a preposition, nor a conjunction or pronoun. */
function isUnknown(word: string): boolean {
  return isWord(word) && !STOPS.has(word) && !FORERUNNER.test(word) && !NO_ORDER.test(word);
}

function verbAt(lower: string[], at: number): string | undefined {
  const word = lower[at] ?? "";
  if (isVerb(word, DETERMINER.test(lower[at + 1] ?? "")) && isOrderPlace(lower, at)) return word;
  // The first word of a sentence is an instruction if a thing follows it: "hang the curds".
  const isFirst = at === 0 || /^(;|then)$/.test(lower[at - 1] ?? "");
  if (isFirst && /^(the|your|them|it)$/.test(lower[at + 1] ?? "") && isUnknown(word)) return word;
  const base = baseOf(word);
  return base !== undefined && isTimedGerund(lower, at) ? base : undefined;
}

/** The index after a quantity such as "500 ml" or "2 tbsp of". */
function pastQuantity(lower: string[], at: number): number {
  // "Mix all of the ingredients".
  let end = lower[at] === "all" && lower[at + 1] === "of" ? at + 2 : at;
  const start = end;
  while (/^[\d½¼¾⅓⅔]/.test(lower[end] ?? "")) end += 1;
  if (end === start || TIME_UNIT.test(lower[end] ?? "")) return start;
  if (MEASURES.has(lower[end] ?? "")) end += 1;
  return lower[end] === "of" ? end + 1 : end;
}

/**
 * Reads the words from `at` that name a thing: up to a preposition, sign, number or instruction.
 */
function readThing({ words, lower }: Sentence, at: number): { thing: string; next: number } {
  // "stir in the cream" is about the cream, but "prove in a warm place" is not about the place.
  const isParticle =
    PARTICLE.test(lower[at] ?? "") &&
    DETERMINER.test(lower[at + 1] ?? "") &&
    ADDING.has(lower[at - 1] ?? "");
  let end = pastQuantity(lower, isParticle ? at + 1 : at);
  const start = end;
  while (end < words.length && end - start < OBJECT_WORDS_MAX) {
    const word = lower[end] ?? "";
    const isNoun = end > start && /^(the|its|their)$/.test(lower[end - 1] ?? "");
    if (!isWord(word) || TIME_UNIT.test(word) || isAdverb(word) || PARTICLE.test(word)) break;
    if (word.endsWith("-side")) break;
    // "Pat the fish dry": the result is not part of the thing.
    if (word === "dry" && end > start && !isWord(lower[end + 1] ?? "")) break;
    if (STOPS.has(word) && !isNoun) break;
    if (/^(and|or)$/.test(word)) {
      const isOver = verbAt(lower, end + 1) !== undefined || !isWord(lower[end + 1] ?? "");
      if (
        isOver ||
        STOPS.has(lower[end + 1] ?? "") ||
        /^(let|leave|set)$/.test(lower[end + 1] ?? "")
      )
        break;
    }
    end += 1;
  }
  // "all" is not part of the thing in "prick the potatoes all over".
  const last = lower[end - 1] === "all" && PARTICLE.test(lower[end] ?? "") ? end - 1 : end;
  const thing = words.slice(start, last).join(" ");
  const head = lower[end - 1] ?? "";
  const isPlace = isParticle && NOT_FOOD.has(head);
  // "a 12-inch pan": the number ends the thing before it is named.
  const isNone = PRONOUN.test(thing.toLowerCase()) || DETERMINER_ALONE.test(thing.toLowerCase());
  return { thing: isNone || isPlace ? "" : thing, next: end };
}

/** "let the dough rise", "leave to cool", "allow the curry to simmer". Without a verb, it rests. */
function readLetting(sentence: Sentence, at: number): Order {
  const { lower } = sentence;
  const limit = Math.min(lower.length, at + 9);
  let verb = at + 1;
  const isOrder = (place: number) => {
    const [word, previous] = [lower[place] ?? "", lower[place - 1] ?? ""];
    if (baseOf(word) !== undefined) return true;
    if (!isVerb(word, false) && !STANDING.has(word)) return false;
    return lower[at] === "let" ? !DETERMINER_ALONE.test(previous) : previous === "to";
  };
  while (verb < limit && !isOrder(verb)) verb += 1;
  const { thing, next } = readThing(sentence, at + 1);
  const things = thing.split(" ");
  const inThing = verb < next ? things.slice(0, verb - at - 1).join(" ") : thing;
  const object = PRONOUN.test(inThing.toLowerCase()) ? "" : inThing;
  const name = baseOf(lower[verb] ?? "") ?? lower[verb] ?? "";
  if (verb >= limit || (lower.slice(at, verb).includes(",") && lower[at] === "leave")) {
    const isThing = !/^(undisturbed|alone|covered|uncovered|overnight)$/.test(object.toLowerCase());
    return { verb: "rest", object: isThing ? object : "" };
  }
  if (!STANDING.has(name)) return { verb: name, object };
  const isComing = name === "come" && lower[verb + 1] === "to";
  const goal = isComing ? sentence.words.slice(verb, verb + 4).join(" ") : name;
  return { verb: goal, object, isLetting: true };
}

/** The instructions of a sentence, in order. */
function readOrders(sentence: Sentence): Order[] {
  const { lower } = sentence;
  const orders: Order[] = [];
  for (let at = 0; at < lower.length; at += 1) {
    const word = lower[at] ?? "";
    if (/^(let|leave|allow)$/.test(word) && isOrderPlace(lower, at)) {
      const order = readLetting(sentence, at);
      orders.push(order);
      const verb = lower.indexOf(order.verb.split(" ")[0] ?? "", at + 1);
      if (verb > at) at = verb;
      continue;
    }
    const verb = verbAt(lower, at);
    if (verb === undefined || baseOf(lower[at + 1] ?? "") !== undefined) continue;
    const { thing, next } = readThing(sentence, at + 1);
    const prefix = PREFIX.test(lower[at - 1] ?? "") && at >= 1 ? `${lower[at - 1]} ` : "";
    orders.push(placed(sentence, { verb: prefix + verb, object: thing }, { at, next }));
  }
  return orders;
}

/** "put the tart back in the oven" bakes it; "set the dough aside" splits a verb in two. */
function placed(
  { lower }: Sentence,
  order: Order,
  { at, next }: { at: number; next: number },
): Order {
  const rest = lower.slice(next, next + 6).join(" ");
  if (
    order.verb === "set" &&
    /^aside\b/.test(
      lower
        .slice(at + 1, next + 1)
        .join(" ")
        .replace(/^.* /, ""),
    )
  ) {
    return { ...order, verb: "set aside" };
  }
  if (order.verb === "keep" && /^warm\b/.test(order.object))
    return { verb: "keep warm", object: "" };
  if (!PLACE_VERBS.movers.has(order.verb)) return order;
  const place =
    /^(?:back )?(?:in|into|to|under) (?:a |the )?(?:hot |preheated |turned-off )*(\w+)/.exec(
      rest,
    )?.[1];
  const verb = place === undefined ? undefined : PLACE_VERBS.places.get(place);
  return verb === undefined ? order : { verb, object: order.object };
}

function headOf(thing: string): string {
  return thing.toLowerCase().split(" ").at(-1) ?? "";
}

/**
 * Whether a later instruction without an object may mean this one's: food, not the pan it is in.
 */
function passesOn({ object }: Order): boolean {
  return object !== "" && (!NOT_FOOD.has(headOf(object)) || / and /.test(object));
}

const NOUNS =
  /^[\s-]*(rest|soak|simmer|boil|chill|bake|knead|steep|stir|fry|roast|proof|prove|steam)\b/iu;

/**
 * Names a time after the words before and after it: action and object ("Simmer the stock"). The
 * object may come from earlier in the sentence. If there is no instruction, the name is "Step 3".
 */
export function nameTimer(before: string, after: string, step: number): string {
  const sentence = lastSentence(before);
  const orders = readOrders(sentence);
  const noun = /\b(?:a|an|another|the|its)\s*$/iu.test(before) ? NOUNS.exec(after)?.[1] : undefined;
  const last: Order | undefined = noun === undefined ? orders.at(-1) : { verb: noun, object: "" };
  if (!last) return `Step ${step}`;
  const isOwn = last.object !== "" && !(last.verb === "rest" && NOT_FOOD.has(headOf(last.object)));
  const hidesOwn =
    ["bake", "chill", "freeze"].includes(last.verb) && NOT_FOOD.has(headOf(last.object));
  const earlier =
    noun === undefined && !WITHOUT_OBJECT.has(last.verb)
      ? orders.slice(0, -1).findLast(passesOn)?.object
      : undefined;
  const object = isOwn && !hidesOwn ? last.object : (earlier ?? "");
  const name =
    last.isLetting === true && object !== ""
      ? `let ${object} ${last.verb}`
      : [last.verb, last.verb === "set aside" ? "" : object].filter(Boolean).join(" ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
