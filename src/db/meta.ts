import type { Meta, MetaRow, SimmerDb } from "./schema.ts";

/** One of this device's notes, as it was stored; `fallback` if there is none. */
export async function getMeta<K extends keyof Meta>(
  db: SimmerDb,
  key: K,
  fallback: Meta[K],
): Promise<Meta[K]>;
export async function getMeta<K extends keyof Meta>(
  db: SimmerDb,
  key: K,
  fallback: null,
): Promise<Meta[K] | null>;
export async function getMeta<K extends keyof Meta>(
  db: SimmerDb,
  key: K,
  fallback: Meta[K] | null,
): Promise<Meta[K] | null> {
  const row = await db.meta.get(key);
  return row ? (row.value as Meta[K]) : fallback;
}

/** Stores notes, each in the place of the one before. */
export async function putMeta(db: SimmerDb, values: Partial<Meta>): Promise<void> {
  await db.meta.bulkPut(Object.entries(values).map(([key, value]) => ({ key, value }) as MetaRow));
}
