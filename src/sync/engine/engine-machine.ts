import type { SyncPhase } from "#db/schema.ts";
import type { Fields } from "#sync/remotes/remote.ts";
import { LATER_MS, RETRIES, type Failure } from "#sync/retries.ts";

const WAITS_MS = {
  gather: 75, // Feels immediate, and batches everything that one tap writes.
  cooldown: 1_000, // [S3.16] The user document sustains about one write a second.
  grace: 5_000, // For a new watch to report the server's state, before the engine pulls instead.
  echo: 10_000, // For the watch to report what this device has pushed.
  heartbeat: 120_000, // Especially on phones, a watch can die without an error.
  backoff: 1_000, // Twice as long after each further failure.
};
const BACKOFF_MOST_MS = 60_000;
/** [S7.35] The browser fires an event when it is online again, but is wrong on some networks. */
const BACKOFF_OFFLINE_MS = 120_000;

export type Wait = keyof typeof WAITS_MS;
export const WAITS = Object.keys(WAITS_MS) as Wait[];

/** The engine's surroundings at the moment of an event. */
export interface Outside {
  /** `navigator.onLine`, a hint only: on some networks it is false permanently. */
  isOnline: boolean;
  isVisible: boolean;
  /** [S11.1] Whether the signed-in account owns this database. */
  isOwnAccount: boolean;
}

export type EngineEvent =
  // How work goes on: a cycle tells of each pull and push that begins.
  | { type: "pulling" | "pushing" }
  | { type: "pushed"; isBulkLeft: boolean }
  | { type: "cycled"; isAnythingLeft: boolean }
  | { type: "failed"; failure: Failure }
  // From outside: the cook asks to sync, a screen for shared meals; `Outside` may have changed.
  | { type: "started" | "asked" | "wished" | "signalled" | "stopped" }
  | { type: "watched"; user: Fields | null }
  | { type: "unwatched" }
  | { type: "queued"; seq: number } // The highest seq of the outbox, 0 for none.
  | { type: "fired"; wait: Wait };

/** What the engine knows, and what is to run: the work that `doing` names, the watch, the waits. */
export const AT_FIRST = {
  doing: "resting" as "resting" | "cycling" | "pushing",
  /** Why the engine has ended. */
  ending: null as "stopped" | "closed" | "outdated" | "signed-out" | null,
  wantsPull: false,
  wantsPush: false,
  /** The highest seq that the outbox has had. */
  newestSeq: 0,
  /** A new object for each watch, as for each wait, and each status that is to be stored. */
  watch: null as object | null,
  /** The user document as the watch last reported it, until a pull has used it. */
  seen: null as { user: Fields | null } | null,
  waits: {} as Readonly<Partial<Record<Wait, { ms: number }>>>,
  /** The status shown to the cook. */
  shown: null as { phase: SyncPhase; message?: string } | null,
  /** Whether a request got through although the browser says "offline". */
  isReached: false,
  /** [S7.14] Until the next try after such trouble the engine neither asks nor watches. */
  trouble: null as Failure | null,
  failures: 0,
  /** Whether the session was renewed since a cycle last went well. */
  hasRenewed: false,
};

export type EngineState = typeof AT_FIRST & { outside: Outside };

/**
 * Computes the next state: a pure function, which awaits nothing and reads no clock. The runtime then
 * sees to it that what is to run does. The engine does one thing at a time:
 *
 * ```mermaid
 * stateDiagram-v2
 *   resting --> cycling: a pull or a push is due
 *   cycling --> pushing: a push is due
 *   pushing --> cycling: pushed
 *   pushing --> resting: failed
 *   cycling --> resting: cycled, or failed
 * ```
 *
 * A cycle pulls if that is wanted, then pushes if that is due, all under the lock. After a failure
 * nothing is tried for a while, longer each time. The watch, the waits, the status and the refresh of
 * shared meals run beside the cycles. Each step ends by beginning what is due, so no wake-up is lost.
 * Once the engine has ended, a cycle that is under way takes no further step: nothing is wanted then.
 */
export function step(before: EngineState, event: EngineEvent, outside: Outside): EngineState {
  if (before.ending) return before;
  const state = { ...before, outside };
  noticeOutside(state, before.outside);
  react(state, event);
  if (!state.ending) {
    watchIfWanted(state);
    beginWhatIsDue(state);
  }
  return state;
}

/** Whether to push now. Pushes are debounced, and throttled after the last push. */
export function isPushDue({ wantsPush, waits }: EngineState): boolean {
  return wantsPush && !waits.cooldown && !waits.gather;
}

/** Whether a request is likely to get through. */
export function isUp({ outside, isReached }: EngineState): boolean {
  return outside.isOnline || isReached;
}

function beginWhatIsDue(state: EngineState): void {
  const isDue = state.wantsPull || isPushDue(state);
  if (!isDue || state.doing !== "resting" || state.waits.backoff) return;
  // If the browser says "offline", a try is likely to fail, and "Syncing" would only flash.
  if (isPushDue(state) && isUp(state)) show(state, "syncing");
  state.doing = "cycling";
}

function react(state: EngineState, event: EngineEvent): void {
  switch (event.type) {
    case "started":
      if (!state.outside.isOnline) show(state, "offline");
      return catchUp(state);
    case "pulling":
      cancel(state, "grace");
      return set(state, { wantsPull: false, seen: null });
    case "pushing":
      wait(state, "cooldown");
      return set(state, { doing: "pushing", wantsPush: false });
    case "pushed":
      // [S6.8] A watch that works reports what was pushed, if it hasn't by now.
      if (state.watch && !state.seen) wait(state, "echo");
      // [S3.20] Bulk goes on after the cooldown, when others had a chance.
      return set(state, { doing: "cycling", wantsPush: state.wantsPush || event.isBulkLeft });
    case "cycled":
      return onCycled(state, event.isAnythingLeft);
    case "failed":
      return onFailed(state, event.failure);
    case "asked":
      // [S7.34] The status changes at once: a try that fails like the last one is an answer, too.
      show(state, "syncing");
      cancel(state, "backoff");
      return set(state, { wantsPull: true, wantsPush: true, failures: 0 });
    case "wished":
      return set(state, { wantsPull: true });
    case "watched":
      wait(state, "heartbeat");
      cancel(state, "echo");
      return set(state, { wantsPull: true, seen: { user: event.user } });
    case "unwatched":
      // The next cycle meets the failure that ended the watch, and handles it.
      if (!state.waits.backoff) backOff(state);
      return set(state, { wantsPull: true, watch: null });
    case "queued":
      if (event.seq <= state.newestSeq) return;
      wait(state, "gather");
      return set(state, { wantsPush: true, newestSeq: event.seq });
    case "fired":
      cancel(state, event.wait);
      if (event.wait === "grace") state.wantsPull = true;
      if (event.wait !== "heartbeat" && event.wait !== "echo") return;
      // [S6.5] A watch that may be dead is replaced: a new one opens a connection of its own.
      state.watch = null;
      return catchUp(state);
    case "stopped":
      return set(state, { ...AT_FIRST, ending: "stopped" });
    case "signalled":
  }
}

/** [S3.17] The engine goes on with what a cycle has left, and is never idle with work to do. */
function onCycled(state: EngineState, isAnythingLeft: boolean): void {
  const isReached = !state.outside.isOnline;
  set(state, { doing: "resting", isReached, trouble: null, hasRenewed: false });
  if (!isAnythingLeft) {
    state.failures = 0;
    show(state, "idle");
  } else if (!state.wantsPush) {
    // Nothing was queued meanwhile. A wait, in case the next cycle leaves it, too.
    set(state, { wantsPull: true, wantsPush: true });
    backOff(state);
  }
}

function onFailed(state: EngineState, failure: Failure): void {
  // Whatever failed, the next cycle starts from scratch.
  const wantsPush = state.wantsPush || state.doing === "pushing";
  set(state, { doing: "resting", isReached: false, wantsPull: true, wantsPush });
  // [S12.6] The app deleted the database at sign-out, or a newer app is upgrading it.
  if (failure === "closed" || failure === "outdated") state.ending = failure;
  else if (failure === "over" || !state.outside.isOwnAccount) state.ending = "signed-out";
  if (state.ending) return set(state, { ...AT_FIRST, ending: state.ending });
  const { retry, shows } = RETRIES[failure];
  state.trouble = retry === "later" ? failure : null;
  state.hasRenewed ||= failure === "renewed";
  if (state.trouble) wait(state, "backoff", LATER_MS);
  else backOff(state);
  if (shows) show(state, shows.phase, shows.message);
}

function noticeOutside(state: EngineState, before: Outside): void {
  const { isOnline, isVisible } = state.outside;
  if (isOnline !== before.isOnline) state.isReached = false;
  if (!isOnline && before.isOnline) show(state, "offline");
  const isBack = isOnline && (!before.isOnline || (isVisible && !before.isVisible));
  // [S7.13] Trouble on the server's side is waited out, whoever is back.
  if (!isBack || (state.trouble && state.waits.backoff)) return;
  cancel(state, "backoff");
  state.failures = 0;
  catchUp(state);
}

/** Catches up after a time without a watch: by what a new one reports, or by a pull. */
function catchUp(state: EngineState): void {
  const { watch } = state;
  watchIfWanted(state);
  if (state.watch === watch) state.wantsPull = true;
}

/** [S6.1] One realtime listener, while someone is looking and requests get through. */
function watchIfWanted(state: EngineState): void {
  const { isVisible, isOwnAccount } = state.outside;
  if (state.trouble || !isVisible) state.watch = null;
  else if (!state.watch && isUp(state) && isOwnAccount && !state.waits.backoff) {
    state.watch = {};
    wait(state, "heartbeat");
    wait(state, "grace");
  }
  if (!state.watch) cancel(state, "heartbeat", "grace", "echo");
}

/** Shows a status unless it is shown already. "Idle" is stored each time, for its time counts. */
function show(state: EngineState, phase: SyncPhase, message?: string): void {
  const { shown } = state;
  if (phase !== "idle" && shown?.phase === phase && shown.message === message) return;
  state.shown = message === undefined ? { phase } : { phase, message };
}

/** Schedules the next try, with exponential backoff. */
function backOff(state: EngineState): void {
  const ms = Math.min(BACKOFF_MOST_MS, WAITS_MS.backoff * 2 ** state.failures);
  wait(state, "backoff", isUp(state) ? ms : BACKOFF_OFFLINE_MS);
  state.failures += 1;
}

function wait(state: EngineState, name: Wait, ms = WAITS_MS[name]): void {
  state.waits = { ...state.waits, [name]: { ms } };
}

function cancel(state: EngineState, ...names: Wait[]): void {
  const waits = { ...state.waits };
  for (const name of names) delete waits[name];
  state.waits = waits;
}

function set(state: EngineState, change: Partial<EngineState>): void {
  Object.assign(state, change);
}
