import type { KnownDocuments } from "#sync/protocol/known.ts";
import { readLocal } from "#sync/protocol/local.ts";
import { withFate, type PartialFate } from "#sync/protocol/marker.ts";
import { commitBatch, type Commit } from "#sync/push/commit.ts";
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

/** Sends everything in the outbox in one transaction. */
export async function commitAll(
  device: Device,
  more: { known?: KnownDocuments; fate?: PartialFate } = {},
): Promise<Commit> {
  const local = await readLocal(device.db);
  const { known = null, fate = "whole" } = more;
  const planned = local.entries.map((entry) => withFate(entry, fate));
  return device.context.remote.transact((tx) =>
    commitBatch(tx, device.context, local, { entries: planned, known }),
  );
}

/** What the last commit wrote, by path. */
export function lastWrites(server: MemoryServer): Record<string, unknown> {
  return Object.fromEntries(server.log.at(-1)?.writes ?? []);
}
