import { command } from "./command.ts";
import { discardParked, retryParked } from "./mutate.ts";
import type { OutboxEntry, ParkedEntry, SimmerDb } from "./schema.ts";

/** Changes that the server refused, last parked first. */
export function listParked(db: SimmerDb): Promise<ParkedEntry[]> {
  return db.parked.toArray().then((parked) => parked.toSorted((a, b) => b.parkedAt - a.parkedAt));
}

export function retry(db: SimmerDb, id: string): Promise<void> {
  return command("Failed to retry the change", () => retryParked(db, id));
}

export function discard(db: SimmerDb, id: string): Promise<void> {
  return command("Failed to discard the change", () => discardParked(db, id));
}

/** Everything on this device that the server does not have, for the cook to keep as a file. */
export async function copyUnsynced(
  db: SimmerDb,
): Promise<{ pending: OutboxEntry[]; parked: ParkedEntry[] }> {
  const [pending, parked] = await Promise.all([db.outbox.toArray(), db.parked.toArray()]);
  return { pending, parked };
}
