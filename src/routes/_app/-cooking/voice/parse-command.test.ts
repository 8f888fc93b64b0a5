import fc from "fast-check";
import { expect, test } from "vitest";

import { parseCommand } from "./parse-command.ts";

test.each([
  [
    "next",
    [
      "next",
      "Next.",
      "next step",
      "okay, next please",
      "go on",
      "The next one",
      "go to the next step",
      "Continue",
    ],
  ],
  [
    "back",
    [
      "back",
      "go back",
      "previous",
      "Previous step",
      "go back one",
      "the last step",
      "go back to the previous step",
    ],
  ],
  [
    "repeat",
    [
      "repeat",
      "Repeat that",
      "again",
      "say that again",
      "read it again",
      "once more please",
      "Pardon?",
    ],
  ],
  ["hush", ["stop", "be quiet", "Stop reading", "enough"]],
  ["stopListening", ["stop listening", "microphone off"]],
] as const)("%s is heard in %j", (kind, heard) => {
  for (const words of heard) expect([words, parseCommand(words)]).toEqual([words, { kind }]);
});

test.each([
  ["start timer", null],
  ["Start the timer, please", null],
  ["set a timer", null],
  ["set a timer for 10 minutes", 600],
  ["Start a ten minute timer", 600],
  ["set a timer for an hour and a half", 5400],
  ["timer for 90 seconds", 90],
])("%j starts a timer of %j seconds", (heard, seconds) => {
  expect(parseCommand(heard)).toEqual({ kind: "startTimer", seconds });
});

test.each([
  ["how much butter", "butter"],
  ["How much butter do I need?", "butter"],
  ["How many eggs are there", "eggs"],
  ["how much of the chicken stock goes in", "chicken stock"],
  ["okay how much olive oil should I use", "olive oil"],
  ["what amount of rice in this", "rice"],
])("%j asks for %j", (heard, thing) => {
  expect(parseCommand(heard)).toEqual({ kind: "howMuch", thing });
});

test.each([
  "",
  "Stir in the rice, then the stock, and go on to the next pan.",
  "We went back to the market last week",
  "Cook on a low heat, stirring, for 10 minutes",
  "when the timer rings, stop the mixer and repeat with the rest",
  "the butter",
  "how much",
  "nextdoor",
])("talk in the kitchen is no command: %j", (heard) => {
  expect(parseCommand(heard)).toBeNull();
});

test("whatever is heard, nothing breaks, and nothing long is a command", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (heard) => {
      parseCommand(heard);
      expect(parseCommand(`stir well ${heard}`)).toBeNull();
    }),
  );
});
