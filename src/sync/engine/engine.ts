import { liveQuery } from "dexie";

import { reopen, withConnection } from "#db/connection.ts";
import { ensureClient, isAnythingLeft, storeStatus } from "#sync/protocol/local.ts";
import { rebaseForThisVersion } from "#sync/pull/apply-server-state.ts";
import { pull } from "#sync/pull/pull.ts";
import { flush } from "#sync/push/push.ts";
import { renewSession } from "#sync/remotes/signed-in-account.ts";
import { failureOf, RETRIES } from "#sync/retries.ts";
import { areSharedMealsWanted, refreshSharedMeals } from "#sync/shared-meals/refresh.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { AT_FIRST, isPushDue, isUp, step, WAITS } from "./engine-machine.ts";
import type { EngineEvent, EngineState, Outside, Wait } from "./engine-machine.ts";

/** Whether a request could get through, and whether the cook is looking at the app. */
export interface Signals {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back after either has changed; returns the function that ends the subscription. */
  subscribe(onChange: () => void): () => void;
}

export interface Timers {
  /** Calls `run` after `ms`; returns the function that cancels it. */
  after(ms: number, run: () => void): () => void;
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
 * through ports. engine-machine.ts decides what to do and when; this runtime does it, and feeds its
 * results and the ports' signals back as events.
 */
export function startEngine(ports: EnginePorts): Engine {
  const { context, signals, timers } = ports;
  const { db, remote, now } = context;
  const cancels = new Map<Wait, () => void>();
  const endings: (() => void)[] = [];
  let state: EngineState = { ...AT_FIRST, outside: lookOutside() };
  let unwatch: () => void = () => undefined;
  let ready: Promise<void> | null = null;
  let working: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;

  function lookOutside(): Outside {
    return {
      isOnline: signals.isOnline(),
      isVisible: signals.isVisible(),
      isOwnAccount: remote.signedInUid() === db.accountUid,
    };
  }

  function dispatch(event: EngineEvent): void {
    const before = state;
    state = step(before, event, lookOutside());
    const { doing, ending, shown, waits, watch } = state;
    for (const wait of WAITS) if (waits[wait] !== before.waits[wait]) restart(wait, waits[wait]);
    if (shown && shown !== before.shown) {
      const stored = inOwnTask(async () => store(shown));
      void beside(stored, "The sync status could not be stored");
      if (shown.phase === "idle") refreshing ??= refresh();
    }
    if (doing !== "resting") working ??= inOwnTask(work);
    if (ending && !before.ending) for (const end of endings) end();
    if (watch === before.watch) return;
    unwatch();
    if (!watch) return;
    // Last, since a watch may report at once.
    unwatch = remote.watchUser(
      db.kitchenId,
      (user) => dispatch({ type: "watched", user }),
      () => dispatch({ type: "unwatched" }),
    );
  }

  function restart(wait: Wait, run: EngineState["waits"][Wait]): void {
    cancels.get(wait)?.();
    if (!run) return;
    // With jitter, so that devices that failed together don't come back together.
    const ms = wait === "backoff" ? run.ms * (0.5 + ports.random() / 2) : run.ms;
    const fire = () => dispatch({ type: "fired", wait });
    cancels.set(wait, timers.after(ms, fire));
  }

  async function work(): Promise<void> {
    const event = await cycle().catch(failed);
    working = null;
    dispatch(event);
  }

  async function prepare(): Promise<void> {
    await ensureClient(db);
    await rebaseForThisVersion(db);
  }

  /** Asks the state before each step, since it changes meanwhile. */
  async function cycle(): Promise<EngineEvent> {
    await (ready ??= prepare());
    await ports.lock(async () => {
      if (state.wantsPull) {
        // If the browser says "offline", only a successful request proves it wrong.
        const known = isUp(state) ? state.seen : null;
        dispatch({ type: "pulling" });
        await pull(context, known ?? undefined);
      }
      if (!isPushDue(state)) return;
      dispatch({ type: "pushing" });
      dispatch({ type: "pushed", isBulkLeft: await flush(context) });
    });
    return { type: "cycled", isAnythingLeft: await isAnythingLeft(db) };
  }

  async function failed(error: unknown): Promise<EngineEvent> {
    let failure = failureOf(db, error);
    // [S7.29] Without a token nothing else can be judged. If a new token doesn't help either, the
    // token was not the cause.
    if (RETRIES[failure].retry === "renewed" && !state.hasRenewed && !state.ending) {
      const session = await renewSession(context);
      failure = session === "unknown" ? "transient" : session;
    }
    if (failure === "lost") reopen(db);
    // The database may come back empty.
    ready = null;
    const { log } = RETRIES[failure];
    // As another account, everything is denied.
    if (log && failure !== state.trouble && lookOutside().isOwnAccount) report(log, error);
    return { type: "failed", failure };
  }

  function report(message: string, error: unknown): void {
    if (!state.ending) ports.report(message, error);
  }

  /** Awaits a job beside the cycles, which nothing waits for. */
  async function beside(job: Promise<void>, message: string): Promise<void> {
    try {
      await job;
    } catch (error) {
      const failure = failureOf(db, error);
      if (RETRIES[failure].retry === "never") dispatch({ type: "failed", failure });
      else report(message, error);
    }
  }

  async function store(status: NonNullable<EngineState["shown"]>): Promise<void> {
    await withConnection(db, async () => {
      if (state.shown === status) await storeStatus(db, status.phase, now(), status.message);
    });
  }

  /** [S5.15] Refreshes shared meals. The cook's own documents never wait for it. */
  async function refresh(): Promise<void> {
    await beside(refreshSharedMeals(context), "The shared meals could not be refreshed");
    refreshing = null;
  }

  function observe<T>(query: () => Promise<T>, onValue: (value: T) => void): void {
    // Dexie calls neither once it is unsubscribed, nor `error` for a database that is closed.
    const subscription = liveQuery(async () => withConnection(db, query)).subscribe(
      onValue,
      (error) => report("Watching the database failed", error),
    );
    endings.push(() => subscription.unsubscribe());
  }

  observe(
    async () => (await db.outbox.orderBy("seq").last())?.seq ?? 0,
    (seq) => dispatch({ type: "queued", seq }),
  );
  observe(
    async () => areSharedMealsWanted(db),
    (isWanted) => isWanted && dispatch({ type: "wished" }),
  );
  endings.push(signals.subscribe(() => dispatch({ type: "signalled" })));
  endings.push(() => {
    if (state.ending === "signed-out") ports.onSignedOut();
    if (state.ending === "outdated") ports.onOutdated();
  });
  dispatch({ type: "started" });
  ready ??= prepare();
  ready.catch(() => undefined); // The first cycle meets it.

  return {
    syncNow: () => dispatch({ type: "asked" }),
    async stop() {
      dispatch({ type: "stopped" });
      await Promise.allSettled([ready, working, refreshing]);
    },
  };
}

/**
 * Code that is called while a live query executes may inherit Dexie's read-only zone, and then can't
 * write. A task of its own does not.
 */
async function inOwnTask(job: () => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => void setTimeout(() => resolve(job())));
}
