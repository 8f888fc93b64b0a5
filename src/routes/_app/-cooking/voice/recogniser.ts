/** Why listening ended without the cook's asking. */
export type ListeningEnd = "denied" | "no-microphone" | "offline" | "failed";

export interface ListeningEvents {
  /** What was understood of one utterance. */
  onHeard: (words: string) => void;
  onEnd: (why: ListeningEnd) => void;
}

/** Turns speech into words. What is said may leave the device: see `VoiceConsent`. */
export interface Recogniser {
  /** Listens until the returned function is called, or until `onEnd`. */
  listen(events: ListeningEvents): () => void;
}

/** The used part of SpeechRecognition, which TypeScript's library lacks. */
export interface BrowserRecognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  start(): void;
  abort(): void;
}

const ENDS: Readonly<Record<string, ListeningEnd>> = {
  "not-allowed": "denied",
  "service-not-allowed": "denied",
  "audio-capture": "no-microphone",
  network: "offline",
};
/** Browsers end listening after a while of silence. One that ends sooner, again and again, fails. */
const SOON_MS = 1_000;
const SOON_MOST = 4;

/** The newest final utterance of a result event. */
function wordsOf(event: Event): string {
  const { results } = event as Event & { results?: SpeechRecognitionResultList };
  const last = results?.[results.length - 1];
  return last?.isFinal === true ? (last[0]?.transcript ?? "") : "";
}

export function createRecogniser(make: () => BrowserRecognition, lang = "en"): Recogniser {
  return {
    listen({ onHeard, onEnd }) {
      const recognition = make();
      recognition.continuous = true;
      recognition.interimResults = false;
      recognition.lang = lang;
      let isOver = false;
      let startedAt = 0;
      let soon = 0;
      const end = (why: ListeningEnd | null) => {
        if (isOver) return;
        isOver = true;
        recognition.abort();
        if (why) onEnd(why);
      };
      const start = () => {
        startedAt = Date.now();
        try {
          recognition.start();
        } catch (error) {
          console.error("Listening can't start", error);
          end("failed");
        }
      };
      recognition.addEventListener("result", (event) => {
        const words = wordsOf(event);
        if (!isOver && words !== "") onHeard(words);
      });
      recognition.addEventListener("error", (event) => {
        const why = ENDS[(event as Event & { error?: string }).error ?? ""];
        if (why) end(why);
      });
      recognition.addEventListener("end", () => {
        if (isOver) return;
        soon = Date.now() - startedAt < SOON_MS ? soon + 1 : 0;
        if (soon > SOON_MOST) end("failed");
        else start();
      });
      start();
      return () => end(null);
    },
  };
}

/** The recogniser of this browser; null where there is none. */
export function findRecogniser(): Recogniser | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as typeof window &
    Record<
      "SpeechRecognition" | "webkitSpeechRecognition",
      (new () => BrowserRecognition) | undefined
    >;
  const Recognition = SpeechRecognition ?? webkitSpeechRecognition;
  if (!Recognition) return null;
  const { language } = navigator;
  return createRecogniser(() => new Recognition(), /^en\b/iu.test(language) ? language : "en-US");
}
