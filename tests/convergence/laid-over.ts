import type { BaseRow, OutboxEntry } from "#db/schema.ts";
import type { Docs } from "#domain/mutation.ts";
import { rebase, touched } from "#sync/rebase.ts";

const COLLECTIONS = ["users", "aiMealPlans", "personalRecipes"] as const;

type Rows = Record<string, Record<string, unknown>>;

function changesOf(
  state: Docs,
  pending: readonly OutboxEntry[],
  uid: string,
  meals: Record<string, unknown>,
): Docs {
  const known: Rows = { aiMeals: { ...meals } };
  for (const collection of COLLECTIONS) known[collection] = { ...state[collection] };
  for (const { collection, id } of touched(pending, uid)) (known[collection] ??= {})[id] ??= null;
  return rebase(known, pending, uid);
}

/** The rows a device must show: a server state with its pending mutations laid over. */
export function laidOver(
  state: Docs,
  pending: readonly OutboxEntry[],
  uid: string,
  meals: Record<string, unknown>,
): Rows {
  const changes = changesOf(state, pending, uid, meals);
  const shown: Rows = {};
  for (const collection of COLLECTIONS) {
    const rows = { ...state[collection], ...changes[collection] };
    shown[collection] = Object.fromEntries(Object.entries(rows).filter(([, doc]) => doc !== null));
  }
  return shown;
}

/** The server's copies that a device must keep: of its own documents that pending mutations change. */
export function baseOf(
  state: Docs,
  pending: readonly OutboxEntry[],
  uid: string,
  meals: Record<string, unknown>,
): BaseRow[] {
  const changes = changesOf(state, pending, uid, meals);
  return [...COLLECTIONS].sort().flatMap((collection) =>
    Object.keys(changes[collection] ?? {})
      .sort()
      .map((id) => ({ collection, id, doc: state[collection]?.[id] ?? null })),
  );
}
