import { withConnection } from "#db/connection.ts";
import { getDocuments } from "#db/document-store.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { findWords, hasWords, searchTextOf, searchWords } from "#domain/text-search.ts";

/** The first page: as many plans as a screen shows. */
const FIRST_PAGE = 10;
/** The size of later pages: small enough to keep the screen responsive in between. */
const PAGE = 200;

/** A search through all plans of this device. */
export interface PlanSearch {
  /**
   * Finds the plans in which every typed word occurs, newest first, and reports their ids incrementally:
   * after each page that had to be read, and at the end. If there are none, a typing error is forgiven.
   * Resolves once all plans have been searched, or the search was aborted.
   *
   * @throws if the plans can't be read
   */
  find(typed: string, onFound: (ids: string[]) => void, signal: AbortSignal): Promise<void>;
}

/**
 * Starts a search session. Its first search reads all plans, a page at a time, and caches their search
 * text; further searches, one per typed letter, read nothing. Changes made meanwhile are found by the
 * next session.
 */
export function createPlanSearch(db: SimmerDb): PlanSearch {
  let ids: readonly string[] | null = null;
  /** The results of the last complete search. */
  let last: { words: readonly string[]; found: readonly string[] } | null = null;
  const texts = new Map<string, string>();

  const readPage = async (page: readonly string[]) => {
    const rows = await withConnection(db, () => db.aiMealPlans.bulkGet([...page]));
    for (const [index, id] of page.entries()) texts.set(id, searchTextOf(rows[index] ?? {}));
  };

  const readIds = async (most: number) =>
    withConnection(db, () =>
      db.aiMealPlans.orderBy("createdAt").reverse().limit(most).primaryKeys(),
    );

  return {
    async find(typed, onFound, signal) {
      const words = searchWords(typed);
      const textOf = (id: string) => texts.get(id) ?? "";
      const isFound = (id: string) => hasWords(textOf(id), words);
      let told = 0;
      if (ids === null) {
        // Listing ten thousand ids takes longer than reading the first page.
        const newest = await readIds(FIRST_PAGE);
        await readPage(newest);
        if (signal.aborted) return;
        const shown = newest.filter(isFound);
        if (shown.length > 0) onFound(shown);
        told = shown.length;
        ids = await readIds(Infinity);
      }
      const found: string[] = [];
      // A longer query can only narrow the results.
      const searched = last && isNarrower(words, last.words) ? last.found : ids;
      for (let start = 0; start < searched.length && !signal.aborted; start += PAGE) {
        const page = searched.slice(start, start + PAGE);
        const unread = page.filter((id) => !texts.has(id));
        if (unread.length > 0) await readPage(unread);
        if (signal.aborted) return;
        found.push(...page.filter(isFound));
        if (unread.length === 0 || found.length === told) continue;
        told = found.length;
        onFound([...found]);
      }
      if (signal.aborted) return;
      last = { words, found };
      if (found.length === 0) onFound(findWords(ids, words, textOf));
      else if (found.length > told) onFound(found);
    },
  };
}

/** Whether every match of `words` also matches `before`. */
function isNarrower(words: readonly string[], before: readonly string[]): boolean {
  return before.every((one) => words.some((word) => word.includes(one)));
}

/** The plans of `ids` that still exist, in that order. */
export async function getPlans(db: SimmerDb, ids: readonly string[]): Promise<AiMealPlan[]> {
  return (await getDocuments(db, "aiMealPlans", ids)).filter((plan) => plan !== undefined);
}
