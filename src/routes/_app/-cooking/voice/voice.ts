import type { RecipeIngredient } from "#domain/entities.ts";
import { findNamedIngredients } from "#domain/steps/step-ingredients.ts";

import { createStore } from "../../../-common/store.ts";
import { parseCommand, type Command } from "./parse-command.ts";
import type { ListeningEnd, Recogniser } from "./recogniser.ts";
import type { Speaker } from "./speaker.ts";
import { toPieces, toSpoken } from "./spoken-text.ts";

/** What is on screen, and what a command can do there. */
export interface VoiceScene {
  /** Tells this step from any other. */
  key: string;
  /** The step as it is read; "" for none. */
  text: string;
  ingredients: readonly RecipeIngredient[];
  move: (by: 1 | -1) => void;
  /** Starts a timer; null for the time of the step. Returns what to say about it. */
  startTimer: (seconds: number | null) => string;
}

export interface VoiceState {
  /** Whether each step is read as it is turned to. */
  isReading: boolean;
  isListening: boolean;
  /** What was last heard or answered, to be read as well; "" for nothing. */
  said: string;
}

/** Whether alarms ring, which nothing is said over. */
export interface Alarms {
  isRinging(): boolean;
  watch(listener: () => void): () => void;
}

export interface Voice {
  canRead: boolean;
  canListen: boolean;
  state(): VoiceState;
  subscribe(listener: () => void): () => void;
  /**
   * Says what is on screen now. A new step is read, if steps are; null, for no step at all, ends
   * listening, since nothing there would show it.
   */
  show(scene: VoiceScene | null): void;
  read(on: boolean): void;
  listen(on: boolean): void;
  /** Stops speaking and listening, for good. */
  end(): void;
}

const ENDED: Readonly<Record<ListeningEnd, string>> = {
  denied: "Simmer may not use the microphone. Allow it in your browser’s settings for this page.",
  "no-microphone": "No microphone was found.",
  offline: "Your browser can’t understand speech without a connection. Listening is off.",
  failed: "Your browser stopped listening.",
};

/** "50 g butter, 1 tbsp peanut butter": what the recipe has of a thing, in words. */
export function tellAmount(thing: string, ingredients: readonly RecipeIngredient[]): string {
  const found = findNamedIngredients(thing, ingredients).flatMap((at) => ingredients[at] ?? []);
  if (found.length === 0) return `This recipe names no ${thing}.`;
  return found
    .map(({ amount, name }) => (amount === "" ? `${name}, no amount given` : `${amount} ${name}`))
    .join("; ");
}

/**
 * Reading aloud and listening, over what is on screen. It neither speaks nor listens until it is
 * told to, says nothing while an alarm rings, and hears nothing while it speaks, since that would be
 * itself.
 */
export function createVoice(
  speaker: Speaker | null,
  recogniser: Recogniser | null,
  alarms: Alarms,
): Voice {
  const state = createStore<VoiceState>({ isReading: false, isListening: false, said: "" });
  let scene: VoiceScene | null = null;
  let stopListening: (() => void) | null = null;
  /** A counter of utterances, so that a stale end event isn't taken for the current one's. */
  let turn = 0;
  let isSpeaking = false;
  const set = (changed: Partial<VoiceState>) => state.set({ ...state.read(), ...changed });

  const speak = async (text: string) => {
    if (!speaker || text === "" || alarms.isRinging()) return;
    turn += 1;
    const mine = turn;
    isSpeaking = true;
    try {
      await speaker.say(toPieces(toSpoken(text)));
    } catch (error) {
      console.error("Nothing can be read aloud", error);
    }
    if (turn === mine) isSpeaking = false;
  };
  const say = (text: string) => void speak(text);
  const hush = () => {
    turn += 1;
    isSpeaking = false;
    speaker?.stop();
  };
  const unwatch = alarms.watch(() => {
    if (alarms.isRinging()) hush();
  });
  const answer = (words: string) => {
    set({ said: words });
    say(words);
  };
  const listen = (on: boolean) => {
    stopListening?.();
    stopListening = null;
    let ended = "";
    if (on && recogniser) {
      const stop = recogniser.listen({
        onHeard,
        onEnd: (why) => {
          ended = ENDED[why];
          stopListening = null;
          set({ isListening: false, said: ended });
        },
      });
      // It may have ended before it began.
      if (ended === "") stopListening = stop;
    }
    set({ isListening: stopListening !== null, said: ended });
  };

  const obey = (command: Command, { text, ingredients, move, startTimer }: VoiceScene) => {
    set({ said: "" });
    switch (command.kind) {
      case "next":
        return move(1);
      case "back":
        return move(-1);
      case "repeat":
        return say(text);
      case "hush":
        return hush();
      case "stopListening":
        return listen(false);
      case "startTimer":
        return answer(startTimer(command.seconds));
      case "howMuch":
        return answer(tellAmount(command.thing, ingredients));
    }
  };
  function onHeard(words: string): void {
    const command = parseCommand(words);
    if (!command || !scene) return;
    // While it speaks it would hear itself; only "stop" is meant for it then.
    if (isSpeaking && command.kind !== "hush" && command.kind !== "stopListening") return;
    obey(command, scene);
  }

  return {
    canRead: speaker !== null,
    canListen: recogniser !== null,
    state: state.read,
    subscribe: state.subscribe,
    show: (next) => {
      if (!next && state.read().isListening) listen(false);
      const isNew = next?.key !== scene?.key;
      scene = next;
      if (!isNew) return;
      hush();
      if (state.read().said !== "") set({ said: "" });
      if (state.read().isReading && next) say(next.text);
    },
    read: (on) => {
      set({ isReading: on && speaker !== null });
      if (on && scene) say(scene.text);
      else hush();
    },
    listen,
    end: () => {
      unwatch();
      hush();
      listen(false);
      set({ isReading: false, said: "" });
      scene = null;
    },
  };
}
