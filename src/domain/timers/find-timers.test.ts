import fc from "fast-check";
import { expect, test } from "vitest";

import { findTimers } from "./find-timers.ts";

const MINUTE = 60;
const HOUR = 3600;

/** "phrase min–max" for each timer, so that a failure reads like a sentence. */
function found(text: string): [string, number, number][] {
  return findTimers(text).map((timer) => [
    text.slice(timer.start, timer.end),
    timer.minSeconds,
    timer.maxSeconds,
  ]);
}

const SINGLE: [text: string, phrase: string, seconds: number][] = [
  ["Simmer for 10 minutes.", "10 minutes", 10 * MINUTE],
  ["Leave for a 10-minute rest", "10-minute", 10 * MINUTE],
  ["Boil 10min", "10min", 10 * MINUTE],
  ["Boil 5 min.", "5 min", 5 * MINUTE],
  ["BAKE FOR 20 MINUTES", "20 MINUTES", 20 * MINUTE],
  ["10\u00a0minutes with a hard space", "10\u00a0minutes", 10 * MINUTE],
  ["10\u202fmins", "10\u202fmins", 10 * MINUTE],
  ["a 5‑minute soak", "5‑minute", 5 * MINUTE],
  ["Blitz for 90 secs", "90 secs", 90],
  ["Blitz for 30s", "30s", 30],
  ["Blitz for 1 second", "1 second", 1],
  ["Sear, 30 sec a side", "30 sec", 30],
  ["1 hour 30 minutes", "1 hour 30 minutes", 1.5 * HOUR],
  ["1 hr and 15 mins", "1 hr and 15 mins", 75 * MINUTE],
  ["1 hr. 15 min. later", "1 hr. 15 min", 75 * MINUTE],
  ["1 hour, 5 minutes and 10 seconds", "1 hour, 5 minutes and 10 seconds", HOUR + 310],
  ["2 hours and a quarter.", "2 hours and a quarter", 2.25 * HOUR],
  ["fry 3 or so minutes", "3 or so minutes", 3 * MINUTE],
  ["an hour and 10 minutes", "an hour and 10 minutes", 70 * MINUTE],
  ["Braise 1h30.", "1h30", 1.5 * HOUR],
  ["Braise 1h 30m.", "1h 30m", 1.5 * HOUR],
  ["Braise 2h30min", "2h30min", 2.5 * HOUR],
  ["1:30 hours", "1:30 hours", 1.5 * HOUR],
  ["1½ hours", "1½ hours", 1.5 * HOUR],
  ["1 ½ hours", "1 ½ hours", 1.5 * HOUR],
  ["1 1/2 hours", "1 1/2 hours", 1.5 * HOUR],
  ["1-1/2 hours", "1-1/2 hours", 1.5 * HOUR],
  ["1 and 1/2 hours", "1 and 1/2 hours", 1.5 * HOUR],
  ["1/2 hour", "1/2 hour", 0.5 * HOUR],
  ["1⁄2 hour", "1⁄2 hour", 0.5 * HOUR],
  ["½ hour", "½ hour", 0.5 * HOUR],
  ["3/4 hour", "3/4 hour", 0.75 * HOUR],
  ["Chill for half an hour", "half an hour", 0.5 * HOUR],
  ["a half hour", "half hour", 0.5 * HOUR],
  ["a half-hour soak", "half-hour", 0.5 * HOUR],
  ["half a minute", "half a minute", 30],
  ["a quarter of an hour", "quarter of an hour", 0.25 * HOUR],
  ["three-quarters of an hour", "three-quarters of an hour", 0.75 * HOUR],
  ["Prove for an hour", "an hour", HOUR],
  ["Stir for a minute, then", "a minute", MINUTE],
  ["an hour and a half", "an hour and a half", 1.5 * HOUR],
  ["one and a half hours", "one and a half hours", 1.5 * HOUR],
  ["0.5 hours", "0.5 hours", 0.5 * HOUR],
  [".5 hours", ".5 hours", 0.5 * HOUR],
  ["1,5 hours", "1,5 hours", 1.5 * HOUR],
  ["1,000 seconds", "1,000 seconds", 1000],
  ["ten minutes", "ten minutes", 10 * MINUTE],
  ["twenty-five minutes", "twenty-five minutes", 25 * MINUTE],
  ["forty five minutes", "forty five minutes", 45 * MINUTE],
  ["one hundred and twenty minutes", "one hundred and twenty minutes", 2 * HOUR],
  ["Fry 2 minutes each side", "2 minutes", 2 * MINUTE],
  ["Baste every 5 minutes", "5 minutes", 5 * MINUTE],
  ["Cook for 5 more minutes", "5 more minutes", 5 * MINUTE],
  ["Rest for 24 hours", "24 hours", 24 * HOUR],
  ["Freeze for 72 hours", "72 hours", 72 * HOUR],
  ["Smoke for 4 hrs.", "4 hrs", 4 * HOUR],
  ["Roast at 180 °C for 40 minutes", "40 minutes", 40 * MINUTE],
  ["Add 200 g flour and 5 minced cloves; 3 min", "3 min", 3 * MINUTE],
  ["Roast at 180 - 10 minutes", "10 minutes", 10 * MINUTE],
  ["3x30 seconds", "30 seconds", 30],
  ["a 30 second blitz", "30 second", 30],
  ["0 to 5 minutes", "0 to 5 minutes", 5 * MINUTE],
];

test.each(SINGLE)("one time: %s", (text, phrase, seconds) => {
  expect(found(text)).toEqual([[phrase, seconds, seconds]]);
});

const RANGES: [text: string, phrase: string, min: number, max: number][] = [
  ["Bake 10–12 minutes", "10–12 minutes", 10 * MINUTE, 12 * MINUTE],
  ["Bake 10-12 minutes", "10-12 minutes", 10 * MINUTE, 12 * MINUTE],
  ["Bake 10 — 12 minutes", "10 — 12 minutes", 10 * MINUTE, 12 * MINUTE],
  ["a 10-12-minute bake", "10-12-minute", 10 * MINUTE, 12 * MINUTE],
  ["Bake 10 to 12 min", "10 to 12 min", 10 * MINUTE, 12 * MINUTE],
  ["between 5 and 7 minutes", "between 5 and 7 minutes", 5 * MINUTE, 7 * MINUTE],
  ["5 or 6 minutes", "5 or 6 minutes", 5 * MINUTE, 6 * MINUTE],
  ["5/6 minutes", "5/6 minutes", 5 * MINUTE, 6 * MINUTE],
  ["10/12 minutes", "10/12 minutes", 10 * MINUTE, 12 * MINUTE],
  ["twenty to twenty-five minutes", "twenty to twenty-five minutes", 1200, 1500],
  ["30 seconds to 1 minute", "30 seconds to 1 minute", 30, MINUTE],
  ["1 to 1½ hours", "1 to 1½ hours", HOUR, 1.5 * HOUR],
  ["1-1½ hours", "1-1½ hours", HOUR, 1.5 * HOUR],
  ["1–1 1/2 hours", "1–1 1/2 hours", HOUR, 1.5 * HOUR],
  ["½–1 hour", "½–1 hour", 0.5 * HOUR, HOUR],
  ["30 minutes – 1 hour", "30 minutes – 1 hour", 0.5 * HOUR, HOUR],
  ["half an hour to an hour", "half an hour to an hour", 0.5 * HOUR, HOUR],
  ["1 hour 10 min to 1 hour 20 min", "1 hour 10 min to 1 hour 20 min", 4200, 4800],
  ["a minute or two", "a minute or two", MINUTE, 2 * MINUTE],
  ["an hour or 2", "an hour or 2", HOUR, 2 * HOUR],
  ["5 up to 10 minutes", "5 up to 10 minutes", 5 * MINUTE, 10 * MINUTE],
];

test.each(RANGES)("a range keeps both ends: %s", (text, phrase, min, max) => {
  expect(found(text)).toEqual([[phrase, min, max]]);
});

test.each([
  "180 °C",
  "200 g",
  "5 minced cloves",
  "Fold in 2 minty leaves",
  "add a second egg, then the second layer",
  "2 second helpings",
  "2 seconds helpings",
  "minutes",
  "in minutes 5",
  "a few minutes",
  "Season 4 minute steaks",
  "a minute pinch of saffron",
  "0 minutes",
  "73 hours",
  "100000000000000000000 minutes",
  "in the 1980s",
  "Cut 2 S-shapes",
  "Ready in 35 minutes.",
  "Serves 6 in an hour.",
  "Cook time 45 minutes",
  "Total: 1 hour",
  "For well done, add 2 minutes.",
  "Best eaten within 2 hours.",
  "Choose a 30-minute dough.",
  "Refrigerate leftovers within 2 hours.",
  "Allow 20 min. per lb.",
  "If your oven runs cool, allow an extra 5 minutes.",
  "Reduce the cooking time by 10 minutes.",
  "Stir once a minute.",
  "It took me 3 hours the first time.",
  "Can be kept at room temperature for 2 hours.",
  "Prep 10 mins, cook 20 mins.",
  "Use 90-second rice.",
  "Serve with 2 s&p shakers",
  "leave for 5.",
  "another 10",
  "30 more",
  "the last minute",
  "3 sheets",
  "2 hot chillies",
  "",
])("no timer: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  ["Turn after 10 mins and cook for another 10.", "another 10", 10 * MINUTE],
  ["Bake 12 minutes, then 30 more.", "30 more", 30 * MINUTE],
  ["Knead for 5 minutes, rest, then knead again for 10.", "10", 10 * MINUTE],
  ["Roast for 1 hour, baste and roast another half.", "another half", 0.5 * HOUR],
])("without a unit, it is the last one's: %s", (text, phrase, seconds) => {
  expect(found(text).slice(1)).toEqual([[phrase, seconds, seconds]]);
});

test.each([
  "Fry 2 minutes, then add 10 more eggs.",
  "Fry 2 minutes, then another 10 eggs.",
  "Fry 2 minutes. Serve for 4.",
])("a number of things is no time: %s", (text) => {
  expect(found(text)).toHaveLength(1);
});

test("several timers come in order, each with its own offsets", () => {
  expect(
    found(
      "Fry 2–3 minutes a side. Cover; simmer 1 hour, then 10 minutes uncovered. 5 minutes more.",
    ),
  ).toEqual([
    ["2–3 minutes", 120, 180],
    ["1 hour", HOUR, HOUR],
    ["10 minutes", 600, 600],
    ["5 minutes", 300, 300],
  ]);
});

test("a sentence end parts two times, and parts that don't fit together stay apart", () => {
  expect(found("Rest 1 hour. 10 minutes before serving, heat.")).toHaveLength(2);
  expect(found("1 hour 90 minutes")).toHaveLength(2);
  expect(found("10 minutes 1 hour")).toHaveLength(2);
});

test("offsets count UTF-16 units after emoji and accents", () => {
  expect(found("🍲 Crème: mijoter İ 10 minutes")).toEqual([["10 minutes", 600, 600]]);
});

const piece = fc.constantFrom(
  ..."1 2 5 10 30 90 1/2 ½ 1½ .5 1,5 ten twenty one a an half hundred and or to - – . , : between up more of quarter three quarters minute minutes min h hr hour hours s sec second seconds m steaks 1h30 é 🍲 x \u00a0".split(
    " ",
  ),
);
const phrases = fc
  .array(fc.tuple(piece, fc.constantFrom("", " ", "  ")), { maxLength: 14 })
  .map((parts) => parts.flat().join(""));

test("whatever the text: ordered, in range, min ≤ max, and each phrase reads the same alone", () => {
  fc.assert(
    fc.property(fc.oneof(phrases, fc.string({ unit: "binary" })), (text) => {
      let previous = 0;
      for (const timer of findTimers(text)) {
        expect(timer.start).toBeGreaterThanOrEqual(previous);
        expect(timer.end).toBeGreaterThan(timer.start);
        expect(timer.end).toBeLessThanOrEqual(text.length);
        expect(timer.minSeconds).toBeGreaterThan(0);
        expect(timer.maxSeconds).toBeGreaterThanOrEqual(timer.minSeconds);
        const phrase = text.slice(timer.start, timer.end);
        const alone = findTimers(phrase);
        // "Another 10", "for 10" and "10 more" have their unit from the time before, and are none alone.
        const isBare = /\b(for|high|low)\s*$/i.test(text.slice(0, timer.start));
        const isAgain =
          (isBare || /^(another|further)\b|more$/i.test(phrase)) && alone.length === 0;
        expect(isAgain ? [timer] : alone).toEqual([
          isAgain ? timer : { ...timer, start: 0, end: phrase.length },
        ]);
        previous = timer.end;
      }
    }),
    // Found by seed -1281559378: nothing parts the number from "more".
    { numRuns: 3000, examples: [["1second1more"]] },
  );
});

test.each(["1", "1 ", "1/", "1-", "one hundred ", "a ", "1.", "half a ", "between 1 and ", "1 h "])(
  "100,000 characters of %j are read within the time a test has",
  (unit) => {
    const text = `${unit.repeat(Math.ceil(100_000 / unit.length))} . 5 minutes`;
    expect(findTimers(text).at(-1)).toMatchObject({ end: text.length });
  },
);

test.each([
  "Boil 6-minute eggs.",
  "Top with two 6 minute soft-boiled eggs.",
  "Make a 30-minute meal.",
  "Serve with 24-hour quick pickles.",
  "Use an 8-hour slow cooker.",
  "Spoon over the 5-minute garlic sauce.",
  "Serve with ten-minute flatbreads.",
])("a time that only names a thing is no timer: %s", (text) => {
  expect(found(text)).toEqual([]);
});

test.each([
  "Give it a 10-minute rest.",
  "Give the sauce a 5-minute simmer.",
  "After a 30-minute chill, slice the bread.",
  "After a 24-hour dough rest, shape it.",
  "Give a 2-minute blitz with the salsa.",
  "Boil for 6 minutes, eggs in their shells.",
])("a time that is waited for is one, whatever it describes: %s", (text) => {
  expect(found(text)).toHaveLength(1);
});
