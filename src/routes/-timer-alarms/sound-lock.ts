/**
 * The audio context of the alarm. Browsers allow sound only after a user gesture, and phones interrupt
 * it during calls and while locked; so while a timer runs, every gesture and every return to the page
 * resumes it.
 */
import { createStore } from "../-common/store.ts";

/** `locked`: needs a user gesture; `broken`: a gesture didn't help either. */
export type SoundState = "on" | "waking" | "locked" | "broken";

/** The timeout for `resume()`, which never settles if the browser doesn't allow sound. */
const WAKE_MS = 1_000;
/** Events that may carry user activation; browsers differ in which of them do. */
const TOUCHES = ["pointerdown", "pointerup", "touchend", "click", "keydown"];
const RETURNS = ["focus", "pageshow"];

let context: AudioContext | undefined;
export const soundState = createStore<SoundState>("waking");
/** Whether a timer runs, so that an interrupted context is resumed. */
let isWanted = false;
let tries = 0;
/** The attempt in progress that a gesture started; 0 for none. */
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

// A function, because TypeScript would narrow the state, which changes during the await.
function readState(audio: AudioContext): AudioContextState {
  return audio.state;
}

/** A context that doesn't resume after a gesture was lost to an interruption: it is replaced. */
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

/** Retries without a gesture, after a call or another app had the speaker. */
export function retrySound(): void {
  void wake(false);
}

/** The context to sound in; undefined while it can't. */
export function soundingContext(): AudioContext | undefined {
  return context?.state === "running" ? context : undefined;
}

/**
 * While a timer runs, any gesture and any return to the page resumes the sound. Returns the function
 * that stops this.
 */
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
        // Not every touch event carries user activation: a scroll doesn't.
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
