import { TROUBLES, UNSYNCED } from "#failure-words/sync-words.ts";
import { LOGGED, troubleOf, TROUBLE_WAIT_MS, type Trouble } from "#sync/protocol/server-trouble.ts";

import {
  backOff,
  cancel,
  end,
  endWatch,
  ensureWatch,
  isPushDue,
  isUp,
  report,
  show,
  wait,
  type Draft,
} from "./engine-draft.ts";
import type { Ending, EngineEvent, Failure, Status } from "./engine-state.ts";

/** [S3.16] The user document sustains about one write a second. */
const COOLDOWN_MS = 1_000;
/** How long a new watch may take to report the server's state before the engine pulls instead. */
const GRACE_MS = 5_000;
/** How long the watch may take to report what this device has just pushed. */
const ECHO_MS = 10_000;
/**
 * Especially on phones, a watch can die without an error: one that is silent for this long is replaced.
 */
const HEARTBEAT_MS = 120_000;

export const OFFLINE: Status = { phase: "offline" };
export const SYNCING: Status = { phase: "syncing" };
export const IDLE: Status = { phase: "idle" };

// ---- A cycle: each function begins an activity, or decides which one comes next ----

/** Begins a cycle if there is something to do and nothing to wait for. */
export function wake(draft: Draft): void {
  const { state } = draft;
  if (state.doing !== "resting" || state.waits.has("backoff")) return;
  if (!state.wantsPull && !isPushDue(draft)) return;
  if (state.isPrepared) takeLock(draft);
  else prepare(draft);
}

export function prepare({ state, effects }: Draft): void {
  state.doing = "preparing";
  effects.push({ kind: "prepare" });
}

export function takeLock(draft: Draft): void {
  // If the browser says "offline", an attempt is likely to fail, and "Syncing" would only flash.
  if (isPushDue(draft) && isUp(draft)) show(draft, SYNCING);
  draft.state.doing = "locking";
  draft.effects.push({ kind: "lock" });
}

export function pullIfWanted(draft: Draft): void {
  const { state, effects } = draft;
  if (!state.wantsPull) return pushIfDue(draft);
  cancel(draft, "grace");
  // If the browser says "offline", only a successful request proves it wrong.
  effects.push({ kind: "pull", known: isUp(draft) ? state.seen : null });
  state.doing = "pulling";
  state.seen = null;
  state.wantsPull = false;
}

export function pushIfDue(draft: Draft): void {
  const { state, effects } = draft;
  if (!isPushDue(draft)) return unlock(draft);
  wait(draft, "cooldown", COOLDOWN_MS);
  effects.push({ kind: "push" });
  state.doing = "pushing";
  state.wantsPush = false;
}

export function unlock({ state, effects }: Draft): void {
  state.doing = "unlocking";
  effects.push({ kind: "unlock" });
}

export function conclude({ state, effects, outside }: Draft): void {
  state.isReached = !outside.isOnline;
  state.hasRenewed = false;
  state.trouble = null;
  state.doing = "concluding";
  state.shown = IDLE;
  effects.push({ kind: "conclude" });
}

/** [S3.17] Goes on with what is left after a cycle: the engine is never idle with work to do. */
export function onConcluded(draft: Draft, isAnythingLeft: boolean): void {
  const { state } = draft;
  if (!isAnythingLeft) {
    state.failures = 0;
    refresh(draft);
    return comeToRest(draft);
  }
  show(draft, SYNCING);
  // Changes queued during the cycle trigger a push by themselves. Anything else is retried after a
  // delay, in case the next cycle leaves it, too.
  if (!state.wantsPush) {
    state.wantsPull = true;
    state.wantsPush = true;
    backOff(draft);
  }
  comeToRest(draft);
}

/** Refreshes shared meals beside the cycles, so that the cook's own documents never wait for it. */
function refresh({ state, effects }: Draft): void {
  if (state.isRefreshing) return;
  effects.push({ kind: "refresh", isNew: state.hasApplied });
  state.isRefreshing = true;
  state.hasApplied = false;
}

export function comeToRest(draft: Draft): void {
  if (!draft.state.isListening) return listen(draft);
  ensureWatch(draft);
  draft.state.doing = "resting";
  wake(draft);
}

// ---- Catching up with the server ----

/** Lets signals wake the engine from now on, even if preparing the database needs another try. */
function listen(draft: Draft): void {
  const { state, effects, outside } = draft;
  state.isListening = true;
  effects.push({ kind: "listen" });
  beat(draft);
  // [S7.35] Tried all the same.
  if (!outside.isOnline) show(draft, OFFLINE);
  catchUp(draft);
  comeToRest(draft);
}

/** Restarts the watch's silence timeout. */
export function beat(draft: Draft): void {
  wait(draft, "heartbeat", HEARTBEAT_MS);
}

/** [S6.5] Replaces a watch that may be dead: a new one opens a connection of its own. */
export function rewatch(draft: Draft): void {
  if (!draft.outside.isVisible) return;
  endWatch(draft);
  catchUp(draft);
}

/** [S6.8] A watch that works reports what this device has pushed, if it hasn't by now. */
export function expectEcho(draft: Draft): void {
  const { isWatching, seen } = draft.state;
  if (isWatching && !seen) wait(draft, "echo", ECHO_MS);
}

/** Catches up after a time without a watch: from a new watch, or by a pull if it doesn't answer. */
export function catchUp(draft: Draft): void {
  const wasWatching = draft.state.isWatching;
  ensureWatch(draft);
  if (wasWatching || !draft.state.isWatching) askSoon(draft);
  else wait(draft, "grace", GRACE_MS);
}

export function askSoon(draft: Draft): void {
  draft.state.wantsPull = true;
  wake(draft);
}

// ---- Failures ----

export function recover(draft: Draft, failure: Failure): void {
  const { state, effects, outside } = draft;
  // Whatever failed, the next cycle starts from scratch.
  state.wantsPull = true;
  state.wantsPush ||= state.doing === "pushing";
  state.isReached = false;
  // If the browser has closed the database, it may come back empty.
  state.isPrepared = false;
  // [S12.6] The app deleted the database at sign-out, or a newer app is upgrading it: leave it
  // alone.
  if (failure.kind === "closed" || failure.kind === "outdated") return leave(draft, failure.kind);
  if (failure.kind === "lost") {
    report(draft, "The database was lost", failure.error);
    effects.push({ kind: "reopen" });
    backOff(draft);
    return comeToRest(draft);
  }
  if (!outside.isOwnAccount) return leave(draft, "signed-out");
  // [S7.29] Without a token nothing else can be judged. If a new token doesn't help either, the
  // token was not the cause.
  if (failure.kind === "unauthenticated" && !state.hasRenewed) {
    effects.push({ kind: "renew" });
    state.doing = "renewing";
    return;
  }
  const trouble = troubleOf(failure);
  if (trouble) return waitOut(draft, trouble, failure.error);
  state.trouble = null;
  if (failure.kind === "bug") report(draft, "Sync failed", failure.error);
  backOff(draft);
  if (failure.kind === "transient") show(draft, OFFLINE);
  // Contention is nothing to tell: other cooks' transactions were faster.
  else if (failure.kind !== "contention") show(draft, { phase: "error", message: UNSYNCED });
  comeToRest(draft);
}

export function onRenewed(
  draft: Draft,
  { session }: Extract<EngineEvent, { type: "renewed" }>,
): void {
  const { state, outside } = draft;
  if (session === "over" || !outside.isOwnAccount) return leave(draft, "signed-out");
  state.trouble = null;
  backOff(draft);
  if (session === "unknown") show(draft, OFFLINE);
  else state.hasRenewed = true;
  comeToRest(draft);
}

function waitOut(draft: Draft, trouble: Trouble, error: unknown): void {
  const { state } = draft;
  if (trouble !== state.trouble) report(draft, LOGGED[trouble], error);
  state.trouble = trouble;
  wait(draft, "backoff", TROUBLE_WAIT_MS, { hasJitter: true });
  show(draft, { phase: "error", message: TROUBLES[trouble] });
  comeToRest(draft);
}

/** Ends the engine if nothing but the refresh of shared meals is under way. */
function leave(draft: Draft, ending: Ending): void {
  draft.state.doing = "resting";
  end(draft, ending);
}
