import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

import type { Voice, VoiceScene, VoiceState } from "./voice.ts";

/** Voice control, loaded lazily when the cook first opens its menu. */
export interface VoiceControl {
  voice: Voice | null;
  /** Sets the voice once it has been loaded; ends it if the screen was left meanwhile. */
  take: (voice: Voice) => void;
  /** Whether the cook has agreed to be listened to since the recipe was opened. */
  hasAgreed: boolean;
  agree: () => void;
}

/** The voice control of cooking mode, which stops when the screen is left or hidden. */
export function useVoice(): VoiceControl {
  const [voice, setVoice] = useState<Voice | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const take = useCallback((opened: Voice) => {
    if (isLeft.current) opened.end();
    else setVoice(opened);
  }, []);
  const [hasAgreed, setAgreed] = useState(false);
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
  return { voice, take, hasAgreed, agree: () => setAgreed(true) };
}

/** Updates the voice's scene; null if there is nothing to read. */
export function useVoiceScene({ voice }: VoiceControl, scene: VoiceScene | null): void {
  useEffect(() => {
    voice?.show(scene);
  });
}

export function useVoiceState(voice: Voice): VoiceState {
  return useSyncExternalStore(voice.subscribe, voice.state);
}
