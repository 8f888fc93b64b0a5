import { findTimers } from "#domain/timers.ts";

/** A time found in a step, and what it is for. */
export interface StepTimer {
  /** Which of the step's timers it is, from 0. */
  index: number;
  label: string;
  /** The phrase as it stands in the text. */
  phrase: string;
  seconds: number;
  /** The upper end of a range; null for a single time. */
  maxSeconds: number | null;
}

/** A step cut into plain text and the times in it, in order. */
export type StepPart = { text: string; timer: StepTimer | null };

/** How far back from a time its verb is looked for; steps may be 2,000 characters of one sentence. */
const LOOK_BACK = 160;
const LABEL_WORDS_MAX = 5;

/** Verbs of waiting, where an order is given: "and simmer", not "the high heat" or "a simmer". */
const VERBS = new RegExp(
  `(?<=^\\s*|[,;:(–—]\\s*|\\b(?:and|then|to|or|meanwhile|now|gently|lightly)\\s)(?:${"air-fry bake baste blanch blend bloom boil braise brew broil brown caramelise caramelize char chill colour cook cool cover crisp cure drain draw dry fry freeze grill heat infuse knead leave marinate melt microwave pickle poach pressure-cook prove proof reduce refrigerate rest rise roast sauté saute scald sear set simmer sit sizzle soak soften stand steam steep stew stir stir-fry sweat thicken toast toss warm wait whisk wilt"
    .split(" ")
    .join("|")})(?![\\p{L}-]| of\\b)`,
  "giu",
);

/** Words that lead up to the time and say nothing: "simmer for about", "bake for another". */
const TAIL =
  /[\s,;:(]*\b(for|about|around|roughly|approximately|another|a|an|the|further|and|at least|up to|only|just|over|to|of|or so|it|them|until|in|into|on|through|after|every|with)$/iu;

/** What a time is for: its verb and what goes with it ("Simmer gently"), else "Step 3". */
export function labelTimer(before: string, step: number): string {
  const sentence =
    before
      .slice(-LOOK_BACK)
      .split(/[.!?](?=\s)/u)
      .at(-1) ?? "";
  const verb = [...sentence.matchAll(VERBS)].at(-1);
  if (!verb) return `Step ${step}`;
  const [clause = ""] = sentence.slice(verb.index).split(/[,;:(]/u);
  let words = clause.trim().split(/\s+/u).slice(0, LABEL_WORDS_MAX).join(" ");
  while (TAIL.test(words)) words = words.replace(TAIL, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Cuts a step where its times are. `step` counts from 1. */
export function readStep(text: string, step: number): StepPart[] {
  const parts: StepPart[] = [];
  let from = 0;
  findTimers(text).forEach(({ minSeconds, maxSeconds, start, end }, index) => {
    if (start > from) parts.push({ text: text.slice(from, start), timer: null });
    const phrase = text.slice(start, end);
    parts.push({
      text: phrase,
      timer: {
        index,
        label: labelTimer(text.slice(0, start), step),
        phrase,
        seconds: minSeconds,
        maxSeconds: maxSeconds > minSeconds ? maxSeconds : null,
      },
    });
    from = end;
  });
  if (from < text.length) parts.push({ text: text.slice(from), timer: null });
  return parts;
}

/** 600 → "10 min", 5400 → "1 hr 30 min", 45 → "45 sec". */
export function shortDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), "hr"],
    [Math.floor(seconds / 60) % 60, "min"],
    [seconds % 60, "sec"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}
