import { IDBFactory } from "fake-indexeddb";

import { retryParked } from "#db/mutate.ts";
import type { OutboxEntry } from "#db/schema.ts";
import type { MutationArgs, MutationName } from "#domain/mutations.ts";
import { createDevice, rowsOf, syncOnce, type Device } from "#sync/device.fixture.ts";
import type { CommitFate } from "#sync/memory-remote.ts";
import { createMemoryServer, type MemoryServer } from "#sync/memory-server.ts";
import { pull } from "#sync/pull.ts";
import { push } from "#sync/push.ts";
import { RemoteError } from "#sync/remote.ts";

import { laidOver } from "./laid-over.ts";
import { assertSame, createOracle, type Oracle } from "./oracle.ts";

/** A place that a database lives in: a restored one remembers the seqs of the one it was copied from. */
interface Storage {
  factory: IDBFactory;
  seqs: Map<number, OutboxEntry>;
}

interface Snapshot {
  tables: Map<string, { keys: unknown[]; rows: unknown[] }>;
  seqs: Map<number, OutboxEntry>;
}

interface Player {
  uid: string;
  device: Device;
  storage: Storage;
  clock: number;
  snapshot: Snapshot | null;
}

/** Failures that a device must expect; anything else is a bug. */
function isExpected(error: unknown): boolean {
  return (
    error instanceof RemoteError ||
    (error instanceof Error && /DatabaseClosed|Killed/u.test(error.name))
  );
}

/** A few devices, their server, and the oracle that knows what must come of it. */
export async function createWorld(uids: readonly string[]) {
  let serverTime = 1_000_000;
  const server: MemoryServer = createMemoryServer({ now: () => (serverTime += 1_000) });
  server.denyWhen(({ writes }) => [...writes.keys()].some((path) => path.includes("/bad")));
  const homes = new Map<string, Storage>();
  const gone = new Set<string>();
  const retried = new Set<string>();
  const oracle: Oracle = createOracle((of, seq) => homes.get(of.id)?.seqs.get(seq));
  const players: Player[] = [];
  for (const uid of uids) players.push(await createPlayer(uid));

  async function createPlayer(uid: string): Promise<Player> {
    const storage: Storage = { factory: new IDBFactory(), seqs: new Map() };
    const player = { uid, storage, clock: 5_000_000, snapshot: null } as unknown as Player;
    player.device = await openDevice(player);
    return player;
  }

  async function openDevice(player: Player): Promise<Device> {
    const { uid, storage } = player;
    return createDevice(server, { uid, storage: storage.factory, now: () => player.clock });
  }

  function playerAt(index: number): Player {
    const player = players[index % players.length];
    if (!player) throw new Error("A world has devices.");
    return player;
  }

  /** Learns of what has been queued, whoever queued it. */
  async function note({ device, storage }: Player): Promise<void> {
    for (const entry of await device.db.outbox.toArray()) {
      if (!oracle.made.has(entry.id)) oracle.made.set(entry.id, entry);
      if (!homes.has(entry.id)) homes.set(entry.id, storage);
      storage.seqs.set(entry.seq, entry);
    }
    for (const { id, reason } of await device.db.parked.toArray()) {
      if (reason === "uncertain") oracle.uncertain.add(id);
    }
  }

  async function attempt(job: () => Promise<unknown>): Promise<void> {
    try {
      await job();
    } catch (error) {
      if (!isExpected(error)) throw error;
    }
  }

  /** Follows the log, and holds every device to [S1]: local = rebase(server at its cursor, pending). */
  async function check(): Promise<void> {
    for (const player of players) await note(player);
    oracle.follow(server);
    for (const { device, uid } of players) {
      const meta = await device.db.meta.get("cursor");
      const cursor = meta?.key === "cursor" ? meta.value : 0;
      const state = oracle.states.get(uid)?.[cursor] ?? {};
      const pending = await device.db.outbox.orderBy("seq").toArray();
      const { aiMeals, ...rows } = await rowsOf(device.db);
      const { aiMeals: _changed, ...expected } = laidOver(state, pending, uid, aiMeals ?? {});
      assertSame(`${uid} at version ${cursor}`, rows, expected);
    }
  }

  return {
    server,
    oracle,

    async act<N extends MutationName>(at: number, name: N, args: MutationArgs<N>): Promise<void> {
      const player = playerAt(at);
      await player.device.mutate(name, args);
      await note(player);
    },

    async sync(at: number): Promise<void> {
      const { device } = playerAt(at);
      await attempt(async () => syncOnce(device.context));
    },

    async pushOnly(at: number): Promise<void> {
      const { device } = playerAt(at);
      await attempt(async () => push(device.context));
    },

    async pullOnly(at: number): Promise<void> {
      const { device } = playerAt(at);
      await attempt(async () => pull(device.context));
    },

    /** Several devices, and several hosts of one, at once; `turns` decides who waits for how long. */
    async syncTogether(at: readonly number[], turns: readonly number[]): Promise<void> {
      let turn = 0;
      const pause = async () => {
        const length = turns[turn % turns.length] ?? 1;
        turn += 1;
        for (let tick = 0; tick < length; tick += 1) {
          await new Promise((resolve) => setImmediate(resolve));
        }
      };
      const devices = at.map((index) => playerAt(index).device);
      for (const { link } of devices) link.pause = pause;
      await Promise.all(devices.map(async ({ context }) => attempt(async () => syncOnce(context))));
      for (const { link } of devices) link.pause = async () => undefined;
    },

    /** Syncs, and dies after some requests: what was on its way may or may not arrive. */
    async kill(at: number, afterRequests: number): Promise<void> {
      const player = playerAt(at);
      const { device } = player;
      let left = afterRequests;
      device.link.pause = async () => {
        left -= 1;
        if (left > 0) return;
        device.db.close();
        throw Object.assign(new Error("The process is dead."), { name: "Killed" });
      };
      await attempt(async () => syncOnce(device.context));
      device.db.close();
      player.device = await openDevice(player);
    },

    setOffline(at: number, offline: boolean): void {
      playerAt(at).device.link.offline = offline;
    },

    setFate(at: number, fate: CommitFate): void {
      playerAt(at).device.link.commits.push(fate);
    },

    async expireToken(at: number): Promise<void> {
      const { device } = playerAt(at);
      device.link.tokenExpired = true;
      await attempt(async () => syncOnce(device.context));
      await attempt(async () => device.context.remote.refreshToken());
    },

    jumpClock(at: number, ms: number): void {
      const player = playerAt(at);
      player.clock = Math.max(1, player.clock + ms);
    },

    deliverLate(): void {
      server.deliverLate();
    },

    async takeSnapshot(at: number): Promise<void> {
      const player = playerAt(at);
      await note(player);
      const tables: Snapshot["tables"] = new Map();
      for (const table of player.device.db.tables) {
        const keys = await table.toCollection().primaryKeys();
        tables.set(table.name, { keys, rows: await table.toArray() });
      }
      player.snapshot = { tables, seqs: new Map(player.storage.seqs) };
    },

    /** The device's storage becomes what it was; what was made since and not sent is gone with it. */
    async restoreSnapshot(at: number): Promise<void> {
      const player = playerAt(at);
      const { snapshot } = player;
      if (!snapshot) return;
      await note(player);
      const kept = (snapshot.tables.get("outbox")?.rows ?? []) as OutboxEntry[];
      const parked = (snapshot.tables.get("parked")?.rows ?? []) as { id: string }[];
      const isKept = (id: string) => [...kept, ...parked].some((entry) => entry.id === id);
      for (const table of [player.device.db.outbox, player.device.db.parked]) {
        for (const { id } of await table.toArray()) if (!isKept(id)) gone.add(id);
      }
      player.device.db.close();
      player.storage = { factory: new IDBFactory(), seqs: new Map(snapshot.seqs) };
      player.device = await openDevice(player);
      for (const table of player.device.db.tables) {
        const { keys, rows } = snapshot.tables.get(table.name) ?? { keys: [], rows: [] };
        await table.clear();
        await table.bulkPut(rows, table.schema.primKey.keyPath ? undefined : (keys as string[]));
      }
    },

    async retryParked(at: number): Promise<void> {
      const player = playerAt(at);
      const [parked] = await player.device.db.parked.toArray();
      if (!parked) return;
      await retryParked(player.device.db, parked.id);
      retried.add(parked.id);
      await note(player);
    },

    check,

    /** Lets everything through and everyone sync; then all must agree and nothing may be missing. */
    async quiet(): Promise<void> {
      server.deliverLate();
      for (const player of players) {
        Object.assign(player.device.link, { offline: false, tokenExpired: false, commits: [] });
        // Shown after a long time: the shared meals are fetched again too.
        player.clock = 100_000_000_000;
        const wanted = { key: "sharedMealsWantedAt", value: player.clock } as const;
        await player.device.db.meta.put(wanted);
      }
      for (let round = 0; round < 4; round += 1) {
        for (const { device } of players) await syncOnce(device.context);
      }
      for (const player of players) {
        player.clock += 2 * 86_400_000;
        const wanted = { key: "sharedMealsWantedAt", value: player.clock } as const;
        await player.device.db.meta.put(wanted);
        await pull(player.device.context);
      }
      await check();

      const [first, ...others] = players;
      for (const player of players) {
        const { device, uid } = player;
        assertSame(`${uid}'s outbox`, await device.db.outbox.toArray(), []);
        assertSame(`${uid}'s base copies`, await device.db.base.toArray(), []);
        const { aiMeals } = await rowsOf(device.db);
        const shared = server.list("aiMeals").map(({ id, fields }) => [id, fields]);
        assertSame("shared meals", aiMeals, Object.fromEntries(shared));
      }
      for (const other of others) {
        if (!first || other.uid !== first.uid) continue;
        assertSame("two devices", await rowsOf(other.device.db), await rowsOf(first.device.db));
      }
      const parked = new Set<string>();
      for (const { device } of players) {
        for (const { id } of await device.db.parked.toArray()) parked.add(id);
      }
      for (const id of oracle.made.keys()) {
        const isAccounted =
          oracle.applied.has(id) || parked.has(id) || retried.has(id) || gone.has(id);
        if (!isAccounted) throw new Error(`Mutation ${id} is neither applied nor parked: lost.`);
      }
    },
  };
}

export type World = Awaited<ReturnType<typeof createWorld>>;
