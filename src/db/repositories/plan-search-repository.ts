import { withConnection } from "#db/connection.ts";
import { getDocuments } from "#db/document-store.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { hasWords, searchTextOf, searchWords } from "#domain/plan-search.ts";

/** Plans that are read at once: few enough for the screen to answer in between. */
const PAGE = 200;

/** A search through all plans of this device. */
export interface PlanSearch {
  /**
   * Finds the plans in which every typed word occurs, the newest first, and tells their ids as they
   * are found, after each page. Resolves once all plans have been searched, or the search was given
   * up.
   *
   * @throws if the plans can't be read
   */
  find(typed: string, onFound: (ids: string[]) => void, signal: AbortSignal): Promise<void>;
}

/**
 * Begins a search. The first one reads all plans, a page at a time, and keeps what they are found
 * by; those that follow with each letter read nothing. What changes meanwhile is found the next time
 * that a search is begun.
 */
export function createPlanSearch(db: SimmerDb): PlanSearch {
  let ids: readonly string[] | null = null;
  const texts = new Map<string, string>();

  const readPage = async (page: readonly string[]) => {
    const unread = page.filter((id) => !texts.has(id));
    if (unread.length === 0) return;
    const rows = await withConnection(db, () => db.aiMealPlans.bulkGet(unread));
    for (const [index, id] of unread.entries()) texts.set(id, searchTextOf(rows[index] ?? {}));
  };

  return {
    async find(typed, onFound, signal) {
      const words = searchWords(typed);
      ids ??= await withConnection(db, () =>
        db.aiMealPlans.orderBy("createdAt").reverse().primaryKeys(),
      );
      const found: string[] = [];
      for (let start = 0; start < ids.length && !signal.aborted; start += PAGE) {
        const page = ids.slice(start, start + PAGE);
        await readPage(page);
        if (signal.aborted) return;
        const before = found.length;
        found.push(...page.filter((id) => hasWords(texts.get(id) ?? "", words)));
        if (found.length > before) onFound([...found]);
      }
      if (found.length === 0 && !signal.aborted) onFound([]);
    },
  };
}

/** The plans of `ids` that still exist, in that order. */
export async function getPlans(db: SimmerDb, ids: readonly string[]): Promise<AiMealPlan[]> {
  return (await getDocuments(db, "aiMealPlans", ids)).filter((plan) => plan !== undefined);
}
