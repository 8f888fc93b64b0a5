import { createStore } from "../-common/store.ts";

/**
 * The alarm, synthesised with WebAudio: three rising notes of a struck bowl. Browsers allow a page
 * to make sound only after a tap, so the taps that start timers create or resume the audio context.
 */

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
/** After this the alarm is only shown: the cook may have left the kitchen. */
const LONGEST_MS = 120_000;
const BUZZ_MS = [300, 120, 300, 120, 500];

let context: AudioContext | undefined;

/** Unlocks sound. Call it in the handler of a tap. */
export function unlockSound(): void {
  context ??= new AudioContext();
  if (context.state !== "running") {
    context.resume().catch((error: unknown) => {
      // Another app may be using the speaker (a phone call); the alarm is still shown and still
      // vibrates.
      console.warn("The alarm can't sound", error);
    });
  }
}

export function canSound(): boolean {
  return context?.state === "running";
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
  if (!context || context.state !== "running") return;
  const start = context.currentTime + 0.02;
  for (const { hertz, at } of NOTES) strike(context, hertz, start + at);
}

/** How many alarms sound. */
const ringing = createStore(0);

function countRinging(by: 1 | -1): void {
  ringing.set(ringing.read() + by);
}

/** Whether an alarm sounds in this tab, so that nothing else should be said. */
export function isRinging(): boolean {
  return ringing.read() > 0;
}

/** Calls back whenever an alarm begins or ends; returns what ends that. */
export const watchRinging = ringing.subscribe;

/** Rings until the returned function is called, or until the longest time is over. */
export function startRinging(): () => void {
  ringOnce();
  const repeat = setInterval(ringOnce, REPEAT_MS);
  let isOver = false;
  const fallSilent = () => {
    clearInterval(repeat);
    if (!isOver) countRinging(-1);
    isOver = true;
  };
  countRinging(1);
  const giveUp = setTimeout(fallSilent, LONGEST_MS);
  return () => {
    clearTimeout(giveUp);
    fallSilent();
    buzz(0);
  };
}
