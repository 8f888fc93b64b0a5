import type { SyncPhase } from "#db/schema.ts";
import type { Trouble } from "#sync/protocol/server-trouble.ts";
import type { FailureKind, Fields } from "#sync/remotes/remote.ts";

/** One activity at a time. The watch, the timers and the refresh of shared meals run beside it. */
export type Activity =
  | "preparing"
  | "resting"
  | "locking"
  | "pulling"
  | "pushing"
  | "unlocking"
  | "concluding"
  | "renewing";

export type Wait = "gather" | "cooldown" | "grace" | "echo" | "heartbeat" | "backoff";

/** The sync status shown to the cook. */
export interface Status {
  phase: SyncPhase;
  message?: string;
}

/** The engine's surroundings at the moment of an event. */
export interface Outside {
  /** `navigator.onLine`, a hint only: on some networks it is false permanently. */
  isOnline: boolean;
  isVisible: boolean;
  /** [S11.1] Whether the signed-in account owns this database. */
  isOwnAccount: boolean;
}

export interface Failure {
  /**
   * The server's kinds of failure, and four more: the app has closed the database, a newer app has
   * taken it over, the browser has closed it, or anything else.
   */
  kind: FailureKind | "closed" | "outdated" | "lost" | "bug";
  error: unknown;
}

/** Why the engine has ended. */
export type Ending = "stopped" | "closed" | "outdated" | "signed-out";

/** An event for the engine: first the ends of its own work, then events from outside. */
export type EngineEvent =
  | { type: "started" }
  | { type: "prepared" }
  | { type: "locked" }
  | { type: "pulled"; hasApplied: boolean }
  | { type: "pushed" }
  | { type: "unlocked" }
  /** If something is left to send or to fetch, "idle" was not stored. */
  | { type: "concluded"; isAnythingLeft: boolean }
  /** Replaces the event that would have ended the current activity. The lock is free again. */
  | { type: "failed"; failure: Failure }
  | { type: "renewed"; session: "renewed" | "over" | "unknown" }
  /** A status could not be stored. */
  | { type: "unshown"; failure: Failure }
  | { type: "refreshed"; failure: Failure | null }
  /** The cook asks to sync now. */
  | { type: "asked" }
  /** The network or the screen may have changed. */
  | { type: "signalled" }
  | { type: "watched"; user: Fields | null }
  | { type: "unwatched" }
  /** The highest seq of the outbox, 0 for none. */
  | { type: "queued"; seq: number }
  /** A screen asks for shared meals, and the stored ones are old. */
  | { type: "wished" }
  | { type: "fired"; wait: Wait }
  | { type: "stopped" };

/** What the runtime is to do. The comment names the event that the runtime reports at the end. */
export type Effect =
  | { kind: "prepare" } // prepared
  | { kind: "lock" } // locked; after `unlock`: unlocked
  | { kind: "pull"; known: { user: Fields | null } | null } // pulled
  | { kind: "push" } // pushed
  | { kind: "unlock" }
  | { kind: "renew" } // renewed
  | { kind: "conclude" } // concluded
  | { kind: "show"; status: Status } // unshown, if it fails
  | { kind: "refresh"; isNew: boolean } // refreshed
  | { kind: "listen" }
  | { kind: "watch" } // watched, each time; unwatched
  | { kind: "unwatch" }
  /**
   * Replaces a wait of the same name. With jitter, the wait is between half of `ms` and all of it.
   */
  | { kind: "wait"; wait: Wait; ms: number; hasJitter: boolean } // fired
  | { kind: "cancel"; wait: Wait }
  | { kind: "reopen" }
  | { kind: "report"; message: string; error: unknown }
  /** Releases everything. Work that is under way still comes to its end. */
  | { kind: "end"; ending: Ending };

export interface EngineState {
  readonly doing: Activity;
  readonly isStopped: boolean;
  readonly isPrepared: boolean;
  readonly isListening: boolean;
  readonly isWatching: boolean;
  /** Whether a request got through although the browser says "offline". */
  readonly isReached: boolean;
  readonly isRefreshing: boolean;
  readonly wantsPull: boolean;
  readonly wantsPush: boolean;
  /** The user document as the watch last reported it, until a pull has used it. */
  readonly seen: { user: Fields | null } | null;
  /** The highest seq that the outbox has had. */
  readonly newestSeq: number;
  /** Whether documents have been applied since the shared meals were last refreshed. */
  readonly hasApplied: boolean;
  /** The status that was shown last. */
  readonly shown: Status | null;
  /**
   * [S7.14] Trouble that only the server's side can fix: until the next try the engine neither asks
   * nor watches.
   */
  readonly trouble: Trouble | null;
  readonly failures: number;
  readonly hasRenewed: boolean;
  /** The surroundings at the last signal. */
  readonly told: Pick<Outside, "isOnline" | "isVisible">;
  /** The timers under way. */
  readonly waits: ReadonlySet<Wait>;
}

/** A step: the engine's next state, and the effects to run, in order. */
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
    isReached: false,
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
