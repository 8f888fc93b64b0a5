import { IDBFactory } from "fake-indexeddb";

import { startEngine, type Engine, type EnginePorts } from "#sync/engine/engine.ts";
import type { Remote } from "#sync/remotes/remote.ts";

import { createDevice, type Device } from "./device.fixture.ts";
import { createFakeTimers } from "./fake-timers.fixture.ts";
import type { MemoryServer } from "./memory-server.ts";

const engines: Engine[] = [];

/** Stops every engine that `run` has started. */
export async function stopEngines(): Promise<void> {
  await Promise.all(engines.splice(0).map(async (engine) => engine.stop()));
}

interface RunOptions extends Partial<Pick<EnginePorts, "random" | "lock">> {
  visible?: boolean;
  online?: boolean;
  storage?: IDBFactory;
  /** Overrides methods of this device's remote. */
  change?: (remote: Remote) => Partial<Remote>;
  /** Prepares the device before the engine starts. */
  before?: (device: Device) => Promise<void>;
}

/** Runs an engine on a device of its own, and logs everything it requests, shows and reports. */
export async function run(server: MemoryServer, options: RunOptions = {}) {
  const { visible = true, online = true, storage = new IDBFactory(), change, before } = options;
  const { random = () => 1, lock = async (job) => job() } = options;
  const device = await createDevice(server, { storage });
  await before?.(device);
  const timers = createFakeTimers();
  const state = { visible, online };
  device.link.offline = !online;
  const listeners = new Set<() => void>();
  const { log } = logOf(device);
  const { remote } = device.context;
  const engine = startEngine({
    context: { ...device.context, remote: { ...remote, ...change?.(remote) }, now: timers.now },
    signals: {
      isOnline: () => state.online,
      isVisible: () => state.visible,
      subscribe(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    timers,
    random,
    lock,
    onSignedOut: () => log.push("signed out"),
    onOutdated: () => log.push("outdated"),
    report: (message) => log.push(message),
  });
  engines.push(engine);
  await timers.settle();
  return {
    ...device,
    timers,
    log,
    engine,
    async signal(change: Partial<typeof state>) {
      Object.assign(state, change);
      device.link.offline = !state.online;
      for (const listener of listeners) listener();
      await timers.settle();
    },
    /** Returns what was logged since the last call. */
    take: () => log.splice(0),
    async phase() {
      const row = await device.db.meta.get("status");
      return row?.key === "status" ? row.value.phase : undefined;
    },
  };
}

/** Requests and shown phases in one list, in the order they happened. */
function logOf({ db, link }: Device) {
  const log: string[] = link.requests;
  const note = (row: unknown) => {
    const { key, value } = row as { key: string; value: { phase: string } };
    if (key === "status") log.push(`show ${value.phase}`);
  };
  db.meta.hook("creating", (_key, row) => note(row));
  db.meta.hook("updating", (changes, key) => {
    const phase = (changes as Record<string, unknown>)["value.phase"];
    if (key === "status" && typeof phase === "string") log.push(`show ${phase}`);
  });
  return { log };
}
