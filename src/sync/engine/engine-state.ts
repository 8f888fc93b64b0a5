import type { SyncPhase } from "#db/schema.ts";
import type { Trouble } from "#sync/protocol/trouble.ts";
import type { FailureKind, Fields } from "#sync/remotes/remote.ts";

/** One thing at a time; the watch, the timers and the refresh of shared meals go on beside it. */
export type Activity =
  | "preparing"
  | "resting"
  | "announcing"
  | "locking"
  | "pulling"
  | "pushing"
  | "unlocking"
  | "concluding"
  | "renewing"
  | "explaining";

export type Wait = "gather" | "cooldown" | "grace" | "heartbeat" | "backoff";

/** What the cook is shown of the sync. */
export interface Status {
  phase: SyncPhase;
  message?: string;
}

/** How things stand around the engine at the moment of an event. */
export interface Outside {
  isOnline: boolean;
  isVisible: boolean;
  /** [S11.1] Whether the account that is signed in is the database's. */
  isOwnAccount: boolean;
}

export interface Failure {
  /**
   * Besides those of the server: the app has closed the database, a newer app has taken it over, the
   * browser has lost it, or none of all these.
   */
  kind: FailureKind | "closed" | "outdated" | "lost" | "bug";
  error: unknown;
}

/** Why the engine is over. */
export type Ending = "stopped" | "closed" | "outdated" | "signed-out";

/** What happens to the engine: first the ends of what it does, then what comes from outside. */
export type EngineEvent =
  | { type: "started" }
  | { type: "prepared" }
  | { type: "locked" }
  | { type: "pulled"; hasApplied: boolean }
  | { type: "pushed" }
  | { type: "unlocked" }
  /** In place of the end of whatever is being done; the lock is free again. */
  | { type: "failed"; failure: Failure }
  | { type: "renewed"; session: "renewed" | "over" | "unknown" }
  /** A status is stored, or could not be. */
  | { type: "shown"; isAwaited: boolean; failure: Failure | null }
  | { type: "refreshed"; failure: Failure | null }
  /** The network or the screen may have changed. */
  | { type: "signalled" }
  | { type: "watched"; user: Fields | null }
  | { type: "unwatched" }
  /** The highest seq of the outbox, 0 for none. */
  | { type: "queued"; seq: number }
  /** A screen asks for shared meals, and those here are old. */
  | { type: "wished" }
  | { type: "fired"; wait: Wait }
  | { type: "stopped" };

/** What the runtime is to do; the comment names the event that it reports in the end. */
export type Effect =
  | { kind: "prepare" } // prepared
  | { kind: "lock" } // locked; after `unlock`: unlocked
  | { kind: "pull"; known: { user: Fields | null } | null } // pulled
  | { kind: "push" } // pushed
  | { kind: "unlock" }
  | { kind: "renew" } // renewed
  | { kind: "show"; status: Status; isAwaited: boolean } // shown
  | { kind: "refresh"; isNew: boolean } // refreshed
  | { kind: "listen" }
  | { kind: "watch" } // watched, each time; unwatched
  | { kind: "unwatch" }
  /** In place of one that is under way. With jitter, between half of `ms` and all of it. */
  | { kind: "wait"; wait: Wait; ms: number; hasJitter: boolean } // fired
  | { kind: "cancel"; wait: Wait }
  | { kind: "reopen" }
  | { kind: "report"; message: string; error: unknown }
  /** Lets go of everything; what is under way still comes to its end. */
  | { kind: "end"; ending: Ending };

export interface EngineState {
  readonly doing: Activity;
  readonly isStopped: boolean;
  readonly isPrepared: boolean;
  readonly isListening: boolean;
  readonly isWatching: boolean;
  readonly isRefreshing: boolean;
  readonly wantsPull: boolean;
  readonly wantsPush: boolean;
  /** The user document as the watch last reported it, until a pull has used it. */
  readonly seen: { user: Fields | null } | null;
  /** The highest seq that the outbox has had. */
  readonly newestSeq: number;
  /** Whether documents have come since the shared meals were last refreshed. */
  readonly hasApplied: boolean;
  /** What was last shown. */
  readonly shown: Status | null;
  /** [S7.14] What only the server's side can mend: until the next try nothing is asked, nor watched. */
  readonly trouble: Trouble | null;
  readonly failures: number;
  readonly hasRenewed: boolean;
  /** The outside as the last signal found it. */
  readonly told: Pick<Outside, "isOnline" | "isVisible">;
  /** The timers under way. */
  readonly waits: ReadonlySet<Wait>;
}

/** A step: what the engine is from now on, and what is to be done about it, in order. */
export interface Step {
  readonly state: EngineState;
  readonly effects: readonly Effect[];
}

export function initialState(told: EngineState["told"]): EngineState {
  return {
    doing: "resting",
    isStopped: false,
    isPrepared: false,
    isListening: false,
    isWatching: false,
    isRefreshing: false,
    wantsPull: false,
    wantsPush: false,
    seen: null,
    newestSeq: 0,
    hasApplied: false,
    shown: null,
    trouble: null,
    failures: 0,
    hasRenewed: false,
    told,
    waits: new Set(),
  };
}
