import { isRinging, watchRinging } from "../../../-timer-alarms/alarm-sound.ts";
import { findRecogniser } from "./recogniser.ts";
import { findSpeaker } from "./speaker.ts";
import { createVoice, type Voice } from "./voice.ts";

/** The voice of this browser, with whatever of it this device has. */
export async function openVoice(): Promise<Voice> {
  const alarms = { isRinging, watch: watchRinging };
  return createVoice(await findSpeaker(), findRecogniser(), alarms);
}
