/** The alarm, synthesised with WebAudio: three rising notes of a struck bowl. */
import { createStore } from "../-common/store.ts";
import { retrySound, soundingContext } from "./sound-lock.ts";

const NOTES = [
  { hertz: 784, at: 0 },
  { hertz: 988, at: 0.18 },
  { hertz: 1319, at: 0.36 },
];
/** A bowl's overtones, and the loudness of each. */
const PARTIALS = [
  { ratio: 1, gain: 0.5 },
  { ratio: 2.76, gain: 0.14 },
  { ratio: 5.4, gain: 0.05 },
];
const RING_SECONDS = 1.1;
const REPEAT_MS = 1_900;
/** The maximum duration of an alarm's sound, ms; after that the alarm is only shown. */
const LONGEST_MS = 120_000;
const BUZZ_MS = [300, 120, 300, 120, 500];

/** Safari's Audio Session API; with "playback" the alarm sounds although the ring switch is off. */
interface AudioSession {
  type: string;
}

/**
 * Set only during an alarm, so that a podcast in another app plays until then and may resume
 * afterwards.
 */
function takeSpeaker(type: "playback" | "auto"): void {
  const { audioSession } = navigator as Navigator & { audioSession?: AudioSession };
  if (audioSession) audioSession.type = type;
}

function strike(audio: AudioContext, hertz: number, at: number): void {
  for (const { ratio, gain } of PARTIALS) {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.frequency.value = hertz * ratio;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(gain, at + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + RING_SECONDS / ratio ** 0.4);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + RING_SECONDS);
  }
}

function buzz(pattern: number | number[]): void {
  // Before the first tap the browser refuses to vibrate, and complains in the console.
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(pattern);
}

/** Sounds and vibrates once. Silent while sound is locked. */
export function ringOnce(): void {
  buzz(BUZZ_MS);
  const audio = soundingContext();
  if (!audio) return retrySound();
  const start = audio.currentTime + 0.02;
  for (const { hertz, at } of NOTES) strike(audio, hertz, start + at);
}

/** How many alarms sound. */
const ringing = createStore(0);

function countRinging(by: 1 | -1): void {
  ringing.set(ringing.read() + by);
}

/** Whether an alarm sounds in this tab, so that nothing else should be spoken. */
export function isRinging(): boolean {
  return ringing.read() > 0;
}

/** Calls back whenever an alarm starts or stops; returns the unsubscribe function. */
export const watchRinging = ringing.subscribe;

/** Rings until the returned function is called, or for at most `LONGEST_MS`. */
export function startRinging(): () => void {
  takeSpeaker("playback");
  ringOnce();
  const repeat = setInterval(ringOnce, REPEAT_MS);
  let isOver = false;
  const fallSilent = () => {
    clearInterval(repeat);
    if (!isOver) countRinging(-1);
    isOver = true;
    if (ringing.read() === 0) takeSpeaker("auto");
  };
  countRinging(1);
  const giveUp = setTimeout(fallSilent, LONGEST_MS);
  return () => {
    clearTimeout(giveUp);
    fallSilent();
    buzz(0);
  };
}
