import { useEffect } from "react";

import { createStore } from "./store.ts";

/*
 * Tracks what a reload of this page would lose: typed text that isn't stored, an unfinished plan, a
 * timer whose alarm this page may sound. Updates of the app wait for it (app-update.ts). The module
 * doesn't depend on screens: hooks report to it, and it listens to input events.
 */

/**
 * A Web Lock, held in shared mode by every window with unsaved work, where other windows can query it.
 */
const LOCK = "simmer:unsaved";
/** How often to check whether typed text is still on the screen, ms. */
const LOOK_MS = 2_000;
/**
 * `data-stored`: set by a field that stays on the screen, such as a shop's name, once its text is
 * stored.
 */
const STORED = "stored";
/** Fields with free text; other inputs are quickly redone. */
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

/** The same without dialogs, for `useSyncExternalStore`: opening one fires no event. */
export const { read: isUnsavedHere, subscribe: subscribeToUnsavedWork } = unsaved;

/** Creates a setter for one source of unsaved work that outlives its screen. */
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

/** Resets unsaved work on unmount: mounted around the screens of one cook. */
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

/** Tracks typing on this page; returns the function that stops it. */
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
 * A field sets `data-stored` when it renders, which may be after the next keystroke's event: so it is
 * trusted only here, and not while typing.
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
  // Removing a field from the page fires no event, hence the polling.
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

/** Also called on the first `pageshow`, when the lock may be held already. */
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
 * A page in the bfcache must release its lock: WebKit lets it keep it, and every update would wait for
 * an invisible page.
 */
function letGo(): void {
  release?.();
  release = undefined;
}
