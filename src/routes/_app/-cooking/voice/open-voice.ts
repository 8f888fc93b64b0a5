import { isRinging, watchRinging } from "../../../-timer-alarms/alarm-sound.ts";
import { findRecogniser } from "./recogniser.ts";
import { findSpeaker } from "./speaker.ts";
import { createVoice, type Voice } from "./voice.ts";

/** Opens voice control with as much of it as this device supports. */
export async function openVoice(): Promise<Voice> {
  const alarms = { isRinging, watch: watchRinging };
  return createVoice(await findSpeaker(), findRecogniser(), alarms);
}
