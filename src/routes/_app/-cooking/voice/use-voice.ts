import { useEffect, useState, useSyncExternalStore } from "react";

import type { Voice, VoiceScene, VoiceState } from "./voice.ts";

/** Reading aloud and listening; loaded when the cook first looks for them. */
export interface VoiceControl {
  voice: Voice | null;
  /** Takes what was loaded. */
  take: (voice: Voice) => void;
}

/** The voice control of cooking mode, which stops when the screen is left or hidden. */
export function useVoice(): VoiceControl {
  const [voice, take] = useState<Voice | null>(null);
  useEffect(() => {
    if (!voice) return;
    const onHidden = () => {
      if (document.hidden) voice.listen(false);
    };
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      document.removeEventListener("visibilitychange", onHidden);
      voice.end();
    };
  }, [voice]);
  return { voice, take };
}

/** Tells the voice what is on screen; null for nothing to read. */
export function useVoiceScene({ voice }: VoiceControl, scene: VoiceScene | null): void {
  useEffect(() => {
    voice?.show(scene);
  });
}

export function useVoiceState(voice: Voice): VoiceState {
  return useSyncExternalStore(voice.subscribe, voice.state);
}
