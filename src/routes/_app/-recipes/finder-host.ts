import { createStore } from "../../-common/store.ts";
import type { FromFinder, ToFinder } from "./finder-messages.ts";
import type { RecipeAnswer, RecipeQuery } from "./recipe-query.ts";

/** What the worker last said to a question of this page. */
export interface Finding {
  uid: string;
  query: RecipeQuery;
  answer: RecipeAnswer;
  isBroken: boolean;
}

/** It outlives the worker, so that who comes back to the list finds it as it was. */
export const finding = createStore<Finding | null>(null);

/** For how long the worker is kept for who comes back, ms: it takes a second or two to read all again. */
const KEPT_MS = 60_000;

const NOTHING: RecipeAnswer = {
  rows: [],
  total: 0,
  unchecked: 0,
  avoided: 0,
  marked: 0,
  tags: [],
  isComplete: true,
};

let host: { uid: string; worker: Worker } | null = null;
let ending: ReturnType<typeof setTimeout> | undefined;
let asked: { nth: number; query: RecipeQuery } | null = null;
let nth = 0;

function start(uid: string): Worker {
  end();
  const worker = new Worker(new URL("finder-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<FromFinder>) => {
    if (host?.worker !== worker || data.nth !== asked?.nth) return;
    const { answer, isBroken } = data;
    finding.set({ uid, query: asked.query, answer, isBroken });
  });
  worker.addEventListener("error", ({ message }) => {
    if (host?.worker !== worker) return;
    console.error("What finds recipes could not be loaded", message);
    end();
    if (!asked) return;
    finding.set({ uid, query: asked.query, answer: NOTHING, isBroken: true });
  });
  worker.postMessage({ uid } satisfies ToFinder);
  host = { uid, worker };
  return worker;
}

function end(): void {
  host?.worker.terminate();
  host = null;
}

/** Asks a question, which is answered again whenever the answer changes, until the next one. */
export function ask(uid: string, query: RecipeQuery): void {
  clearTimeout(ending);
  nth += 1;
  asked = { nth, query };
  const worker = host?.uid === uid ? host.worker : start(uid);
  worker.postMessage(asked satisfies ToFinder);
}

/** The screen is left. */
export function leaveFinder(): void {
  clearTimeout(ending);
  ending = setTimeout(end, KEPT_MS);
}

// When a page is left, WebKit suspends its workers with their transactions open and their locks held
// (bugs.webkit.org 315804), and the next page could not go on.
window.addEventListener("pagehide", end);
window.addEventListener("pageshow", ({ persisted }) => {
  const last = finding.read();
  if (persisted && last && asked) ask(last.uid, asked.query);
});
