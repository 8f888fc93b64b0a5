import { ENGINE_VERSION, OutdatedEngineError } from "#db/engine-version.ts";
import { untilIdle } from "#db/event-loop.fixture.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { discardDeadLetter, mutate, queue, retryDeadLetter } from "#db/mutate.ts";
import type { BaseRow, MetaRow, OutboxEntry } from "#db/schema.ts";
import type { MealMark } from "#domain/entities.ts";
import type { Docs, Invocation } from "#domain/mutations/define.ts";
import {
  applyInvocation,
  followUpOf,
  isBulk,
  isForEveryone,
  mutations,
  type MutationArgs,
  type MutationName,
} from "#domain/mutations/registry.ts";
import { emptyUser, type UserDocument } from "#domain/user-document.ts";
import { rowsOf, syncOnce } from "#sync/doubles/device.fixture.ts";
import { holdStream, type CommitFate } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { pushWaiting } from "#sync/hosts/background-push.ts";
import { pull } from "#sync/pull/pull.ts";
import { push } from "#sync/push/push.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import { refreshSharedMeals } from "#sync/shared-meals/refresh.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import {
  copyStorage,
  createHome,
  killAll,
  isRestless,
  openHost,
  placeInQueue,
  restoreStorage,
  startHomeProcess,
  type Home,
  type Host,
  type Machine,
  type SentQueues,
  type Snapshot,
} from "./home.ts";
import { laidOver } from "./laid-over.ts";
import { assertSame, createOracle, isSame, withoutTimes, type Oracle } from "./oracle.ts";
import type { Process } from "./process.ts";

/** A cook's database on a device; several cooks may have one on the same device. */
export interface CastMember {
  uid: string;
  machine: number;
  /** See `Home`. */
  isOlder?: boolean;
}

/** Prefix of a mutation's name that no version here knows yet. */
export const UNKNOWN_PREFIX = "later:";

/** Whether a device must expect this failure; any other is a bug. */
function isExpected(error: unknown): boolean {
  return error instanceof RemoteError || error instanceof OutdatedEngineError;
}

async function turn(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

const DAY_MS = 86_400_000;

/**
 * A few devices, their server, and the oracle that knows the required result.
 * @param isOld whether the first cook has a document from an app that counted no versions
 */
export async function createWorld(cast: readonly CastMember[], { isOld = false } = {}) {
  let serverTime = 1_000_000;
  const server: MemoryServer = createMemoryServer({ now: () => (serverTime += 1_000) });
  let refusesBad = true;
  server.denyWhen(
    ({ writes }) => refusesBad && [...writes.keys()].some((path) => path.includes("/bad")),
  );
  const machines = new Map<number, Machine>();
  const gone = new Set<string>();
  /** Whose each mutation is, by its id. */
  const homeOf = new Map<string, string>();
  const sentQueues: SentQueues = new WeakMap();
  const oracle: Oracle = createOracle(({ uid, sent }) => {
    const queue = sentQueues.get(sent.get(`users/${uid}`) ?? {});
    if (!queue) throw new Error("A commit that no device here has sent.");
    return queue;
  });
  const faults: string[] = [];
  /**
   * Whether a sync of this story has ended with Dexie's `PrematureCommitError`. Dexie counts the native
   * awaits in flight for a whole realm, where a story runs all its devices and ends some in the middle of
   * a transaction: now and then a later transaction loses its place in that count. The engine tries again,
   * as after any failure. Code that awaits anything else in a transaction would fail at each try.
   */
  let hasSlipped = false;
  /** The client ids of the snapshots that were put back. */
  const putBackClients = new Set<unknown>();
  const homes: Home[] = cast.map(({ uid, machine: at, isOlder = false }) => {
    const machine = machines.get(at) ?? { uid, offline: false, clock: 5_000_000 };
    machines.set(at, machine);
    return createHome(uid, machine, isOlder);
  });

  if (isOld && homes[0]) {
    const { uid } = homes[0];
    const user = { ...emptyUser(1), favorites: ["stew"] };
    server.edit(`users/${uid}`, user);
    oracle.begin(uid, { users: { [uid]: user } });
  }

  function homeAt(index: number): Home {
    const home = homes[index % homes.length];
    if (!home) throw new Error("A world has devices.");
    return home;
  }

  function hostsOn(machine: Machine): Host[] {
    return homes.flatMap((home) =>
      home.machine === machine ? home.tabs.flatMap((host) => host ?? []) : [],
    );
  }

  // ---- Processes ----

  /** Starts a tab's engine, and waits until it watches the database. */
  async function run(host: Host): Promise<void> {
    host.startEngine();
    await untilIdle();
  }

  async function hostOf(home: Home, tab: number): Promise<Host | null> {
    const current = home.tabs[tab];
    if (current && !current.process.isDead()) return current;
    const opened = await openHost(home, {
      server,
      sentQueues,
      onSignedOut() {
        if (home.machine.uid === home.uid) faults.push(`${home.uid} was signed out for nothing`);
      },
      report: (message, error) => {
        if ((error as Error).name === "PrematureCommitError" && !hasSlipped) hasSlipped = true;
        else faults.push(`${message}: ${String(error)}`);
      },
    });
    home.tabs[tab] = opened ?? undefined;
    return opened;
  }

  /** Runs a job of a process until it or the process ends. Resolves to whether it succeeded. */
  async function attempt(process: Process, job: () => Promise<unknown>): Promise<boolean> {
    const run = job().then(
      () => true,
      (error: unknown) => {
        if (!process.isDead() && !isExpected(error)) throw error;
        return false;
      },
    );
    return Promise.race([run, process.death.then(() => false)]);
  }

  /** Runs a job in a tab, opening the tab if necessary. */
  async function inTab(
    index: number,
    tab: number,
    job: (context: SyncContext, host: Host) => Promise<unknown>,
  ): Promise<boolean> {
    const home = homeAt(index);
    const host = await hostOf(home, tab);
    if (!host) return false;
    const isDone = await attempt(host.process, async () => job(host.context, host));
    await note(home);
    return isDone;
  }

  /**
   * Runs a job that talks to the server: not as another account [S11.1], not beside a newer engine
   * [S12.1].
   */
  async function syncing(
    index: number,
    tab: number,
    job: (context: SyncContext) => Promise<unknown>,
  ): Promise<void> {
    const home = homeAt(index);
    const isNewer = (await getMeta(home.inspector, "engineVersion", 0)) > ENGINE_VERSION;
    const before = isNewer ? await engineRows(home) : null;
    await inTab(index, tab, async (context, { link }) => {
      const requests = link.requests.length;
      const isOther = home.machine.uid !== home.uid;
      try {
        await job(context);
      } finally {
        if (isOther && link.requests.length > requests) {
          faults.push(`${home.uid}'s tab asked as ${home.machine.uid}`);
        }
      }
    });
    if (before) assertSame("beside a newer engine", await engineRows(home), before);
  }

  /** The rows that only the engine writes. */
  async function engineRows({ inspector }: Home): Promise<unknown> {
    const meta = await inspector.meta.where("key").notEqual("status").toArray();
    return { meta, outbox: await inspector.outbox.toArray(), base: await inspector.base.toArray() };
  }

  // ---- What is known ----

  /** Records what has been queued, whoever queued it. */
  async function note(home: Home): Promise<void> {
    if (!home.isDirty) return;
    for (const entry of home.seqs.values()) {
      if (!oracle.made.has(entry.id)) oracle.made.set(entry.id, entry);
      homeOf.set(entry.id, home.uid);
    }
    for (const { id, reason } of await home.inspector.deadLetters.toArray()) {
      if (reason === "uncertain") oracle.uncertain.add(id);
    }
  }

  async function follow(): Promise<void> {
    await untilIdle();
    for (const home of homes) await note(home);
    oracle.follow(server);
  }

  /** Follows the log, and checks [S1.1] for every storage that has changed. */
  async function check(): Promise<void> {
    for (const home of homes) {
      if (isRestless(home)) throw new Error(`A process of ${home.uid} goes round and round.`);
      home.boundariesSeen = home.boundaries.length;
    }
    await follow();
    for (const home of homes) {
      if (home.isDirty) await checkHome(home);
      home.isDirty = false;
    }
    if (faults.length > 0) throw new Error(faults.join("\n"));
  }

  async function checkHome(home: Home): Promise<void> {
    const { inspector, uid } = home;
    const cursor = await getMeta(inspector, "cursor", 0);
    if (cursor < home.cursor) throw new Error(`${uid}'s cursor went back to ${cursor}.`);
    home.cursor = cursor;
    const { here } = await getMeta(inspector, "pulled", { here: 0, there: 0 });
    const state = here > 0 || cursor > 0 ? oracle.states.get(uid)?.[cursor] : {};
    if (cursor > 0 && !state) throw new Error(`${uid} at version ${cursor}, which never was.`);
    const pending = await inspector.outbox.orderBy("seq").toArray();
    const rows = await rowsOf(inspector);
    const kept = await inspector.base.toArray();
    const stale = await getMeta(inspector, "sharedMealsStale", []);
    const aiMeals = serverCopies(rows["aiMeals"] ?? {}, kept);
    const expected = laidOver({ ...state, aiMeals } as Docs, pending, uid);
    assertSame(`${uid} at version ${cursor}`, rows, expected.shown);
    assertSame(`${uid}'s base copies`, kept, expected.base);
    const parked = await inspector.deadLetters.toArray();
    const done = doneHere(home, [...pending, ...parked]);
    const early = done.find((id) => (oracle.applied.get(id) ?? 0) > cursor);
    if (early !== undefined) {
      throw new Error(`${uid}'s ${early} has left the overlay at version ${cursor}, too early.`);
    }
    for (const id of new Set([...Object.keys(aiMeals), ...oracle.meals.keys()])) {
      // The meal is stale here: this device's changes are applied to an older state until it is
      // read again.
      if (stale.includes(id)) continue;
      checkSharedMeal(uid, { id, doc: aiMeals[id] ?? null, pending, done });
    }
  }

  /** The mutations that have left a storage's outbox because the server has them. */
  function doneHere({ seqs }: Home, waiting: readonly { id: string }[]): string[] {
    const left = new Set(waiting.map(({ id }) => id));
    return [...seqs.values()]
      .map(({ id }) => id)
      .filter((id) => oracle.applied.has(id) && !left.has(id) && !oracle.uncertain.has(id));
  }

  /** The server's shared meals as a device knows them: the copies it keeps, else what it shows. */
  function serverCopies(
    shown: Record<string, unknown>,
    kept: readonly BaseRow[],
  ): Record<string, unknown> {
    const copies = kept.filter(({ collection }) => collection === "aiMeals");
    return { ...shown, ...Object.fromEntries(copies.map(({ id, doc }) => [id, doc])) };
  }

  /**
   * Whether a shared meal has a place in everyone's list. A new cook's meals beyond two a day have
   * none: a device need not hold them.
   */
  function isListed(mealId: string): boolean {
    const meal = server.list("aiMeals").find(({ id }) => id === mealId);
    return (meal?.fields as { sharedAt?: Date | null } | undefined)?.sharedAt !== null;
  }

  /**
   * No version tells when a shared meal was read. But the copy must equal one of the meal's past
   * states: one without this device's pending mutations, which would count twice on screen, and
   * with all that have left the overlay, whose effect would be lost [S4.5].
   */
  function checkSharedMeal(
    uid: string,
    meal: { id: string; doc: unknown; pending: readonly OutboxEntry[]; done: readonly string[] },
  ): void {
    const { id: mealId, doc, pending, done } = meal;
    if (doc === null && !isListed(mealId)) return;
    const history = oracle.meals.get(mealId) ?? [];
    const latest = history.at(-1)?.by ?? new Set();
    const settled = done.filter((id) => latest.has(id));
    const once = [{ doc: null, by: new Set<string>() }, ...history];
    const isPossible = once.some(
      (state) =>
        isSame(state.doc, withoutTimes("aiMeals", doc)) &&
        settled.every((id) => state.by.has(id)) &&
        !pending.some(({ id }) => state.by.has(id)),
    );
    if (!isPossible) {
      throw new Error(
        `${uid}'s copy of ${mealId} never was on the server without what is pending, and with what is done.`,
      );
    }
  }

  /** Checks what is reported of each mutation that is not on the server. */
  async function assertAllAccounted(): Promise<void> {
    const parked = new Set<string>();
    for (const { inspector } of homes) {
      for (const { id } of await inspector.deadLetters.toArray()) parked.add(id);
    }
    for (const [id, { name, seq, forEveryone }] of oracle.made) {
      // Of what is for everyone, the last word counts: `assertAllSaid` checks that.
      if (forEveryone) continue;
      const isDone = oracle.applied.has(id);
      const isBoth = oracle.uncertain.has(id);
      if (isDone && parked.has(id) && !isBoth) {
        throw new Error(`Mutation ${id} (${name}, ${seq}) is parked as well as applied.`);
      }
      if (!isDone && !parked.has(id) && !gone.has(id)) {
        throw new Error(`Mutation ${id} (${name}, ${seq}) is neither applied nor parked: lost.`);
      }
    }
  }

  /** Whether what was queued with it was refused, which takes it back [S7.38]. */
  function isTakenBack({ id, follows }: OutboxEntry): boolean {
    return [...oracle.made.values()].some(
      (own) =>
        own.seq === follows && homeOf.get(own.id) === homeOf.get(id) && oracle.skipped.has(own.id),
    );
  }

  /** Checks that every rating counts, and that no heart counts that the cook has taken back. */
  async function assertAllSaid(): Promise<void> {
    const parked = new Set<string>();
    for (const { inspector } of homes)
      for (const { id } of await inspector.deadLetters.toArray()) parked.add(id);
    for (const { uid, inspector } of homes) {
      const docs = await rowsOf(inspector);
      const said = [...oracle.made.values()].filter(({ forEveryone }) => forEveryone);
      const isHere = (id: string) => homeOf.get(id) === uid && !gone.has(id) && !parked.has(id);
      for (const entry of said) {
        if (entry.name !== "rateMeal" || !isHere(entry.id) || isTakenBack(entry)) continue;
        assertSame(`${uid}'s rating ${entry.id}`, applyInvocation(entry, docs, uid), {});
      }
      if (said.some(({ id }) => gone.has(id))) continue;
      const { favorites } = (docs["users"]?.[uid] ?? emptyUser(0)) as UserDocument;
      for (const [id, mark] of Object.entries(docs["mealMarks"] ?? {})) {
        if ((mark as MealMark).favored && !favorites.includes(id))
          throw new Error(`${uid}'s heart for ${id} still counts.`);
      }
    }
  }

  function setUid(machine: Machine, uid: string): void {
    machine.uid = uid;
    for (const { link } of hostsOn(machine)) link.uid = uid;
  }

  function setOffline(machine: Machine, offline: boolean): void {
    machine.offline = offline;
    for (const { link, signal } of hostsOn(machine)) {
      link.offline = offline;
      signal();
    }
  }

  /** Installs an app that knows the mutations that earlier versions did not. */
  async function upgrade(home: Home): Promise<void> {
    killAll(home);
    await follow();
    const { inspector } = home;
    await inspector.transaction("rw", inspector.outbox, inspector.meta, async () => {
      await inspector.outbox.toCollection().modify((entry) => {
        entry.name = entry.name.replace(UNKNOWN_PREFIX, "");
      });
      await putMeta(inspector, { mutationVersion: 0, engineVersion: ENGINE_VERSION });
    });
    for (const entry of await inspector.outbox.toArray()) {
      placeInQueue(home, entry);
      oracle.made.set(entry.id, entry);
    }
    home.isDirty = true;
    // Until the new app has run once, its new knowledge has no effect here.
    while (!(await hostOf(home, 0)));
  }

  /** Restores a storage to a snapshot; later changes in it are lost. */
  async function putBack(home: Home, snapshot: Snapshot): Promise<void> {
    // The log must be read with what this storage knows now.
    await follow();
    const kept = ["outbox", "deadLetters"].flatMap((name) => snapshot.tables.get(name)?.rows ?? []);
    const keptIds = new Set((kept as Pick<OutboxEntry, "id">[]).map(({ id }) => id));
    for (const table of [home.inspector.outbox, home.inspector.deadLetters]) {
      for (const { id } of await table.toArray()) if (!keptIds.has(id)) gone.add(id);
    }
    await restoreStorage(home, snapshot);
  }

  return {
    server,
    oracle,
    homeAt,
    check,
    settle: untilIdle,

    /** Runs a mutation of the cook. Once `mutate` has resolved, it must be stored. */
    async act<N extends MutationName>(
      at: number,
      tab: number,
      name: N,
      args: MutationArgs<N>,
    ): Promise<void> {
      const { size } = oracle.made;
      const isStored = await inTab(at, tab, async ({ db }) => mutate(db, name, args));
      if (isStored && oracle.made.size === size) throw new Error(`${name} was not stored.`);
    },

    /**
     * A newer version, installed here before, has left a mutation that this version doesn't know.
     */
    async actLater<N extends MutationName>(at: number, name: N, args: MutationArgs<N>) {
      const home = homeAt(at);
      const { inspector } = home;
      const leave = (change: Invocation, follows?: number) =>
        queue(inspector, {
          ...change,
          name: UNKNOWN_PREFIX + change.name,
          id: crypto.randomUUID(),
          at: 1,
          ...(isForEveryone(change) && { forEveryone: true as const }),
          ...(isBulk(change) && { bulk: true as const }),
          ...(follows !== undefined && { follows }),
        });
      const change = { name, args, version: mutations[name].version };
      const seqs = await inspector.transaction("rw", inspector.outbox, inspector.meta, async () => {
        const own = await leave(change);
        const followUp = followUpOf(change);
        return followUp ? [own, await leave(followUp, own)] : [own];
      });
      for (const queued of await inspector.outbox.bulkGet(seqs))
        if (queued) placeInQueue(home, queued);
      home.isDirty = true;
    },

    sync: async (at: number, tab: number) => syncing(at, tab, syncOnce),
    push: async (at: number, tab: number) => syncing(at, tab, push),
    pull: async (at: number, tab: number) => syncing(at, tab, pull),

    /**
     * Syncs several tabs at once; `turns` decides how long each waits, `isLocked` whether they take
     * turns.
     */
    async syncTogether(
      at: readonly (readonly [number, number])[],
      turns: readonly number[],
      isLocked: boolean,
    ): Promise<void> {
      let taken = 0;
      const pause = async () => {
        const length = turns[taken % turns.length] ?? 1;
        taken += 1;
        for (let tick = 0; tick < length; tick += 1) await turn();
      };
      const open: { home: Home; host: Host }[] = [];
      for (const [index, tab] of at) {
        const home = homeAt(index);
        const host = await hostOf(home, tab);
        if (host) open.push({ home, host });
      }
      for (const { host } of open) host.link.pause = pause;
      await Promise.all(
        open.map(async ({ home, host: { process, context } }) =>
          attempt(process, async () => {
            const job = async () => syncOnce(context);
            await (isLocked ? process.lock(home.mutex, job) : job());
          }),
        ),
      );
      for (const { host } of open) host.link.pause = async () => undefined;
    },

    /** Opens the app or reloads it; its engine then keeps running. */
    async openApp(at: number, tab: number): Promise<void> {
      homeAt(at).tabs[tab]?.process.kill();
      const host = await hostOf(homeAt(at), tab);
      if (host) await run(host);
    },

    async passTime(at: number, tab: number, ms: number): Promise<void> {
      const home = homeAt(at);
      home.machine.clock += ms;
      await home.tabs[tab]?.process.timers.advance(ms);
    },

    closeTab(at: number, tab: number): void {
      homeAt(at).tabs[tab]?.process.kill();
      homeAt(at).tabs[tab] = undefined;
    },

    /** The browser wakes the service worker, for the cook signed in there. */
    async wake(at: number, isLocked: boolean): Promise<void> {
      const { machine } = homeAt(at);
      const home = homes.find((home) => home.machine === machine && home.uid === machine.uid);
      if (!home) return;
      const { process, remote, open } = startHomeProcess(home, { server, sentQueues });
      await attempt(process, async () =>
        pushWaiting({
          remote,
          open: async () => open(),
          lock: async (_uid, job) => (isLocked ? process.lock(home.mutex, job) : job()),
          now: () => machine.clock,
          report: () => undefined,
        }),
      );
    },

    /** Lets a process of this device die `after` boundaries from now, whatever it does then. */
    dieLater(at: number, after: number): void {
      const home = homeAt(at);
      home.diesAt = home.boundaries.length + after;
    },

    /** Holds back the tab's watch events, or releases them. */
    async holdStream(at: number, tab: number, isHeld: boolean): Promise<void> {
      const host = await hostOf(homeAt(at), tab);
      if (host) holdStream(host.link, isHeld);
    },

    setOffline: (at: number, offline: boolean) => setOffline(homeAt(at).machine, offline),

    async setFate(at: number, tab: number, fate: CommitFate): Promise<void> {
      (await hostOf(homeAt(at), tab))?.link.commits.push(fate);
    },

    /**
     * Others change a shared meal just before each of the tab's next transactions that would change
     * it.
     */
    async contest(at: number, tab: number, times: number): Promise<void> {
      const host = await hostOf(homeAt(at), tab);
      if (host) host.link.contested = times;
    },

    expireToken(at: number): void {
      for (const { link } of hostsOn(homeAt(at).machine)) link.tokenExpired = true;
    },

    jumpClock(at: number, ms: number): void {
      const { machine } = homeAt(at);
      machine.clock = Math.max(1, machine.clock + ms);
    },

    /** Signs in the cook who owns this database, in place of any other. */
    signIn: (at: number) => setUid(homeAt(at).machine, homeAt(at).uid),

    /** Signs in another account while this one's requests are being sent. */
    async switchDuring(at: number, tab: number, to: number, requests: number): Promise<void> {
      const host = await hostOf(homeAt(at), tab);
      if (!host) return;
      let left = requests;
      host.link.pause = async () => {
        left -= 1;
        if (left === 0) setUid(homeAt(at).machine, homeAt(to).uid);
      };
      await attempt(host.process, async () => syncOnce(host.context));
      host.link.pause = async () => undefined;
    },

    /** Does something else while requests of a sync or a pull are being sent. */
    async during(
      at: number,
      tab: number,
      { requests, isPull = false }: { requests: number; isPull?: boolean },
      act: () => Promise<void>,
    ): Promise<void> {
      const host = await hostOf(homeAt(at), tab);
      if (!host) return;
      let left = requests;
      host.link.pause = async () => {
        left -= 1;
        if (left === 0) await act();
      };
      const job = isPull ? pull : syncOnce;
      await attempt(host.process, async () => job(host.context));
      host.link.pause = async () => undefined;
    },

    /** Pulls by what a watch reported before `act`. */
    async pullByOldReport(at: number, tab: number, act: () => Promise<void>): Promise<void> {
      const user = server.read(`users/${homeAt(at).uid}`).fields;
      await act();
      await syncing(at, tab, async (context) => pull(context, { user }));
    },

    /**
     * Lets this much time pass without any activity, after which the server drops what it may. All
     * clocks advance; a clock that was set back by the same amount shows no sign of the time passed.
     */
    async leaveFor(days: number): Promise<void> {
      // A backup that was put back sees by the server's last mutation id that what it holds unsent may have
      // been done. Once the server has dropped that, it is done again: see decision 5.
      for (const { inspector } of homes) {
        if (putBackClients.has(await getMeta(inspector, "clientId", null))) return;
      }
      for (const { machine, inspector } of homes) {
        const { here } = await getMeta(inspector, "pulled", { here: 0, there: 0 });
        machine.clock = Math.max(machine.clock, here);
      }
      // In one step, so that an app in the middle of a pull sees the time jump.
      for (const machine of machines.values()) machine.clock += days * DAY_MS;
      serverTime += days * DAY_MS;
      server.forgetDeletions();
    },

    deliverLate: () => server.deliverLate(),

    setRefusesBad(on: boolean): void {
      refusesBad = on;
    },

    async takeSnapshot(at: number): Promise<void> {
      const home = homeAt(at);
      await note(home);
      home.snapshot = await copyStorage(home);
    },

    async restoreSnapshot(at: number): Promise<void> {
      const { snapshot } = homeAt(at);
      if (!snapshot) return;
      const meta = (snapshot.tables.get("meta")?.rows ?? []) as MetaRow[];
      const clientId = meta.find(({ key }) => key === "clientId")?.value;
      // What a backup holds unsent is done again each time that it is put back: see decision 5.
      if (putBackClients.has(clientId)) return;
      putBackClients.add(clientId);
      await putBack(homeAt(at), snapshot);
    },

    /** The browser has deleted everything. */
    clearStorage: async (at: number) => putBack(homeAt(at), { tables: new Map(), seqs: new Map() }),

    async retryDeadLetter(at: number, tab: number): Promise<void> {
      const [parked] = await homeAt(at).inspector.deadLetters.toArray();
      if (!parked) return;
      await inTab(at, tab, async ({ db }) => retryDeadLetter(db, parked.id));
      if (!(await homeAt(at).inspector.deadLetters.get(parked.id))) gone.add(parked.id);
    },

    async discardDeadLetter(at: number, tab: number): Promise<void> {
      const [parked] = await homeAt(at).inspector.deadLetters.toArray();
      if (!parked) return;
      await inTab(at, tab, async ({ db }) => discardDeadLetter(db, parked.id));
      if (!(await homeAt(at).inspector.deadLetters.get(parked.id))) gone.add(parked.id);
    },

    /** A newer engine has written here: engines of this version must leave the database alone. */
    async claimForNewer(at: number): Promise<void> {
      await putMeta(homeAt(at).inspector, { engineVersion: ENGINE_VERSION + 1 });
      homeAt(at).isDirty = true;
    },

    upgrade: async (at: number) => upgrade(homeAt(at)),

    async wishForSharedMeals(at: number): Promise<void> {
      const home = homeAt(at);
      await putMeta(home.inspector, { sharedMealsWantedAt: home.machine.clock });
      await untilIdle();
    },

    /**
     * Heals all faults and lets every app run for a while; then all must agree, with nothing missing.
     */
    async quiet(): Promise<void> {
      server.deliverLate();
      for (const home of homes) {
        home.diesAt = null;
        await upgrade(home);
        setOffline(home.machine, false);
      }
      for (const home of homes) {
        setUid(home.machine, home.uid);
        const host = await hostOf(home, 0);
        if (!host) throw new Error("Nobody is to die any more.");
        await run(host);
        await host.process.timers.advance(10_000);
        assertSame(`${home.uid}'s outbox`, await home.inspector.outbox.toArray(), []);
        killAll(home);
      }
      await check();
      for (const home of homes) {
        setUid(home.machine, home.uid);
        // The screen is shown after a long time, so the shared meals are fetched again too.
        home.machine.clock = Math.max(home.machine.clock, 0) + 2 * 86_400_000;
        await putMeta(home.inspector, { sharedMealsWantedAt: home.machine.clock });
        const host = await hostOf(home, 0);
        if (host) {
          await pull(host.context);
          await refreshSharedMeals(host.context);
        }
        home.isDirty = true;
      }
      await check();
      const first = new Map<string, Home>();
      for (const home of homes) {
        const { aiMeals, ...own } = await rowsOf(home.inspector);
        const shared = server.list("aiMeals").flatMap(({ id, fields }) => {
          const { sharedAt } = fields as { sharedAt: Date | null };
          return sharedAt === null ? [] : [[id, { ...fields, sharedAt: sharedAt.getTime() }]];
        });
        const listed = Object.entries(aiMeals ?? {}).filter(([id]) => isListed(id));
        assertSame("shared meals", Object.fromEntries(listed), Object.fromEntries(shared));
        const other = first.get(home.uid) ?? home;
        first.set(home.uid, other);
        const { aiMeals: _shared, ...others } = await rowsOf(other.inspector);
        assertSame("two devices", own, others);
      }
      await assertAllAccounted();
      await assertAllSaid();
      for (const home of homes) killAll(home);
      for (const { inspector } of homes) inspector.close();
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
