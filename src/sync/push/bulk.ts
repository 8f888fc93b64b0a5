import { mutationTables, requeue } from "#db/mutate.ts";
import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { engineTransaction, type LocalState } from "#sync/protocol/local.ts";
import { dependentOn, keyOf, touched } from "#sync/pull/rebase.ts";

/**
 * [S3.20] Gives bulk its place among the cook's own, which it has when nothing of that waits. Resolves to
 * the state to go on with; null if something was queued, or moved, since `local` was read.
 */
export async function takeBulk(
  db: SimmerDb,
  local: LocalState,
  entries: readonly OutboxEntry[],
): Promise<LocalState | null> {
  const { acknowledged, bulk, forEveryone } = local;
  const known = [...local.entries, ...bulk, ...forEveryone];
  const newest = Math.max(acknowledged.seq, ...known.map(({ seq }) => seq));
  return engineTransaction(db, mutationTables(db), async () => {
    if ((await db.outbox.where("seq").above(newest).count()) > 0) return null;
    const taken = await requeue(db, entries);
    if (taken.length < entries.length) return null;
    return {
      ...local,
      entries: [...local.entries, ...taken],
      bulk: bulk.filter((entry) => !entries.includes(entry)),
    };
  });
}

/**
 * [S3.21] Has bulk go first that something of the cook's own depends on: both are queued anew, in their
 * order. Resolves to whether there was any. What depends on waiting bulk was never sent, so it may move.
 */
export async function bringForward(
  db: SimmerDb,
  { acknowledged, bulk, entries }: LocalState,
): Promise<boolean> {
  const waiting = entries.filter(({ seq }) => seq > acknowledged.seq);
  if (bulk.length === 0 || waiting.length === 0) return false;
  const { kitchenId } = db;
  const held = new Set<string>();
  const dependent: OutboxEntry[] = [];
  for (const entry of [...bulk, ...waiting].toSorted((a, b) => a.seq - b.seq)) {
    const keys = touched([entry], kitchenId).map(keyOf);
    if (entry.bulk === undefined && !keys.some((key) => held.has(key))) continue;
    for (const key of keys) held.add(key);
    if (entry.bulk === undefined) dependent.push(entry);
  }
  if (dependent.length === 0) return false;
  const keys = new Set(touched(dependent, kitchenId).map(keyOf));
  const moving = [...dependent, ...bulk].toSorted((a, b) => a.seq - b.seq);
  await engineTransaction(db, mutationTables(db), async () => {
    await requeue(db, dependentOn(keys, moving, kitchenId));
  });
  return true;
}
