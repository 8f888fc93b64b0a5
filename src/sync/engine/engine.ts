import { liveQuery } from "dexie";

import { isConnectionLost, reopen, withConnection } from "#db/connection.ts";
import { OutdatedEngineError } from "#db/engine-version.ts";
import { ensureClient, getMeta, isClosed, storeStatus } from "#sync/protocol/local.ts";
import { rebaseForThisVersion } from "#sync/pull/apply-server-state.ts";
import { pull } from "#sync/pull/pull.ts";
import { flush } from "#sync/push/flush.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import { renewSession } from "#sync/remotes/signed-in-account.ts";
import { refreshSharedMeals, SHARED_MEALS_FRESH_MS } from "#sync/shared-meals/refresh.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { IDLE } from "./engine-cycle.ts";
import { step } from "./engine-machine.ts";
import {
  initialState,
  type Effect,
  type Ending,
  type EngineEvent,
  type Failure,
  type Outside,
  type Status,
  type Wait,
} from "./engine-state.ts";
import { createNamedTimers, type Timers } from "./named-timers.ts";

/** Whether a request could get through, and whether the cook is looking at the app. */
export interface Signals {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back after either has changed; returns the function that ends the subscription. */
  subscribe(onChange: () => void): () => void;
}

export interface EnginePorts {
  context: SyncContext;
  signals: Signals;
  timers: Timers;
  /** From 0 up to 1. */
  random(): number;
  /** [S8.1] Runs a job while no other host of this storage runs one; an optimisation only. */
  lock(job: () => Promise<void>): Promise<void>;
  /** The account is gone, or does not own this database. The engine has stopped. */
  onSignedOut(): void;
  /** [S12.2] A newer app has taken the database over. The engine has stopped. */
  onOutdated(): void;
  /** Reports an error to developers. */
  report(message: string, error: unknown): void;
}

export interface Engine {
  /** [S7.34] The cook asks to sync: tries at once, whatever is being waited for. */
  syncNow(): void;
  /** Resolves when nothing is running any more. */
  stop(): Promise<void>;
}

/**
 * Keeps a database and the server in sync for as long as it runs. It is independent of the environment:
 * all its triggers (the outbox, the watch on the user document, the network, the screen, time) come
 * through ports. engine-machine.ts decides what to do and when. This runtime carries out the effects,
 * and feeds their results and the ports' signals back as events.
 */
export function startEngine(ports: EnginePorts): Engine {
  const { context, signals, report } = ports;
  const { db, remote, now } = context;
  const waits = createNamedTimers<Wait>(ports.timers);
  const endings: (() => void)[] = [];
  const events: EngineEvent[] = [];
  /** Resolvers of `stop()` calls that wait until nothing is running any more. */
  const stopping: (() => void)[] = [];
  let state = initialState({ isOnline: signals.isOnline(), isVisible: signals.isVisible() });
  let unwatch: () => void = () => undefined;
  /** Returns the lock once we hold it; after a failure, rejects with that failure. */
  let giveBack: { resolve(): void; reject(error: unknown): void } | null = null;
  let isStepping = false;

  function dispatch(event: EngineEvent): void {
    events.push(event);
    // An event that an effect causes at once is handled after the effects beside it have started.
    if (isStepping) return;
    isStepping = true;
    try {
      for (let next = events.shift(); next; next = events.shift()) {
        const { state: after, effects } = step(state, next, lookOutside());
        state = after;
        for (const effect of effects) run(effect);
      }
    } finally {
      isStepping = false;
    }
    if (isOver()) for (const resolve of stopping.splice(0)) resolve();
  }

  function lookOutside(): Outside {
    return {
      isOnline: signals.isOnline(),
      isVisible: signals.isVisible(),
      isOwnAccount: remote.signedInUid() === db.accountUid,
    };
  }

  function isOver(): boolean {
    return state.isStopped && state.doing === "resting" && !state.isRefreshing;
  }

  function run(effect: Effect): void {
    switch (effect.kind) {
      case "prepare":
        return during(prepare(), () => ({ type: "prepared" }));
      case "lock":
        return during(ports.lock(holdLock), () => ({ type: "unlocked" }));
      case "pull":
        return underLock(pull(context, effect.known ?? undefined), (outcome) => ({
          type: "pulled",
          hasApplied: outcome === "applied",
        }));
      case "push":
        return underLock(flush(context), () => ({ type: "pushed" }));
      case "unlock":
        return giveBack?.resolve();
      case "renew":
        return during(renewSession(context), (session) => ({ type: "renewed", session }));
      case "conclude":
        return during(store(IDLE), (isAnythingLeft) => ({
          type: "concluded",
          isAnythingLeft,
        }));
      case "show":
        return void store(effect.status).catch((error) =>
          dispatch({ type: "unshown", failure: failureOf(error) }),
        );
      case "refresh":
        return void refreshSharedMeals(context, { isNew: effect.isNew })
          .then(() => null, failureOf)
          .then((failure) => dispatch({ type: "refreshed", failure }));
      case "listen":
        return listen();
      case "watch":
        unwatch = remote.watchUser(
          db.kitchenId,
          (user) => dispatch({ type: "watched", user }),
          () => dispatch({ type: "unwatched" }),
        );
        return;
      case "unwatch":
        return unwatch();
      case "wait":
        return startWait(effect);
      case "cancel":
        return waits.cancel(effect.wait);
      case "reopen":
        return reopen(db);
      case "report":
        return report(effect.message, effect.error);
      case "end":
        return end(effect.ending);
    }
  }

  // ---- Work that takes time ----

  /** Reports the end of a piece of work as an event. */
  function during<T>(work: Promise<T>, toEvent: (result: T) => EngineEvent): void {
    void work
      .then(toEvent, (error): EngineEvent => ({ type: "failed", failure: failureOf(error) }))
      .then(dispatch);
  }

  /**
   * A failure under the lock is reported only once the lock is free, so that the next try can take
   * it.
   */
  function underLock<T>(work: Promise<T>, toEvent: (result: T) => EngineEvent): void {
    void work.then(
      (result) => dispatch(toEvent(result)),
      (error) => giveBack?.reject(error),
    );
  }

  async function holdLock(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      giveBack = { resolve, reject };
      dispatch({ type: "locked" });
    });
  }

  async function prepare(): Promise<void> {
    await ensureClient(db);
    await rebaseForThisVersion(db);
  }

  /** Stores a status; resolves to whether something is left, so that "idle" was not stored. */
  async function store(status: Status): Promise<boolean> {
    const write = async () => storeStatus(db, status.phase, now(), status.message);
    return write().catch(async (error: unknown) => {
      // Code that runs while a live query is executing may inherit Dexie's read-only zone, and then
      // can't write. After a macrotask it doesn't.
      if (!(error instanceof Error) || error.name !== "ReadOnlyError") throw error;
      await new Promise((resolve) => void setTimeout(resolve));
      return state.shown === status && write();
    });
  }

  function failureOf(error: unknown): Failure {
    if (isClosed(db, error)) return { kind: "closed", error };
    if (error instanceof OutdatedEngineError) return { kind: "outdated", error };
    if (isConnectionLost(db, error)) return { kind: "lost", error };
    return { kind: error instanceof RemoteError ? error.kind : "bug", error };
  }

  function startWait({ wait, ms, hasJitter }: Extract<Effect, { kind: "wait" }>): void {
    const shortened = hasJitter ? ms * (0.5 + ports.random() / 2) : ms;
    waits.start(wait, shortened, () => dispatch({ type: "fired", wait }));
  }

  // ---- What wakes the engine ----

  function listen(): void {
    endings.push(signals.subscribe(() => dispatch({ type: "signalled" })));
    observe(
      async () => (await db.outbox.orderBy("seq").last())?.seq ?? 0,
      (seq) => dispatch({ type: "queued", seq }),
    );
    observe(
      async () => ({
        wantedAt: await getMeta(db, "sharedMealsWantedAt", 0),
        fetchedAt: await getMeta(db, "sharedMealsAt", 0),
        sought: await getMeta(db, "sharedMealsSought", []),
      }),
      ({ wantedAt, fetchedAt, sought }) => {
        const isWished = sought.length > 0 || wantedAt - fetchedAt >= SHARED_MEALS_FRESH_MS;
        if (isWished) dispatch({ type: "wished" });
      },
    );
  }

  function observe<T>(query: () => Promise<T>, onValue: (value: T) => void): void {
    // Dexie calls neither once it is unsubscribed, nor `error` for a database that is closed.
    const subscription = liveQuery(async () => withConnection(db, query)).subscribe(
      onValue,
      (error) => report("Watching the database failed", error),
    );
    endings.push(() => subscription.unsubscribe());
  }

  // ---- The engine's end ----

  function end(ending: Ending): void {
    waits.cancelAll();
    for (const finish of endings) finish();
    if (ending === "signed-out") ports.onSignedOut();
    if (ending === "outdated") ports.onOutdated();
  }

  dispatch({ type: "started" });

  return {
    syncNow: () => dispatch({ type: "asked" }),
    async stop() {
      dispatch({ type: "stopped" });
      if (!isOver()) await new Promise<void>((resolve) => void stopping.push(resolve));
    },
  };
}
