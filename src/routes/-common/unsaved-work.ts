import { useEffect } from "react";

import { createStore } from "./store.ts";

/*
 * What a reload of this page would lose: words that were typed and not yet stored, a plan that is
 * still being made, a timer whose alarm this page may sound. A new version of the app waits for it
 * (app-update.ts). The module knows nothing of screens: it is told by hooks, and listens to typing.
 */

/** Held, shared, by every window with unsaved work; another window sees it there. */
const LOCK = "simmer:unsaved";
/** How often it is looked whether what was typed is still on the screen. In ms. */
const LOOK_MS = 2_000;
/**
 * Said by a field that stays on the screen with its text, such as a shop's name, once that is stored:
 * `data-stored`.
 */
const STORED = "stored";
/** Fields whose text is the cook's own; the others are chosen again with a tap. */
const TEXT_FIELDS = new Set(["text", "email", "password", "textarea"]);

type TextField = HTMLInputElement | HTMLTextAreaElement;

const holders = new Set<symbol>();
const typedIn = new Set<TextField>();
const unsaved = createStore(false);
let release: (() => void) | undefined;
let looking: ReturnType<typeof setInterval> | undefined;

/** Whether this page has unsaved work; a dialog counts as long as it is open. */
export function hasUnsavedWork(): boolean {
  return unsaved.read() || document.querySelector("dialog[open]") !== null;
}

/** The same without dialogs, for `useSyncExternalStore`: nobody is told when one opens. */
export const { read: isUnsavedHere, subscribe: subscribeToUnsavedWork } = unsaved;

/** Makes a function that says whether one thing is unsaved, for what outlives its screen. */
export function createUnsavedMark(): (isUnsaved: boolean) => void {
  const holder = Symbol("unsaved");
  return (isUnsaved) => {
    if (isUnsaved) holders.add(holder);
    else holders.delete(holder);
    evaluate();
  };
}

/** Counts as unsaved work while `isUnsaved`. Typed text counts by itself. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    const mark = createUnsavedMark();
    mark(isUnsaved);
    return () => mark(false);
  }, [isUnsaved]);
}

/** Forgets what was unsaved while this is mounted: around the screens of one cook. */
export function useUnsavedWorkOfCook(): void {
  useEffect(
    () => () => {
      holders.clear();
      evaluate();
    },
    [],
  );
}

/** Whether another window of the app has unsaved work. */
export async function isUnsavedElsewhere(): Promise<boolean> {
  if (typeof navigator.locks === "undefined") return false;
  try {
    const { held = [] } = await navigator.locks.query();
    return held.filter(({ name }) => name === LOCK).length > (unsaved.read() ? 1 : 0);
  } catch (error) {
    console.warn("The browser does not say what other windows do", error);
    return false;
  }
}

/** Follows what is typed on this page; returns the function that ends it. */
export function watchTyping(): () => void {
  const note = ({ target }: Event) => {
    if (!isTextField(target)) return;
    typedIn.add(target);
    evaluate();
  };
  document.addEventListener("input", note);
  return () => document.removeEventListener("input", note);
}

function isTextField(target: EventTarget | null): target is TextField {
  return (
    (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
    TEXT_FIELDS.has(target.type)
  );
}

/**
 * A field says that its text is stored when it is drawn, which may be after the event of the next key:
 * it is believed here alone, and not while it is typed into.
 */
function look(): void {
  for (const field of typedIn) {
    if (field.dataset[STORED] !== undefined) typedIn.delete(field);
  }
  evaluate();
}

function evaluate(): void {
  for (const field of typedIn) {
    if (!field.isConnected || field.value.trim() === "") typedIn.delete(field);
  }
  const next = holders.size > 0 || typedIn.size > 0;
  // A field that leaves the screen tells nobody.
  if (typedIn.size > 0) looking ??= setInterval(look, LOOK_MS);
  else {
    clearInterval(looking);
    looking = undefined;
  }
  if (next === unsaved.read()) return;
  if (next) {
    hold();
    window.addEventListener("pagehide", letGo);
    window.addEventListener("pageshow", hold);
  } else {
    letGo();
    window.removeEventListener("pagehide", letGo);
    window.removeEventListener("pageshow", hold);
  }
  unsaved.set(next);
}

/** Also called for the first time that the page is shown, when the lock may be held already. */
function hold(): void {
  if (release || typeof navigator.locks === "undefined") return;
  const saved = new Promise<void>((resolve) => {
    release = resolve;
  });
  navigator.locks
    .request(LOCK, { mode: "shared" }, () => saved)
    .catch((error: unknown) => console.warn("Other windows can’t see unsaved work here", error));
}

/**
 * A page that the browser keeps for going back is no window: WebKit lets it keep its lock, and every
 * update would wait for something that the cook can't see.
 */
function letGo(): void {
  release?.();
  release = undefined;
}
