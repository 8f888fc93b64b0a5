import type { KnownDocuments } from "#sync/protocol/known.ts";
import { readLocal } from "#sync/protocol/local.ts";
import { commitBatch, commitForEveryone, type Commit, type Written } from "#sync/push/commit.ts";
import type { Fields } from "#sync/remotes/remote.ts";

import { createDevice, sharedFields, type Device } from "./device.fixture.ts";
import { createMemoryServer, type MemoryServer } from "./memory-server.ts";

/** The time by the device's clock and by the server's. */
export const NOW = 2_000_000;

/** A device, and a server on which somebody has shared a soup. */
export async function start(user: Fields | null = null) {
  const server = createMemoryServer({ now: () => NOW });
  if (user) server.edit("users/alice", user);
  server.edit("aiMeals/soup", sharedFields("soup", 1_000));
  return { server, device: await createDevice(server, { now: () => NOW }) };
}

/** Sends all of the cook's own in the outbox in one transaction. */
export async function commitAll(
  device: Device,
  more: { known?: KnownDocuments; isParked?: boolean } = {},
): Promise<Commit> {
  const local = await readLocal(device.db);
  const { known = null, isParked = false } = more;
  const entries = local.entries.map((entry) =>
    isParked ? { ...entry, refused: "denied" as const } : entry,
  );
  return device.context.remote.transact((tx) =>
    commitBatch(tx, device.context, local, { entries, known }),
  );
}

/** Says to everyone what is first in the outbox to be said. */
export async function commitSaid(device: Device): Promise<Written> {
  const [entry = null] = (await readLocal(device.db)).forEveryone;
  return device.context.remote.transact((tx) => commitForEveryone(tx, device.context, entry));
}

/** What the last commit wrote, by path. */
export function lastWrites(server: MemoryServer): Record<string, unknown> {
  return Object.fromEntries(server.log.at(-1)?.writes ?? []);
}
