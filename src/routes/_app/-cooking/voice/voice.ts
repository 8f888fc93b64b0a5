import type { RecipeIngredient } from "#domain/entities.ts";
import { findNamedIngredients } from "#domain/steps/step-ingredients.ts";

import { createStore } from "../../../-common/store.ts";
import { parseCommand, type Command } from "./parse-command.ts";
import type { ListeningEnd, Recogniser } from "./recogniser.ts";
import type { Speaker } from "./speaker.ts";
import { toPieces, toSpoken } from "./spoken-text.ts";

/** What is on screen, and the actions that voice commands have there. */
export interface VoiceScene {
  /** Identifies the step. */
  key: string;
  /** The step's text for reading aloud; "" for none. */
  text: string;
  ingredients: readonly RecipeIngredient[];
  move: (by: 1 | -1) => void;
  /** Starts a timer, with the step's own time if null. Returns what to say about it. */
  startTimer: (seconds: number | null) => string;
}

export interface VoiceState {
  /** Whether each step is read aloud when the cook turns to it. */
  isReading: boolean;
  isListening: boolean;
  /** The last command heard or answer given, to be shown as text; "" for none. */
  said: string;
}

/** Alarms, during which nothing is spoken. */
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
   * Sets what is on screen. A new step is read aloud if reading is on. Null means that no step is
   * shown: listening ends, because nothing on screen would indicate it.
   */
  show(scene: VoiceScene | null): void;
  read(on: boolean): void;
  listen(on: boolean): void;
  /** Stops speaking and listening permanently. */
  end(): void;
}

const ENDED: Readonly<Record<ListeningEnd, string>> = {
  denied: "Simmer may not use the microphone. Allow it in your browser’s settings for this page.",
  "no-microphone": "No microphone was found.",
  offline: "Your browser can’t understand speech without a connection. Listening is off.",
  failed: "Your browser stopped listening.",
};

/** The recipe's amounts of an ingredient, in words: "50 g butter, 1 tbsp peanut butter". */
export function tellAmount(thing: string, ingredients: readonly RecipeIngredient[]): string {
  const found = findNamedIngredients(thing, ingredients).flatMap((at) => ingredients[at] ?? []);
  if (found.length === 0) return `This recipe names no ${thing}.`;
  return found
    .map(({ amount, name }) => (amount === "" ? `${name}, no amount given` : `${amount} ${name}`))
    .join("; ");
}

/**
 * Voice control for the current scene. It neither speaks nor listens until told to, says nothing
 * while an alarm rings, and ignores what it hears while speaking, since that would be itself.
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
  let isEnded = false;
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
    if (on && recogniser && !isEnded) {
      const stop = recogniser.listen({
        onHeard,
        onEnd: (why) => {
          ended = ENDED[why];
          stopListening = null;
          set({ isListening: false, said: ended });
        },
      });
      // Listening may have ended synchronously, before `listen` returned.
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
    // While speaking it would hear itself, so only commands that stop it are obeyed.
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
      set({ isReading: on && speaker !== null && !isEnded });
      if (on && scene) say(scene.text);
      else hush();
    },
    listen,
    end: () => {
      isEnded = true;
      unwatch();
      hush();
      listen(false);
      set({ isReading: false, said: "" });
      scene = null;
    },
  };
}
