import type { OutboxEntry } from "#db/schema.ts";
import type { Docs } from "#domain/mutation.ts";
import { rebase, touched } from "#sync/rebase.ts";

/** The rows a device must show: a server state with its pending mutations laid over. */
export function laidOver(
  state: Docs,
  pending: readonly OutboxEntry[],
  uid: string,
  meals: Record<string, unknown>,
): Record<string, Record<string, unknown>> {
  const collections = ["users", "aiMealPlans", "personalRecipes"] as const;
  const known: Record<string, Record<string, unknown>> = { aiMeals: { ...meals } };
  for (const collection of collections) known[collection] = { ...state[collection] };
  for (const { collection, id } of touched(pending, uid)) (known[collection] ??= {})[id] ??= null;
  const server = known as Docs;
  const changes = rebase(server, pending, uid);
  const shown: Record<string, Record<string, unknown>> = {};
  for (const collection of collections) {
    const rows = { ...state[collection], ...changes[collection] };
    shown[collection] = Object.fromEntries(Object.entries(rows).filter(([, doc]) => doc !== null));
  }
  return shown;
}
