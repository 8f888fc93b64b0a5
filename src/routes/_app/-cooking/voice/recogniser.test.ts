import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { createRecogniser, type BrowserRecognition } from "./recogniser.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class FakeRecognition extends EventTarget implements BrowserRecognition {
  continuous = false;
  interimResults = true;
  lang = "";
  log: string[] = [];
  start() {
    this.log.push("start");
  }
  abort() {
    this.log.push("abort");
  }
  fire(name: string, fields: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), fields));
  }
  hear(transcript: string, isFinal = true) {
    this.fire("result", { results: [Object.assign([{ transcript }], { isFinal })] });
  }
}

function listen() {
  const browser = new FakeRecognition();
  const [heard, ends]: [string[], string[]] = [[], []];
  const stop = createRecogniser(() => browser, "en-GB").listen({
    onHeard: (words) => heard.push(words),
    onEnd: (why) => ends.push(why),
  });
  return { browser, heard, ends, stop };
}

test("it listens on in the cook's English, and passes whole utterances only", () => {
  const { browser, heard } = listen();
  expect(browser).toMatchObject({ continuous: true, interimResults: false, lang: "en-GB" });
  browser.hear("ne", false);
  browser.hear("next");
  browser.fire("result");
  expect(heard).toEqual(["next"]);
});

test("after a silence it goes on; stopped, it hears nothing more", () => {
  const { browser, heard, ends, stop } = listen();
  vi.advanceTimersByTime(60_000);
  browser.fire("error", { error: "no-speech" });
  browser.fire("end");
  expect(browser.log).toEqual(["start", "start"]);
  stop();
  browser.hear("next");
  browser.fire("end");
  expect(browser.log).toEqual(["start", "start", "abort"]);
  expect([heard, ends]).toEqual([[], []]);
});

test.each([
  ["not-allowed", "denied"],
  ["service-not-allowed", "denied"],
  ["audio-capture", "no-microphone"],
  ["network", "offline"],
])("%s ends it as %s, and it doesn't try again", (error, why) => {
  const { browser, ends } = listen();
  browser.fire("error", { error });
  browser.fire("end");
  expect(ends).toEqual([why]);
  expect(browser.log).toEqual(["start", "abort"]);
});

test("a browser that ends it at once again and again is not retried forever", () => {
  const { browser, ends } = listen();
  for (let times = 0; times < 20; times += 1) browser.fire("end");
  expect(ends).toEqual(["failed"]);
  expect(browser.log.filter((what) => what === "start")).toHaveLength(5);
});

test("a browser that can't start says so", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const browser = new FakeRecognition();
  browser.start = () => {
    throw new Error("busy");
  };
  const ends: string[] = [];
  createRecogniser(() => browser).listen({ onHeard: () => {}, onEnd: (why) => ends.push(why) });
  expect(ends).toEqual(["failed"]);
});
