import type { Effect, Ending, EngineState, Outside, Status, Wait } from "./engine-state.ts";

const BACKOFF_MS = { first: 1_000, most: 60_000, offline: 120_000 } as const;

/** A step while it is being computed. It owns `state` and `effects`, and changes them in place. */
export interface Draft {
  state: { -readonly [K in keyof EngineState]: EngineState[K] };
  effects: Effect[];
  readonly outside: Outside;
}

export function openDraft(state: EngineState, outside: Outside): Draft {
  return { state: { ...state }, effects: [], outside };
}

/** Whether to push now. Pushes are debounced, and throttled after the last push. */
export function isPushDue({ state: { wantsPush, waits } }: Draft): boolean {
  return wantsPush && !waits.has("cooldown") && !waits.has("gather");
}

export function wait(draft: Draft, name: Wait, ms: number, { hasJitter = false } = {}): void {
  draft.state.waits = new Set([...draft.state.waits, name]);
  draft.effects.push({ kind: "wait", wait: name, ms, hasJitter });
}

/** Whether a request is likely to get through. */
export function isUp({ state, outside }: Draft): boolean {
  return outside.isOnline || state.isReached;
}

/**
 * Schedules the next attempt with exponential backoff. [S7.35] The delay is long if the browser says
 * "offline": it fires an event when it is online again, but is wrong on some networks.
 */
export function backOff(draft: Draft): void {
  const { state } = draft;
  const longest = isUp(draft)
    ? Math.min(BACKOFF_MS.most, BACKOFF_MS.first * 2 ** state.failures)
    : BACKOFF_MS.offline;
  state.failures += 1;
  wait(draft, "backoff", longest, { hasJitter: true });
}

export function forget({ state }: Draft, name: Wait): void {
  state.waits = new Set([...state.waits].filter((other) => other !== name));
}

export function cancel(draft: Draft, name: Wait): void {
  if (!draft.state.waits.has(name)) return;
  forget(draft, name);
  draft.effects.push({ kind: "cancel", wait: name });
}

/** Shows a status unless it is shown already. Nothing waits for it. */
export function show({ state, effects }: Draft, status: Status): void {
  const { shown } = state;
  if (shown?.phase === status.phase && shown.message === status.message) return;
  state.shown = status;
  effects.push({ kind: "show", status });
}

export function report({ effects }: Draft, message: string, error: unknown): void {
  effects.push({ kind: "report", message, error });
}

/** [S6.1] One realtime listener, while someone is looking. */
export function ensureWatch(draft: Draft): void {
  const { state, effects, outside } = draft;
  const { isVisible, isOwnAccount } = outside;
  if (state.trouble || !isVisible) return endWatch(draft);
  if (state.isWatching || !isUp(draft) || !isOwnAccount) return;
  effects.push({ kind: "watch" });
  state.isWatching = true;
}

export function endWatch(draft: Draft): void {
  const { state, effects } = draft;
  cancel(draft, "echo");
  if (state.isWatching) effects.push({ kind: "unwatch" });
  state.isWatching = false;
}

export function end(draft: Draft, ending: Ending): void {
  const { state, effects } = draft;
  endWatch(draft);
  effects.push({ kind: "end", ending });
  state.isStopped = true;
  state.waits = new Set();
}
