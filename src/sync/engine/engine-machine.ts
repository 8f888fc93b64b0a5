import {
  askSoon,
  beat,
  catchUp,
  comeToRest,
  conclude,
  expectEcho,
  OFFLINE,
  onConcluded,
  onRenewed,
  prepare,
  pullIfWanted,
  pushIfDue,
  recover,
  rewatch,
  SYNCING,
  takeLock,
  unlock,
  wake,
} from "./engine-cycle.ts";
import {
  backOff,
  cancel,
  end,
  ensureWatch,
  forget,
  isUp,
  openDraft,
  report,
  show,
  wait,
  type Draft,
} from "./engine-draft.ts";
import type { EngineEvent, EngineState, Failure, Outside, Step, Wait } from "./engine-state.ts";

/**
 * The push debounce: short enough to feel immediate, long enough to batch everything that one tap
 * writes.
 */
const GATHER_MS = 75;

/**
 * Computes the next state and the effects of an event. A pure reducer: it has no side effects, awaits
 * nothing and reads no clock. `outside` describes the surroundings at the moment of the event.
 *
 * The engine runs one cycle at a time. A cycle pulls if asked to, and pushes if there is something
 * to push. A failed cycle is tried again, after a longer wait each time. The engine's activities:
 *
 * ```mermaid
 * stateDiagram-v2
 *   resting --> preparing: started, or a cycle is due and the database is to be made ready
 *   resting --> locking: a cycle is due
 *   state trying {
 *     preparing --> locking: prepared
 *     locking --> pulling: locked
 *     locking --> pushing: locked, with nothing to pull
 *     locking --> unlocking: locked, with nothing left to do
 *     pulling --> pushing: pulled, with something to push
 *     pulling --> unlocking: pulled
 *     pushing --> unlocking: pushed
 *     unlocking --> concluding: unlocked
 *   }
 *   concluding --> resting: concluded
 *   trying --> renewing: failed, since the session has expired
 *   trying --> resting: failed; prepared for the first time
 *   renewing --> resting: renewed, or not
 * ```
 *
 * The watch, the timers, the refresh of shared meals and the status for screens run beside these
 * activities; only "idle", which holds as long as nothing is left, is waited for. After the engine is stopped, by an event or by a
 * failure, whatever is under way comes to its end, and nothing new starts.
 */
export function step(state: EngineState, event: EngineEvent, outside: Outside): Step {
  const draft = openDraft(state, outside);
  if (state.isStopped) windDown(draft, event);
  else react(draft, event);
  return { state: draft.state, effects: draft.effects };
}

function react(draft: Draft, event: EngineEvent): void {
  const { state } = draft;
  switch (event.type) {
    case "started":
      return prepare(draft);
    case "prepared":
      state.isPrepared = true;
      return state.isListening ? takeLock(draft) : comeToRest(draft);
    case "locked":
      return pullIfWanted(draft);
    case "pulled":
      state.hasApplied ||= event.hasApplied;
      return pushIfDue(draft);
    case "pushed":
      expectEcho(draft);
      return unlock(draft);
    case "unlocked":
      return conclude(draft);
    case "failed":
      return recover(draft, event.failure);
    case "renewed":
      return onRenewed(draft, event);
    case "concluded":
      return onConcluded(draft, event.isAnythingLeft);
    case "unshown":
      return onUnshown(draft, event.failure);
    case "refreshed":
      return onRefreshed(draft, event.failure);
    case "asked":
      return onAsked(draft);
    case "signalled":
      return onSignal(draft);
    case "watched":
      state.seen = { user: event.user };
      cancel(draft, "echo");
      beat(draft);
      return askSoon(draft);
    case "unwatched":
      return onUnwatched(draft);
    case "queued":
      return onQueued(draft, event.seq);
    case "wished":
      return askSoon(draft);
    case "fired":
      return onTime(draft, event.wait);
    case "stopped":
      return end(draft, "stopped");
  }
}

/**
 * Handles events after the engine's end: work that is under way may finish, and starts nothing new.
 */
function windDown(draft: Draft, event: EngineEvent): void {
  const { state } = draft;
  const { type } = event;
  if (type === "refreshed") state.isRefreshing = false;
  else if (type === "locked" || type === "pulled" || type === "pushed") unlock(draft);
  else if (LAST.has(type)) state.doing = "resting";
}

/** The events that end the last piece of work that the engine had under way. */
const LAST = new Set<EngineEvent["type"]>([
  "prepared",
  "unlocked",
  "concluded",
  "failed",
  "renewed",
]);

function onUnshown(draft: Draft, { kind, error }: Failure): void {
  if (kind === "closed" || kind === "outdated") return end(draft, kind);
  report(draft, "The sync status could not be stored", error);
}

function onRefreshed(draft: Draft, failure: Failure | null): void {
  draft.state.isRefreshing = false;
  // The next cycle meets these failures itself, and ends the engine.
  if (!failure || failure.kind === "closed" || failure.kind === "outdated") return;
  report(draft, "The shared meals could not be refreshed", failure.error);
}

function onUnwatched(draft: Draft): void {
  const { state } = draft;
  state.isWatching = false;
  // The next cycle meets the failure that ended the watch, handles it, and watches again.
  state.wantsPull = true;
  if (!state.waits.has("backoff")) backOff(draft);
}

/**
 * [S7.34] Tries at once, even if trouble on the server's side is being waited out or the browser
 * says "offline". The status changes first: otherwise a try that fails like the last one would leave
 * the cook without an answer.
 */
function onAsked(draft: Draft): void {
  draft.state.failures = 0;
  draft.state.wantsPush = true;
  cancel(draft, "backoff");
  show(draft, SYNCING);
  askSoon(draft);
}

function onSignal(draft: Draft): void {
  const { state } = draft;
  const { isOnline, isVisible } = draft.outside;
  const isBack = isOnline && (!state.told.isOnline || (isVisible && !state.told.isVisible));
  if (isOnline !== state.told.isOnline) state.isReached = false;
  state.told = { isOnline, isVisible };
  if (!isUp(draft)) show(draft, OFFLINE);
  // This trouble is on the server's side: a network or a cook that comes back doesn't end the wait.
  if (state.trouble && state.waits.has("backoff")) return;
  if (!isBack) return ensureWatch(draft);
  state.failures = 0;
  cancel(draft, "backoff");
  catchUp(draft);
  wake(draft);
}

function onQueued(draft: Draft, seq: number): void {
  const { state } = draft;
  if (seq <= state.newestSeq) return;
  state.newestSeq = seq;
  state.wantsPush = true;
  wait(draft, "gather", GATHER_MS);
}

function onTime(draft: Draft, name: Wait): void {
  const { state } = draft;
  forget(draft, name);
  if (name === "grace") state.wantsPull = true;
  if (name === "heartbeat") beat(draft);
  if (name === "heartbeat" || name === "echo") rewatch(draft);
  wake(draft);
}
