import { mutationTables } from "#db/mutate.ts";
import type { OutboxEntry, SimmerDb } from "#db/schema.ts";
import { isKnown, isSlight } from "#domain/mutations/registry.ts";
import { engineTransaction, readLocal, type LocalState } from "#sync/protocol/local.ts";
import { applyServerState, park, rebaseAfter } from "#sync/pull/apply-server-state.ts";
import { touched } from "#sync/pull/rebase.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { commitForEveryone, type Written } from "./commit.ts";
import { isOnTop } from "./push-progress.ts";
import { isJudgedAnew, reasonOf } from "./refusals.ts";
import { createReadLog } from "./transaction-log.ts";

/** What others were faster to change, in one push: the meals' ids, with what was thrown. */
export type Contested = Map<string, RemoteError>;

/**
 * [S3.19] Sends what is for everyone (ratings, counts of hearts and reports, meals taken back), each
 * in a transaction of its own. It may be sent any number of times: once the cook's mark of the meal
 * tells that it is counted, it changes nothing. What others change faster than a transaction gets
 * through waits, with what is said of the same meal later, and holds up nothing else.
 * @param timed the context by the server's clock
 * @returns
 * - `applied`: all of it is in the local copy of the server's state.
 * - `own first`: the cook has done something meanwhile, which goes before the rest.
 * - `pull`: a pull is due.
 * @throws RemoteError if something has to wait; nothing is lost, and the next call continues
 */
export async function pushForEveryone(
  context: SyncContext,
  timed: SyncContext,
  contested: Contested,
): Promise<"applied" | "own first" | "pull"> {
  const attempt = { refreshed: false };
  for (;;) {
    assertAccount(context);
    const local = await readLocal(context.db);
    // A heart is counted by the cook's own list of favourites, as the server has it.
    if (local.entries.some((entry) => entry.seq > local.acknowledged.seq && isKnown(entry)))
      return "own first";
    const entry = nextOf(local, context.db.kitchenId, contested);
    if (!entry) break;
    try {
      if (!(await send(context, timed, { local, entry, attempt }))) return "pull";
    } catch (error) {
      if (!(error instanceof RemoteError) || error.kind !== "contention") throw error;
      contested.set(mealOf(entry, context.db.kitchenId), error);
    }
  }
  for (const contention of contested.values()) throw contention;
  return "applied";
}

/** The next that can be sent. [S7.38] What is being parked takes what it tells with it. */
function nextOf(
  { entries, forEveryone }: LocalState,
  kitchenId: string,
  contested: Contested,
): OutboxEntry | undefined {
  const refused = entries.filter((entry) => entry.refused !== undefined);
  return forEveryone.find(
    (entry) =>
      isKnown(entry) &&
      entry.doneAt === undefined &&
      !refused.some(({ seq }) => seq === entry.follows) &&
      !contested.has(mealOf(entry, kitchenId)),
  );
}

/** The id of the shared meal that it is about; "" if its arguments can't be read. */
function mealOf(entry: OutboxEntry, kitchenId: string): string {
  const meal = touched([entry], kitchenId).find(({ collection }) => collection === "aiMeals");
  return meal?.id ?? "";
}

interface Sending {
  local: LocalState;
  entry: OutboxEntry;
  attempt: { refreshed: boolean };
}

/** Resolves to false if a pull is due. @throws RemoteError if only time can help */
async function send(
  context: SyncContext,
  timed: SyncContext,
  { local, entry, attempt }: Sending,
): Promise<boolean> {
  const { db, remote } = context;
  const reads = createReadLog();
  try {
    const commit = await remote.transact(async (tx) =>
      // Another host may be past it: saying it again could undo what the cook has said since.
      (await isWaiting(db, entry)) ? commitForEveryone(reads.watch(tx), timed, entry) : null,
    );
    if (!commit) return true;
    await noteDone(db, entry, commit.v);
    return await applyCommit(context, local, commit);
  } catch (error) {
    if (await isJudgedAnew(timed, attempt, { reads, error })) return true;
    const reason = reasonOf(error);
    // [S7.16] If even a step that says nothing is refused, it isn't the cause.
    const step =
      reason === "denied"
        ? await remote.transact(async (tx) => commitForEveryone(tx, timed, null))
        : null;
    await setAside(context, entry, reason);
    return step === null || (await applyCommit(context, local, step));
  }
}

async function isWaiting(db: SimmerDb, { seq, id }: OutboxEntry): Promise<boolean> {
  const entry = await db.outbox.get(seq);
  return entry?.id === id && entry.doneAt === undefined;
}

async function noteDone(db: SimmerDb, { seq, id }: OutboxEntry, doneAt: number): Promise<void> {
  await engineTransaction(db, [db.outbox], async () => {
    await db.outbox
      .where({ seq })
      .and((entry) => entry.id === id)
      .modify({ doneAt });
  });
}

/** Applies a commit that is right on top of the local copy of the server's state. */
async function applyCommit(
  { db, now }: SyncContext,
  local: LocalState,
  commit: Written,
): Promise<boolean> {
  if (!isOnTop(local, commit)) return false;
  return applyServerState(db, {
    from: local,
    cursor: commit.v,
    lastMutation: local.acknowledged,
    rows: commit.rows,
    whole: false,
    pulled: { here: now(), there: commit.serverTime },
  });
}

/** [S7.37] Takes back on this device what the server has refused, and parks it for the cook. */
async function setAside(
  { db, now }: SyncContext,
  refused: OutboxEntry,
  reason: "denied" | "invalid",
): Promise<void> {
  await db.transaction("rw", [...mutationTables(db), db.deadLetters], async () => {
    if (!(await isWaiting(db, refused))) return;
    await rebaseAfter(db, async () => {
      await db.outbox.delete(refused.seq);
      if (!isSlight(refused)) await park(db, [{ ...refused, refused: reason }], now());
    });
  });
}
