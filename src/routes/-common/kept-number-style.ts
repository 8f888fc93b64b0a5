import { chooseNumberStyle, type NumberStyle } from "#domain/amounts/number-style.ts";

import { createStore } from "./store.ts";

/* The cook's number style, kept in this browser alone. It is not personal data. */

const KEY = "simmer.number-style";

const style = createStore<NumberStyle>("unset");

export const { read: readNumberStyle, subscribe: subscribeToNumberStyle } = style;

function choose(next: NumberStyle): void {
  chooseNumberStyle(next);
  style.set(next);
}

/** Reads numbers as the cook has chosen before, from the start of the app. */
export function startNumberStyle(): void {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === "point" || kept === "comma") choose(kept);
  } catch (error) {
    console.warn("This browser keeps nothing", error);
  }
}

/** From here on numbers are read in this style. */
export function keepNumberStyle(next: NumberStyle): void {
  choose(next);
  try {
    localStorage.setItem(KEY, next);
  } catch (error) {
    console.warn("The style of numbers will have to be chosen again", error);
  }
}
