import { Mic, MicOff, Volume2, VolumeX } from "lucide-react";

import { IconButton } from "#ui/icon-button.tsx";

import { useVoiceState } from "./use-voice.ts";
import type { Voice } from "./voice.ts";

import styles from "./voice-strip.module.css";

/** Shows that steps are being read or the microphone is on, and lets the cook end either. */
export function VoiceStrip({ voice }: { voice: Voice }) {
  const { isReading, isListening, said } = useVoiceState(voice);
  const isShown = isReading || isListening || said !== "";
  return (
    <div className={isShown ? styles.strip : undefined} data-listening={isListening || undefined}>
      <p role="status" className={styles.words}>
        {isListening ? (
          <>
            <Mic aria-hidden className={styles.live} />
            <strong>Listening</strong>{" "}
          </>
        ) : isReading ? (
          <>
            <Volume2 aria-hidden />
            <strong>Reading aloud</strong>{" "}
          </>
        ) : null}
        {said !== "" ? (
          <span>{said}</span>
        ) : isListening ? (
          <span className={styles.hint}>
            Say <q>next</q> or <q>how much butter</q>
          </span>
        ) : null}
      </p>
      {isReading ? (
        <IconButton
          label="Stop reading aloud"
          icon={<VolumeX aria-hidden />}
          onClick={() => voice.read(false)}
        />
      ) : null}
      {isListening ? (
        <IconButton
          label="Stop listening"
          icon={<MicOff aria-hidden />}
          onClick={() => voice.listen(false)}
        />
      ) : null}
    </div>
  );
}
