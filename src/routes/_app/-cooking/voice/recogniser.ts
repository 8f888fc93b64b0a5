/** Why listening ended without the cook asking for it. */
export type ListeningEnd = "denied" | "no-microphone" | "offline" | "failed";

export interface ListeningEvents {
  /** The recognised text of one utterance. */
  onHeard: (words: string) => void;
  onEnd: (why: ListeningEnd) => void;
}

/** Recognises speech. The audio may leave the device: see `VoiceConsent`. */
export interface Recogniser {
  /** Listens until the returned function is called, or until `onEnd`. */
  listen(events: ListeningEvents): () => void;
}

/** The part of SpeechRecognition that is used; TypeScript's library lacks it. */
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
/**
 * Browsers end listening after some silence, and it is restarted. If it repeatedly ends sooner than
 * this, listening has failed.
 */
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

/** Whether this browser has a recogniser. */
export const CAN_LISTEN =
  typeof window !== "undefined" &&
  ("SpeechRecognition" in window || "webkitSpeechRecognition" in window);

/** This browser's recogniser; null if it has none. */
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
