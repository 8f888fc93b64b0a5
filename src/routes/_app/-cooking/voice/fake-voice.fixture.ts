import type { ListeningEvents, Recogniser } from "./recogniser.ts";
import type { Speaker } from "./speaker.ts";
import type { Alarms } from "./voice.ts";

/** A fake speaker that records what it says, and keeps speaking until `finish`. */
export function fakeSpeaker() {
  const log: string[] = [];
  let finish = () => {};
  const speaker: Speaker = {
    say: (pieces) => {
      log.push(`say ${pieces.join(" ")}`);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    stop: () => {
      log.push("stop");
      finish();
    },
  };
  /** What was said and stopped since it was last asked. */
  const take = () => log.splice(0);
  return { speaker, take, finish: () => finish() };
}

/** A recogniser that hears what a test says. */
export function fakeRecogniser() {
  let events: ListeningEvents | null = null;
  const recogniser: Recogniser = {
    listen: (given) => {
      events = given;
      return () => {
        events = null;
      };
    },
  };
  return {
    recogniser,
    isOn: () => events !== null,
    hear: (words: string) => events?.onHeard(words),
    end: (why: Parameters<ListeningEvents["onEnd"]>[0]) => events?.onEnd(why),
  };
}

/** Alarms that a test rings. */
export function fakeAlarms() {
  let isRinging = false;
  const listeners = new Set<() => void>();
  const alarms: Alarms = {
    isRinging: () => isRinging,
    watch: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const ring = (on: boolean) => {
    isRinging = on;
    for (const listener of listeners) listener();
  };
  return { alarms, ring };
}
