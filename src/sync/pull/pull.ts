import { getMeta, putMeta } from "#db/meta.ts";
import { COLLECTIONS_NEWEST } from "#domain/collections.ts";
import { judgeLastMutation, type Verdict } from "#sync/protocol/last-mutation.ts";
import { engineTransaction, readLocal, type LocalState } from "#sync/protocol/local.ts";
import { atServerTime } from "#sync/protocol/server-clock.ts";
import { fromRemote, readSync, userPath, type SyncState } from "#sync/protocol/wire.ts";
import { RemoteError, type Fields } from "#sync/remotes/remote.ts";
import { assertAccount } from "#sync/remotes/signed-in-account.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import { applyServerState } from "./apply-server-state.ts";
import {
  openFetchedChanges,
  remembersSince,
  type Basis,
  type FetchedChanges,
} from "./fetched-changes.ts";

const DAY_MS = 86_400_000;
const ROUNDS_MAX = 8;

export type PullOutcome = "unchanged" | "applied";

/**
 * [S5.14] Brings the local copy of the cook's own documents up to date with the server. If nothing
 * is new, this reads one document, or none if `seen`, the user document as a watch has just
 * reported it, shows that already.
 *
 * [S5.3] A document newer than the user document was written while we read. What is fetched stays, and
 * the user document is read again, until it is as new as everything fetched.
 * @throws RemoteError, with nothing changed
 */
export async function pull(
  context: SyncContext,
  seen?: { user: Fields | null },
): Promise<PullOutcome> {
  const { db, remote, now } = context;
  await atServerTime(context);
  let known = seen;
  let fetched: FetchedChanges | null = null;
  /** The version of the last user document, and whether something that was fetched is newer. */
  let last = { v: -1, isOvertaken: false };
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    assertAccount(context);
    const local = await readLocal(db);
    const before = fetched ? Math.max(last.v, fetched.newest()) : 0;
    const [user] = await Promise.all([
      known ? known.user : remote.get(userPath(db.kitchenId)),
      // [S5.38] At the same time: somebody who writes without a pause hardly comes between the two.
      fetched?.fetchNewerThan(last.v),
    ]);
    const server = readSync(remote, user, local);
    const isDoubtful = known !== undefined && !isConfirming(server, local);
    known = undefined;
    if (isDoubtful) continue;

    const verdict = judgeLastMutation(server, local);
    const basis = await basisOf(context, local, server, verdict);
    const isWhole = basis.cursor === null;
    const isNew =
      isWhole ||
      basis.collectionsRead < COLLECTIONS_NEWEST ||
      server.v !== local.cursor ||
      verdict !== "ours";
    // An account without its user document has nothing yet.
    const isEmpty = user === null && local.pulled.here === 0;
    // If the version does not move between two rounds, the server's state is inconsistent, and
    // waiting would not help [S5.4].
    const isStuck = last.isOvertaken && server.v === last.v;
    const hasGoneBack = server.v < before && !isStuck;
    if (hasGoneBack || !fetched?.suits(basis, server, now())) fetched = null;
    last = { v: server.v, isOvertaken: false };
    if (isNew && !isEmpty) {
      fetched ??= await openFetchedChanges(context, basis, server);
      await fetched.fetchDocuments(server);
      if (isStuck || fetched.newest() <= server.v) await fetched.fetchDeletions(server);
      last.isOvertaken = fetched.newest() > server.v;
      if (last.isOvertaken && !isStuck) continue;
    }
    // A device may sleep between two requests for so long that the server drops records of deletions.
    const hasSlept = isWhole
      ? fetched !== null && !fetched.suits(basis, server, now())
      : isWholeNeeded(local, server, false, now());
    if (hasSlept) continue;
    const done = await apply(context, { local, user, server, isNew, isWhole, fetched });
    if (done) return done;
  }
  throw new RemoteError("contention", "The documents kept changing while they were read.");
}

async function basisOf(
  { db, now }: SyncContext,
  local: LocalState,
  server: SyncState,
  verdict: Verdict,
): Promise<Basis> {
  const isAfterLoss = verdict === "behind";
  return {
    cursor: isWholeNeeded(local, server, isAfterLoss, now()) ? null : local.cursor,
    isAfterLoss,
    collectionsRead: await getMeta(db, "collectionsRead", 1),
  };
}

/**
 * [S5.13] Whether what a watch reported goes on from what this device knows. A watch lags: it may report
 * a state from before the last push, whether that push is applied or only acknowledged. Only a request
 * made after reading `local` can prove that the server was rolled back, or doesn't know this client.
 */
function isConfirming(server: SyncState, local: LocalState): boolean {
  return server.v >= local.cursor && judgeLastMutation(server, local) === "ours";
}

interface Fetch {
  local: LocalState;
  user: Fields | null;
  server: SyncState;
  /** Whether the server's state is another one than this device has. */
  isNew: boolean;
  isWhole: boolean;
  /** The changes below the user document; null for none. */
  fetched: FetchedChanges | null;
}

/** Applies what was fetched, which is one state of the server; null if this device has moved on. */
async function apply(
  context: SyncContext,
  { local, user, server, isNew, isWhole, fetched }: Fetch,
): Promise<PullOutcome | null> {
  const { db, now } = context;
  const ref = { collection: "users" as const, id: db.kitchenId };
  const doc = fromRemote(context, ref, user);
  const pulled = { here: now(), there: server.at };
  // A host may have been killed between noting that the server has a change and applying that.
  const isCovering =
    local.entries.some(({ seq }) => seq <= server.lastMutation.seq) ||
    local.forEveryone.some(({ doneAt = Infinity }) => doneAt <= server.v);
  if (!isNew && !isCovering) {
    if (now() - local.pulled.here > DAY_MS) {
      await engineTransaction(db, [], async () => {
        await putMeta(db, { pulled });
      });
    }
    return "unchanged";
  }
  const isApplied = await applyServerState(db, {
    from: local,
    cursor: server.v,
    lastMutation: server.lastMutation,
    rows: [...(isNew && doc ? [{ ...ref, doc }] : []), ...(fetched?.rows() ?? [])],
    whole: isWhole,
    pulled,
    meta: { collectionsRead: COLLECTIONS_NEWEST },
  });
  return isApplied ? "applied" : null;
}

/**
 * Whether everything must be read: the first time; if the server was rolled back behind this device's
 * cursor; or if so much time has passed since the cursor, by either clock, that the server may have
 * dropped records of deletions.
 */
function isWholeNeeded(
  local: LocalState,
  server: SyncState,
  isBehind: boolean,
  now: number,
): boolean {
  if (local.pulled.here === 0) return true;
  if (isBehind || server.v < local.cursor) return true;
  if (server.v === local.cursor) return false;
  return !remembersSince(local.pulled, server.at, now);
}
