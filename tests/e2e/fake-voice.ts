import type { Page } from "@playwright/test";

interface FakeVoice {
  said: string[];
  ear: EventTarget | null;
}
type FakeWindow = Window & { fakeVoice: FakeVoice };

/**
 * Fakes speech synthesis and recognition, which headless browsers lack: utterances are recorded, and a
 * test's words are recognised while the app listens.
 */
export async function fakeVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const fake: FakeVoice = { said: [], ear: null };
    const voice = { lang: "en-GB", localService: true, default: true };
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => [voice],
      cancel: () => {},
      speak: (utterance: EventTarget & { text: string }) => {
        fake.said.push(utterance.text);
        queueMicrotask(() => utterance.dispatchEvent(new Event("end")));
      },
    });
    class Utterance extends EventTarget {
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    class Recognition extends EventTarget {
      start(): void {
        fake.ear = this;
      }
      abort(): void {
        fake.ear = null;
      }
    }
    const given = { fakeVoice: fake, SpeechRecognition: Recognition };
    Object.assign(window, given, { SpeechSynthesisUtterance: Utterance });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  });
}

/** Says something into the microphone; rejects if nobody listens. */
export async function speak(page: Page, transcript: string): Promise<void> {
  await page.evaluate((words) => {
    const { ear } = (window as unknown as FakeWindow).fakeVoice;
    if (!ear) throw new Error("Nobody listens");
    const results = [Object.assign([{ transcript: words }], { isFinal: true })];
    ear.dispatchEvent(Object.assign(new Event("result"), { results }));
  }, transcript);
}

/** Whether the microphone is on. */
export function isListening(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as unknown as FakeWindow).fakeVoice.ear !== null);
}

/** The utterances since the page was loaded. */
export function saidAloud(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as FakeWindow).fakeVoice.said);
}
