import { liveQuery } from "dexie";

import { isConnectionLost, reopen, withConnection } from "#db/connection.ts";
import { OutdatedEngineError } from "#db/engine-version.ts";
import type { SyncPhase } from "#db/schema.ts";

import { renewSession } from "./account.ts";
import type { SyncContext } from "./commit.ts";
import { flush } from "./flush.ts";
import { rebaseForThisVersion } from "./land.ts";
import { ensureClient, getMeta, isClosed, storeStatus } from "./local.ts";
import { pull } from "./pull.ts";
import { RemoteError, type Fields } from "./remote.ts";
import { refreshSharedMeals, SHARED_MEALS_FRESH_MS } from "./shared-meals.ts";
import { LOGGED, troubleOf, TROUBLES, TROUBLE_WAIT_MS, type Trouble } from "./trouble.ts";
import { createWaits, type Timers } from "./waits.ts";

/** Short enough to feel immediate, long enough to gather what one tap writes. */
const GATHER_MS = 75;
/** [S3] The user document sustains about one write a second. */
const COOLDOWN_MS = 1_000;
/** How long a new watch may take to say how things stand before we ask. */
const GRACE_MS = 5_000;
/** A watch can die unnoticed, on phones above all. */
const HEARTBEAT_MS = 300_000;
const BACKOFF_MS = { first: 1_000, most: 60_000 } as const;

/** Whether a request could get through, and whether anyone is looking. */
export interface Signals {
  isOnline(): boolean;
  isVisible(): boolean;
  /** Calls back after either has changed; returns the function that ends it. */
  subscribe(onChange: () => void): () => void;
}

export interface EnginePorts {
  context: SyncContext;
  signals: Signals;
  timers: Timers;
  /** From 0 up to 1. */
  random(): number;
  /** [S8] Runs a job while no other host of this storage runs one; an optimisation only. */
  lock(job: () => Promise<void>): Promise<void>;
  /** The account is gone, or is not this database's. The engine has stopped. */
  onSignedOut(): void;
  /** [S12] A newer app has taken the database over. The engine has stopped. */
  onOutdated(): void;
  /** For developers. */
  report(message: string, error: unknown): void;
}

export interface Engine {
  /** Resolves when nothing runs any more. */
  stop(): Promise<void>;
}

/**
 * Keeps a database and the server alike for as long as it runs. It knows no environment: what
 * wakes it (the outbox, the watch on the user document, the network, the screen, time) comes
 * through ports. One cycle at a time pulls if asked to and pushes if there is something; a cycle
 * that fails is tried again, later each time. Over 300 lines because what wakes a cycle, the cycle
 * and its end share one state.
 */
export function startEngine(ports: EnginePorts): Engine {
  const { context, signals, lock, report } = ports;
  const { db, remote, now } = context;
  const waits = createWaits<"gather" | "cooldown" | "grace" | "heartbeat" | "backoff">(
    ports.timers,
  );
  const endings: (() => void)[] = [];

  let isStopped = false;
  let isPrepared = false;
  let running: Promise<void> | null = null;
  let refreshing: Promise<void> | null = null;
  let wantsPull = false;
  let wantsPush = false;
  /** The user document as the watch last reported it, until a pull has used it. */
  let seen: { user: Fields | null } | undefined;
  let unwatch: (() => void) | null = null;
  /** Whether documents have come since the shared meals were last refreshed. */
  let hasLanded = false;
  /** The phase that was last shown, and what for. */
  let shown = "";
  /** [S7] What only the server's side can mend: until the next try nothing is asked, nor watched. */
  let trouble: Trouble | null = null;
  let failures = 0;
  let hasRenewed = false;
  let was = { isOnline: signals.isOnline(), isVisible: signals.isVisible() };

  // ---- Cycles ----

  function wake(): void {
    if (isStopped || running || waits.isRunning("backoff") || !signals.isOnline()) return;
    if (!wantsPull && !isPushDue()) return;
    running = cycle().finally(() => {
      running = null;
      wake();
    });
  }

  function isPushDue(): boolean {
    return wantsPush && !waits.isRunning("cooldown") && !waits.isRunning("gather");
  }

  async function cycle(): Promise<void> {
    try {
      await prepare();
      if (isPushDue()) await show("syncing");
      await lock(pullAndPush);
      failures = 0;
      hasRenewed = false;
      trouble = null;
      await show("idle");
      refresh();
    } catch (error) {
      // Whatever it was about, the next cycle starts from scratch.
      wantsPull = true;
      wantsPush = true;
      // A database that the browser has lost may have come back empty.
      isPrepared = false;
      await recover(error);
    }
    ensureWatch();
  }

  async function pullAndPush(): Promise<void> {
    if (wantsPull && !isStopped) {
      const known = seen;
      seen = undefined;
      wantsPull = false;
      waits.cancel("grace");
      if ((await pull(context, known)) === "landed") hasLanded = true;
    }
    if (!isPushDue() || isStopped) return;
    wantsPush = false;
    waits.start("cooldown", COOLDOWN_MS, wake);
    await flush(context);
  }

  /** What others have shared comes beside the cycles: the cook's own documents never wait for it. */
  function refresh(): void {
    if (isStopped || refreshing) return;
    const isNew = hasLanded;
    hasLanded = false;
    refreshing = refreshSharedMeals(context, { isNew })
      .catch((error: unknown) => {
        if (!isStopped && !isClosed(db, error) && !(error instanceof OutdatedEngineError)) {
          report("The shared meals could not be refreshed", error);
        }
      })
      .finally(() => {
        refreshing = null;
      });
  }

  function askSoon(): void {
    wantsPull = true;
    wake();
  }

  // ---- Failures ----

  async function recover(error: unknown): Promise<void> {
    if (isStopped) return;
    // [S12] Deleted at sign-out, or a newer app is upgrading it: not ours any more.
    if (isClosed(db, error)) return end();
    if (error instanceof OutdatedEngineError) return leave();
    if (isConnectionLost(db, error)) {
      report("The database was lost", error);
      reopen(db);
      return backOff();
    }
    const kind = error instanceof RemoteError ? error.kind : null;
    // [S11] Without a token nothing else can be judged; a new one in vain means something else.
    const session = kind === "unauthenticated" && !hasRenewed ? await renewSession(context) : null;
    if (session === "over" || remote.signedInUid() !== db.uid) {
      end();
      return ports.onSignedOut();
    }
    hasRenewed ||= session === "renewed";
    const found = session === null && error instanceof RemoteError ? troubleOf(error) : null;
    if (found) return endure(found, error);
    trouble = null;
    if (kind === null) report("Sync failed", error);
    backOff();
    // Others were faster: nothing is wrong with the network, nor with anything else.
    if (session === "renewed" || kind === "contention") return;
    if (kind === "transient" || session === "unknown") return show("offline");
    await show("error", "Your changes are safe on this device, but could not be synced yet.");
  }

  async function endure(found: Trouble, error: unknown): Promise<void> {
    if (found !== trouble) report(LOGGED[found], error);
    trouble = found;
    waits.start("backoff", TROUBLE_WAIT_MS * (0.5 + ports.random() / 2), wake);
    await show("error", TROUBLES[found], found);
  }

  /** [S12] Not said through the database: what stands there is the newer app's. */
  function leave(): void {
    end();
    ports.onOutdated();
  }

  function backOff(): void {
    const longest = Math.min(BACKOFF_MS.most, BACKOFF_MS.first * 2 ** failures);
    failures += 1;
    waits.start("backoff", longest * (0.5 + ports.random() / 2), wake);
  }

  async function show(next: SyncPhase, message?: string, cause: Trouble | "" = ""): Promise<void> {
    const shows = `${next} ${cause}`;
    if (isStopped || (shows === shown && next !== "idle")) return;
    shown = shows;
    const store = async () => storeStatus(db, next, now(), message);
    try {
      await store().catch(async (error: unknown) => {
        // What runs between two steps of a live query's reading is taken for part of it at times,
        // and then may not write; never once the event loop has come round.
        if (!(error instanceof Error) || error.name !== "ReadOnlyError") throw error;
        await new Promise((resolve) => void setTimeout(resolve));
        if (shown === shows) await store();
      });
    } catch (error) {
      if (isClosed(db, error)) end();
      else if (error instanceof OutdatedEngineError) leave();
      else report("The sync status could not be stored", error);
    }
  }

  // ---- What wakes it ----

  /** [S6] One realtime listener, while someone is looking. */
  function ensureWatch(): void {
    if (isStopped || trouble || !signals.isVisible()) {
      unwatch?.();
      unwatch = null;
      return;
    }
    if (unwatch || !signals.isOnline() || remote.signedInUid() !== db.uid) return;
    unwatch = remote.watchUser(
      db.uid,
      (user) => {
        seen = { user };
        askSoon();
      },
      () => {
        unwatch = null;
        // The next cycle meets what ended the watch, deals with it, and watches again.
        wantsPull = true;
        if (!isStopped && !waits.isRunning("backoff")) backOff();
      },
    );
  }

  /** Finds out how things stand, after a time of not knowing: from a new watch, if it answers. */
  function catchUp(): void {
    const wasWatching = unwatch !== null;
    ensureWatch();
    if (wasWatching || !unwatch) askSoon();
    else waits.start("grace", GRACE_MS, askSoon);
  }

  function onSignal(): void {
    const [isOnline, isVisible] = [signals.isOnline(), signals.isVisible()];
    const isBack = isOnline && (!was.isOnline || (isVisible && !was.isVisible));
    was = { isOnline, isVisible };
    if (!isOnline) void show("offline");
    // Neither the network nor the cook is what was missing.
    if (trouble && waits.isRunning("backoff")) return;
    if (!isBack) return ensureWatch();
    failures = 0;
    waits.cancel("backoff");
    catchUp();
    wake();
  }

  function beat(): void {
    waits.start("heartbeat", HEARTBEAT_MS, () => {
      if (signals.isVisible()) askSoon();
      beat();
    });
  }

  function observe<T>(query: () => Promise<T>, onValue: (value: T) => void): void {
    // Dexie calls neither once it is unsubscribed, nor `error` for a database that is closed.
    const subscription = liveQuery(async () => withConnection(db, query)).subscribe({
      next: onValue,
      error: (error: unknown) => report("Watching the database failed", error),
    });
    endings.push(() => subscription.unsubscribe());
  }

  function observeOutbox(): void {
    let newest = 0;
    observe(
      async () => (await db.outbox.orderBy("seq").last())?.seq ?? 0,
      (seq) => {
        if (seq <= newest) return;
        newest = seq;
        wantsPush = true;
        waits.start("gather", GATHER_MS, wake);
      },
    );
  }

  function observeWishes(): void {
    observe(
      async () => ({
        wantedAt: await getMeta(db, "sharedMealsWantedAt", 0),
        fetchedAt: await getMeta(db, "sharedMealsAt", 0),
      }),
      ({ wantedAt, fetchedAt }) => {
        if (wantedAt - fetchedAt >= SHARED_MEALS_FRESH_MS) askSoon();
      },
    );
  }

  // ---- Start and end ----

  async function prepare(): Promise<void> {
    if (isPrepared) return;
    await ensureClient(db);
    await rebaseForThisVersion(db);
    isPrepared = true;
  }

  async function start(): Promise<void> {
    try {
      await prepare();
    } catch (error) {
      await recover(error);
    }
    if (isStopped) return;
    endings.push(signals.subscribe(onSignal));
    observeOutbox();
    observeWishes();
    beat();
    if (signals.isOnline()) catchUp();
    else await show("offline");
  }

  function end(): void {
    isStopped = true;
    unwatch?.();
    waits.cancelAll();
    for (const finish of endings) finish();
  }

  running = start().finally(() => {
    running = null;
    wake();
  });

  return {
    async stop() {
      end();
      await Promise.all([running, refreshing]);
    },
  };
}
