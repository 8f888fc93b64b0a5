import { expect, test } from "vitest";

import { findTimers } from "./find-timers.ts";
import { readSteps, type MarkedStep } from "./timed-steps.fixture.ts";
import { nameTimer } from "./timer-name.ts";

test.each([
  ["Add the stock and simmer gently for ", "", "Simmer the stock"],
  ["Cook the onions, stirring often, for ", "", "Cook the onions"],
  ["Bring to the boil. Bake for another ", "", "Bake"],
  ["Leave the dough to rise for ", "", "Let the dough rise"],
  ["Leave in a warm place for ", "", "Rest"],
  ["Rub the kale with oil, then leave it for ", "", "Rest the kale"],
  ["Squeeze out the water, then press under a weight for ", "", "Press"],
  ["Put the tart back in the oven for ", "", "Bake the tart"],
  ["Season with oil and salt, then roast for ", "", "Roast"],
  ["Hang the curds for ", "", "Hang the curds"],
  ["Give it a ", " rest", "Rest"],
  ["After ", "", "Step 4"],
  ["", "", "Step 4"],
])("%j with a time and %j is called %j", (before, after, name) => {
  expect(nameTimer(before, after, 4)).toBe(name);
});

const plain = (name: string) => name.toLowerCase().replace(/\b(the|a|an)\s/g, "");

/** Checks the names of those times found whose step says what they are for. */
function measure(steps: readonly MarkedStep[]) {
  const wrong: string[] = [];
  let count = 0;
  for (const { text, timers } of steps) {
    const marked = [...timers];
    for (const { start, end, minSeconds, maxSeconds } of findTimers(text)) {
      const at = marked.findIndex(
        (timer) => timer.minSeconds === minSeconds && timer.maxSeconds === maxSeconds,
      );
      const names = (at < 0 ? [] : marked.splice(at, 1)).flatMap((timer) => timer.names);
      if (names.length === 0) continue;
      count += 1;
      const name = nameTimer(text.slice(0, start), text.slice(end), 4);
      if (!names.some((right) => plain(right) === plain(name))) wrong.push(`${text} → ${name}`);
      expect(name).not.toMatch(/^(Leave|Allow)\b/);
    }
  }
  return { count, wrong };
}

test.each([
  ["tuned on", readSteps("first"), 150],
  ["written later", readSteps("later"), 150],
  ["written last", readSteps("last"), 80],
  ["read blind", readSteps("blind"), 80],
  ["of the sixth set", readSteps("sixth"), 150],
  ["of the seventh set", readSteps("seventh"), 110],
  ["of public recipes", readSteps("eighth"), 100],
])("on steps %s, 95 of 100 names say what is done to what", (_, steps, least) => {
  const { count, wrong } = measure(steps);
  expect(count).toBeGreaterThan(least);
  expect(wrong.slice(Math.floor(count * 0.05))).toEqual([]);
});

test("a long, hostile step is named within the time a test has", () => {
  const before = "for ".repeat(5_000) + "simmer " + "for the ".repeat(5_000);
  expect(nameTimer(before, "", 1).length).toBeLessThan(100);
  for (const word of ["let ", "and ", "stir in the ", "leave to ", "put ", "12 "]) {
    expect(nameTimer(word.repeat(20_000), word.repeat(20_000), 1).length).toBeLessThan(200);
  }
});
