import { useEffect } from "react";

import { useStore } from "../-common/store.ts";
import { keepSoundAwake, soundState, type SoundState } from "./sound-lock.ts";

/** Keeps the alarm's sound unlocked while `isWanted`; returns its state. */
export function useAlarmSound(isWanted: boolean): SoundState {
  useEffect(() => (isWanted ? keepSoundAwake() : undefined), [isWanted]);
  return useStore(soundState);
}
