import { expect, test } from "vitest";

import { createSpeaker, findLocalVoice, type Synthesis } from "./speaker.ts";

const voice = (name: string, lang: string, localService: boolean, isDefault = false) =>
  ({ name, lang, localService, default: isDefault, voiceURI: name }) as SpeechSynthesisVoice;

/** A browser's synthesis that ends an utterance when told to, or when it is cancelled. */
function fakeSynthesis(voices: SpeechSynthesisVoice[]) {
  const queue: EventTarget[] = [];
  const log: string[] = [];
  const synthesis: Synthesis = {
    getVoices: () => voices,
    speak: (utterance) => {
      log.push(utterance.text);
      queue.push(utterance);
    },
    cancel: () => {
      for (const each of queue.splice(0)) each.dispatchEvent(new Event("error"));
    },
  };
  const finish = () => queue.shift()?.dispatchEvent(new Event("end"));
  const make = (text: string) =>
    Object.assign(new EventTarget(), { text }) as unknown as SpeechSynthesisUtterance;
  return { synthesis, log, finish, make };
}

const settle = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test("only a voice of this device is used, in the language of the text, its default one first", () => {
  const far = voice("Far", "en-GB", false, true);
  const [near, nearest] = [voice("Near", "en_US", true), voice("Nearest", "en-GB", true, true)];
  const german = voice("Anna", "de-DE", true, true);
  expect(findLocalVoice([far, german, near, nearest], "en")).toBe(nearest);
  expect(findLocalVoice([far, near], "en")).toBe(near);
  expect(findLocalVoice([far, german], "en")).toBeNull();
  expect(createSpeaker(fakeSynthesis([far]).synthesis)).toBeNull();
});

test("pieces follow each other, and what is said anew takes the place of what was said", async () => {
  const { synthesis, log, finish, make } = fakeSynthesis([voice("Near", "en-US", true)]);
  const speaker = createSpeaker(synthesis, make);
  const first = speaker?.say(["One.", "Two.", "Three."]);
  expect(log).toEqual(["One."]);
  finish();
  await settle();
  await settle();
  expect(log).toEqual(["One.", "Two."]);
  const second = speaker?.say(["Anew."]);
  await first;
  expect(log).toEqual(["One.", "Two.", "Anew."]);
  speaker?.stop();
  await second;
  expect(log).toHaveLength(3);
});
