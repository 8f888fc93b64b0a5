/**
 * The audio context of the alarm. Browsers let a page sound only after a touch, and phones interrupt it
 * for calls and while they are locked; so while a timer runs, every touch and every return wakes it.
 */
import { createStore } from "../-common/store.ts";

/** `locked`: a touch lets it sound; `broken`: it does not sound after a touch either. */
export type SoundState = "on" | "waking" | "locked" | "broken";

/** How long a context may take to start; where it isn't allowed to, it never answers. */
const WAKE_MS = 1_000;
/** What counts as a touch; a browser lets a page sound in one or another of them. */
const TOUCHES = ["pointerdown", "pointerup", "touchend", "click", "keydown"];
const RETURNS = ["focus", "pageshow"];

let context: AudioContext | undefined;
export const soundState = createStore<SoundState>("waking");
/** Whether a timer runs, so that a context that stops is tried again. */
let isWanted = false;
let tries = 0;
/** The try that a touch began and that is under way; 0 for none. */
let touched = 0;

function build(): AudioContext | undefined {
  try {
    const made = new AudioContext();
    made.addEventListener("statechange", () => {
      if (made !== context || touched > 0) return;
      if (made.state === "running") soundState.set("on");
      else if (isWanted) void wake(false);
      else soundState.set("waking");
    });
    return made;
  } catch (error) {
    console.warn("No sound can be made here", error);
    return undefined;
  }
}

/** Whether the context runs by now or soon; rejects if the browser refuses. */
async function starts(audio: AudioContext | undefined): Promise<boolean> {
  if (!audio || audio.state === "running") return audio !== undefined;
  const late = new Promise<void>((resolve) => setTimeout(resolve, WAKE_MS));
  try {
    await Promise.race([audio.resume(), late]);
  } catch (error) {
    // Another app may be using the speaker (a phone call).
    console.warn("The alarm's sound can't be resumed", error);
  }
  return readState(audio) === "running";
}

// What it is may change while it is waited for, which the compiler doesn't see.
function readState(audio: AudioContext): AudioContextState {
  return audio.state;
}

/** A context that doesn't start after a touch was lost to an interruption: a new one takes its place. */
async function wake(isTouch: boolean): Promise<void> {
  if (context?.state === "running") return soundState.set("on");
  if (!isTouch && touched > 0) return;
  tries += 1;
  const mine = tries;
  if (isTouch) touched = mine;
  soundState.set("waking");
  context ??= build();
  let isOn = await starts(context);
  if (!isOn && isTouch && mine === touched) {
    context?.close().catch((error: unknown) => console.warn("A lost context stays", error));
    context = build();
    isOn = await starts(context);
  }
  if (mine === touched) touched = 0;
  if (mine === tries || isOn) soundState.set(isOn ? "on" : isTouch ? "broken" : "locked");
}

/** Lets the alarm sound. Call it in the handler of a tap. Never throws. */
export function unlockSound(): void {
  void wake(navigator.userActivation?.isActive ?? true);
}

/** Tries again without a touch, after a call or another app had the speaker. */
export function retrySound(): void {
  void wake(false);
}

/** The context to sound in; undefined while it can't. */
export function soundingContext(): AudioContext | undefined {
  return context?.state === "running" ? context : undefined;
}

/** While a timer runs: any touch, and coming back, lets the alarm sound. Returns what ends that. */
export function keepSoundAwake(): () => void {
  isWanted = true;
  const ends = new AbortController();
  const options = { capture: true, passive: true, signal: ends.signal };
  const come = () => {
    if (!document.hidden) void wake(false);
  };
  for (const touch of TOUCHES) {
    window.addEventListener(
      touch,
      () => {
        // Not every event of a touch lets a page sound: a scroll doesn't.
        if (navigator.userActivation?.isActive ?? true) unlockSound();
      },
      options,
    );
  }
  for (const comesBack of RETURNS) window.addEventListener(comesBack, come, options);
  document.addEventListener("visibilitychange", come, options);
  void wake(false);
  return () => {
    isWanted = false;
    ends.abort();
    // A context that runs keeps the device's audio awake.
    const resting = context?.state === "running" ? context.suspend() : undefined;
    resting?.catch((error: unknown) => console.warn("The alarm's sound stays awake", error));
  };
}
