import { Dexie } from "dexie";

import { command } from "./command.ts";
import { discardParked, retryParked } from "./mutate.ts";
import {
  databaseName,
  openDatabase,
  type OutboxEntry,
  type ParkedEntry,
  type SimmerDb,
} from "./schema.ts";

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

/** What is on this device and not on the server. */
export interface Unsynced {
  pending: OutboxEntry[];
  parked: ParkedEntry[];
}

/** Everything on this device that the server does not have, for the cook to keep as a file. */
export async function copyUnsynced(db: SimmerDb): Promise<Unsynced> {
  const [pending, parked] = await Promise.all([db.outbox.toArray(), db.parked.toArray()]);
  return { pending, parked };
}

/** What a cook's database holds of that while they are signed out; nothing where there is none. */
export async function copyLeftBehind(uid: string): Promise<Unsynced> {
  if (!(await Dexie.exists(databaseName(uid)))) return { pending: [], parked: [] };
  const db = openDatabase(uid);
  try {
    return await copyUnsynced(db);
  } finally {
    db.close();
  }
}
