/** Says texts aloud, one at a time. */
export interface Speaker {
  /**
   * Speaks these texts in order, interrupting any current speech. Resolves when everything has been
   * spoken, when it is stopped, or when the voice fails.
   */
  say(pieces: readonly string[]): Promise<void>;
  stop(): void;
}

/** The part of `speechSynthesis` that is used. */
export type Synthesis = Pick<SpeechSynthesis, "getVoices" | "speak" | "cancel">;

/**
 * Finds a voice that runs on this device. Remote voices send the text to their vendor, so they are
 * never used.
 * @param lang the language of the text ("en")
 */
export function findLocalVoice(
  voices: readonly SpeechSynthesisVoice[],
  lang: string,
): SpeechSynthesisVoice | null {
  const fitting = voices.filter(
    (voice) => voice.localService && voice.lang.toLowerCase().split(/[-_]/u)[0] === lang,
  );
  return fitting.find((voice) => voice.default) ?? fitting[0] ?? null;
}

/** A speaker with the browser's own voice; null if this device has none. */
export function createSpeaker(
  synthesis: Synthesis,
  makeUtterance: (text: string) => SpeechSynthesisUtterance = (text) =>
    new SpeechSynthesisUtterance(text),
): Speaker | null {
  const voice = findLocalVoice(synthesis.getVoices(), "en");
  if (!voice) return null;
  /** The number of the current utterance, so that events of an earlier one are ignored. */
  let turn = 0;
  const sayOne = (text: string) =>
    new Promise<void>((resolve) => {
      const utterance = makeUtterance(text);
      utterance.voice = voice;
      utterance.lang = voice.lang;
      // A failure ("canceled" too) must not silence the next step.
      for (const end of ["end", "error"] as const) utterance.addEventListener(end, () => resolve());
      synthesis.speak(utterance);
    });
  return {
    async say(pieces) {
      turn += 1;
      const mine = turn;
      synthesis.cancel();
      for (const piece of pieces) {
        if (turn !== mine) return;
        await sayOne(piece);
      }
    },
    stop() {
      turn += 1;
      synthesis.cancel();
    },
  };
}

/** A speaker with this browser's voice, once the voices have loaded; null if there is none. */
export async function findSpeaker(): Promise<Speaker | null> {
  if (!("speechSynthesis" in window)) return null;
  const synthesis = window.speechSynthesis;
  if (synthesis.getVoices().length === 0) {
    await new Promise<void>((resolve) => {
      synthesis.addEventListener("voiceschanged", () => resolve(), { once: true });
      // A device without voices never fires `voiceschanged`, hence the timeout.
      setTimeout(resolve, VOICES_MS);
    });
  }
  return createSpeaker(synthesis);
}

const VOICES_MS = 1_500;
