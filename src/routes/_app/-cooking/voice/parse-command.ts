import { findTimers } from "#domain/timers/find-timers.ts";

/** The voice commands. */
export type Command =
  | { kind: "next" | "back" | "repeat" | "hush" | "stopListening" }
  /** `seconds` is null for the time given in the step. */
  | { kind: "startTimer"; seconds: number | null }
  | { kind: "howMuch"; thing: string };

/** Filler words around a command. */
const BEFORE =
  /^(?:(?:ok|okay|hey|hi|simmer|please|so|um|uh|er|now|and|then|well|right|(?:can|could|would|will) you|let's|lets)\s+)+/u;
const AFTER = /(?:\s+(?:please|now|then|thanks|thank you|simmer))+$/u;

const NEXT =
  /^(?:(?:go )?(?:on )?(?:to )?(?:the )?next(?: (?:step|one|page))?|go on|continue|carry on|move on|go forward|forward)$/u;
const BACK =
  /^(?:(?:go )?back(?: (?:a|one|to the (?:last|previous)) step| one)?|(?:go (?:back )?to )?(?:the )?(?:previous|last)(?: (?:step|one|page))?)$/u;
const REPEAT =
  /^(?:repeat|again|once more|one more time|(?:say|read|repeat) (?:it|that|this|the step|this step|that step)(?: (?:again|once more|aloud|out|to me))?|(?:say|read) (?:again|it)|pardon|what was that|what did you say)$/u;
const HUSH =
  /^(?:stop|quiet|be quiet|silence|hush|shush|enough|stop (?:talking|reading|it|that))$/u;
const STOP_LISTENING =
  /^stop listening$|^(?:mic|microphone) off$|^turn (?:off the|the) (?:mic|microphone)(?: off)?$/u;
const TIMER =
  /^(?:(?:start|set|begin|run)\b.*\btimer\b.*|timer (?:for|of) .*|start (?:the )?(?:time|clock))$/u;
const HOW_MUCH =
  /^(?:how (?:much|many)|what (?:amount|quantity) of|what's the amount of)(?: of)?(?: the)? (?<thing>.+?)(?: (?:do (?:i|we) (?:need|use|add|take|want)|(?:should|must|can) (?:i|we) (?:use|add|take|put in)|goes in|go in|is there|are there|is it|is in (?:it|this|there)|in (?:it|this|here|there)|for this|altogether|in total))*$/u;

/**
 * Parses an utterance as a command; null if it isn't one. Only a whole utterance counts, so that
 * neither kitchen talk nor a step read aloud triggers anything.
 */
export function parseCommand(heard: string): Command | null {
  const words = heard
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}' .½¼¾⅓⅔-]/gu, " ")
    .replaceAll(/\.(?!\d)/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim()
    .slice(0, 120)
    .replace(BEFORE, "")
    .replace(AFTER, "");
  if (NEXT.test(words)) return { kind: "next" };
  if (BACK.test(words)) return { kind: "back" };
  if (REPEAT.test(words)) return { kind: "repeat" };
  if (HUSH.test(words)) return { kind: "hush" };
  if (STOP_LISTENING.test(words)) return { kind: "stopListening" };
  const thing = HOW_MUCH.exec(words)?.groups?.["thing"];
  if (thing !== undefined) return { kind: "howMuch", thing };
  if (TIMER.test(words) && words.split(" ").length <= 12) {
    return { kind: "startTimer", seconds: findTimers(words)[0]?.minSeconds ?? null };
  }
  return null;
}
