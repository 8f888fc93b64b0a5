import { expect, test } from "vitest";

import { fakeAlarms, fakeRecogniser, fakeSpeaker } from "./fake-voice.fixture.ts";
import type { ListeningEvents } from "./recogniser.ts";
import { createVoice, tellAmount, type VoiceScene } from "./voice.ts";

const ingredients = [
  { name: "unsalted butter", amount: "50 g" },
  { name: "risotto rice", amount: "300 g" },
  { name: "salt", amount: "" },
];

function set() {
  const [mouth, ear, bell] = [fakeSpeaker(), fakeRecogniser(), fakeAlarms()];
  const voice = createVoice(mouth.speaker, ear.recogniser, bell.alarms);
  const done: string[] = [];
  const scene = (step: number): VoiceScene => ({
    key: `risotto ${step}`,
    text: `Step ${step}. Stir.`,
    ingredients,
    move: (by) => done.push(`move ${by}`),
    startTimer: (seconds) => {
      done.push(`timer ${seconds}`);
      return "10 min timer started.";
    },
  });
  voice.show(scene(1));
  return { ...mouth, ...bell, ear, voice, scene, done: () => done.splice(0) };
}

test("nothing is read or heard before it is switched on", () => {
  const { voice, scene, take, ear } = set();
  voice.show(scene(2));
  expect(take()).toEqual(["stop", "stop"]);
  expect(ear.isOn()).toBe(false);
  expect(voice.state()).toEqual({ isReading: false, isListening: false, said: "" });
});

test("each step is read as it is turned to, the same one only once, and off is silent", () => {
  const { voice, scene, take } = set();
  take();
  voice.read(true);
  voice.show(scene(1));
  voice.show(scene(2));
  expect(take()).toEqual(["say Step 1. Stir.", "stop", "say Step 2. Stir."]);
  voice.read(false);
  voice.show(scene(3));
  expect(take().filter((what) => what !== "stop")).toEqual([]);
});

test("nothing is said over an alarm, neither what was begun nor what comes", () => {
  const { voice, scene, take, ring, ear } = set();
  voice.read(true);
  voice.listen(true);
  take();
  ring(true);
  expect(take()).toEqual(["stop"]);
  voice.show(scene(2));
  ear.hear("how much butter");
  expect(take()).toEqual(["stop"]);
  expect(voice.state().said).toBe("50 g unsalted butter");
  ring(false);
  ear.hear("repeat");
  expect(take()).toEqual(["say Step 2. Stir."]);
});

test("commands turn steps, start timers and are answered, aloud and in writing", () => {
  const { voice, take, finish, ear, done } = set();
  voice.listen(true);
  take();
  ear.hear("next step please");
  ear.hear("go back");
  ear.hear("set a timer for 5 minutes");
  expect(done()).toEqual(["move 1", "move -1", "timer 300"]);
  expect(take()).toEqual(["say 10 minutes timer started."]);
  expect(voice.state().said).toBe("10 min timer started.");
  ear.hear("next");
  expect(done()).toEqual([]);
  ear.hear("stop");
  expect(take()).toEqual(["stop"]);
  finish();
});

test("talk is no command, and after 'stop listening' nothing is heard", async () => {
  const { voice, ear, done } = set();
  voice.listen(true);
  ear.hear("shall we open the next bottle");
  expect(done()).toEqual([]);
  ear.hear("stop listening");
  expect(ear.isOn()).toBe(false);
  expect(voice.state().isListening).toBe(false);
});

test.each([
  ["denied", /may not use the microphone/],
  ["no-microphone", /No microphone/],
  ["offline", /without a connection/],
  ["failed", /stopped listening/],
] as const)("when listening ends as %s, the cook is told", (why, words) => {
  const { voice, ear } = set();
  voice.listen(true);
  ear.end(why);
  expect(voice.state()).toMatchObject({ isListening: false, said: expect.stringMatching(words) });
});

test("a microphone that can't be had at once is not shown as on", () => {
  const recogniser = {
    listen: ({ onEnd }: ListeningEvents) => {
      onEnd("denied");
      return () => {};
    },
  };
  const voice = createVoice(null, recogniser, fakeAlarms().alarms);
  voice.listen(true);
  expect(voice.state()).toMatchObject({
    isListening: false,
    said: expect.stringMatching(/may not use the microphone/),
  });
});

test("where no step is on screen, nothing listens", () => {
  const { voice, ear } = set();
  voice.listen(true);
  voice.show(null);
  expect(ear.isOn()).toBe(false);
  expect(voice.state().isListening).toBe(false);
});

test("once ended, it neither speaks nor listens", () => {
  const { voice, take, ear, ring } = set();
  voice.read(true);
  voice.listen(true);
  take();
  voice.end();
  expect(take()).toEqual(["stop"]);
  expect(ear.isOn()).toBe(false);
  ring(true);
  // The voice may have been opened for a screen that was left meanwhile.
  voice.read(true);
  voice.listen(true);
  expect(take()).toEqual(["stop"]);
  expect(ear.isOn()).toBe(false);
  expect(voice.state()).toEqual({ isReading: false, isListening: false, said: "" });
});

test.each([
  ["butter", "50 g unsalted butter"],
  ["rice", "300 g risotto rice"],
  ["salt", "salt, no amount given"],
  ["dragon fruit", "This recipe names no dragon fruit."],
])("how much %s: %s", (thing, told) => {
  expect(tellAmount(thing, ingredients)).toBe(told);
});
