import type { StoredDoc } from "#db/document-store.ts";
import { getMeta, putMeta } from "#db/meta.ts";
import { mutationTables } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { judgedBy } from "#sync/protocol/last-mutation.ts";
import { engineTransaction, isNumbered, type LocalState } from "#sync/protocol/local.ts";
import { NO_MUTATION, type LastMutation } from "#sync/protocol/wire.ts";
import { applyServerState, rebaseAfter, type FetchedState } from "#sync/pull/apply-server-state.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import type { Commit, Written } from "./commit.ts";

/**
 * Applying commits reads the whole outbox, so several are applied together: at least so many, and
 * with a mutation for every few that still wait. Then each is read a number of times that doesn't
 * grow with the outbox. If the app is killed in between, the only cost is a pull.
 */
const COMMITS_APPLIED_TOGETHER = 8;
const WAITING_PER_APPLIED = 8;

/** Commits that the server has, and that are not applied to the local copy of its state yet. */
type Unapplied = FetchedState & { commits: number; mutations: number };

/** What a push has brought to the server but not yet into the local copy of its state. */
export interface PushProgress {
  /** The documents that the commits wrote which are still to be applied. */
  unappliedRows(): readonly StoredDoc[];
  /**
   * Records what the server has. Resolves to the state of this device to go on with, as it is once the
   * commits that wait are applied; null if it must be read again.
   */
  acknowledge(
    local: LocalState,
    commit: Exclude<Commit, { kind: "unrecognized" }>,
  ): Promise<LocalState | null>;
  /** Applies the commits that wait. */
  apply(): Promise<void>;
  /** Whether the server holds more than the local copy, so that a pull is due. */
  isBehind(): boolean;
}

/**
 * A commit directly on top of the local copy of the server's state, or on top of earlier such
 * commits, is applied as the new state without reading anything. Otherwise its mutations stay in
 * the overlay until a pull brings them [S4.1].
 */
export function openProgress({ db, now }: SyncContext): PushProgress {
  let unapplied: Unapplied | null = null;
  let isBehind = false;

  /** Resolves to false if another host of this storage has moved on meanwhile. */
  async function applyCommits(): Promise<boolean> {
    const fetched = unapplied;
    unapplied = null;
    if (!fetched || (await applyServerState(db, fetched))) return true;
    await leaveToPull(fetched.from.clientId, fetched.lastMutation);
    return false;
  }

  async function leaveToPull(clientId: string, lastMutation: LastMutation): Promise<void> {
    await noteAcknowledged(db, clientId, lastMutation);
    isBehind = true;
  }

  return {
    unappliedRows: () => unapplied?.rows ?? [],
    async apply() {
      await applyCommits();
    },
    isBehind: () => isBehind,
    async acknowledge(local, commit) {
      const { lastMutation } = commit;
      const entries = local.entries.filter(({ seq }) => seq > lastMutation.seq);
      const next = {
        ...local,
        sentSeq: Math.max(local.sentSeq, lastMutation.seq),
        acknowledged: lastMutation,
        entries,
      };
      if (commit.kind === "acknowledged" || !isOnTop(local, commit)) {
        const isApplied = await applyCommits();
        await leaveToPull(local.clientId, lastMutation);
        return isApplied && commit.kind === "committed" ? next : null;
      }
      unapplied = {
        from: unapplied?.from ?? local,
        cursor: commit.v,
        lastMutation,
        rows: [...(unapplied?.rows ?? []), ...commit.rows],
        whole: false,
        pulled: { here: now(), there: commit.serverTime },
        commits: (unapplied?.commits ?? 0) + 1,
        mutations: (unapplied?.mutations ?? 0) + local.entries.length - entries.length,
      };
      const isDue =
        unapplied.commits >= COMMITS_APPLIED_TOGETHER &&
        unapplied.mutations * WAITING_PER_APPLIED >= entries.length + local.bulk.length;
      if (isDue && !(await applyCommits())) return null;
      return { ...next, cursor: commit.v };
    },
  };
}

/** Whether a commit's state is this device's with nothing but that commit added. */
export function isOnTop({ pulled, cursor }: LocalState, { found }: Written): boolean {
  return pulled.here > 0 && found === cursor;
}

/**
 * Stores what the server has, according to this client's last mutation id there. Only that tells what
 * became of a refused mutation: unless it says that the mutation was skipped, it got through. This settles
 * it for whoever sees the mutation passed first, since a later last mutation id would no longer tell.
 */
export async function noteAcknowledged(
  db: SimmerDb,
  clientId: string,
  lastMutation: LastMutation,
): Promise<void> {
  await engineTransaction(db, [...mutationTables(db), db.deadLetters], async () => {
    if ((await getMeta(db, "clientId", "")) !== clientId) return;
    const { seq } = await getMeta(db, "acknowledged", NO_MUTATION);
    if (lastMutation.seq <= seq) return;
    const passed = await db.outbox
      .where("seq")
      .between(seq, lastMutation.seq, false, true)
      .toArray();
    const judged = passed
      .filter(isNumbered)
      .map((entry) => ({ entry, now: judgedBy(entry, lastMutation) }))
      .flatMap(({ entry, now }) => (now.refused === entry.refused ? [] : [now]));
    if (judged.length > 0) {
      await rebaseAfter(db, async () => void (await db.outbox.bulkPut(judged)));
    }
    await putMeta(db, { acknowledged: { seq: lastMutation.seq, id: lastMutation.id } });
  });
}
