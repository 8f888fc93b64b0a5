import { mutationTables } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";
import { claimEngine, getMeta, putMeta, type LocalState } from "#sync/protocol/local.ts";
import { fateOf, plannedFate, withFate } from "#sync/protocol/marker.ts";
import { NO_MARKER, type Marker } from "#sync/protocol/wire.ts";
import { applyServerState, rebaseAfter, type FetchedState } from "#sync/pull/apply-server-state.ts";
import type { SyncContext } from "#sync/sync-context.ts";

import type { Commit } from "./commit.ts";

/**
 * Applying a commit rebases all pending mutations. With a long outbox that is expensive after every
 * batch, so several commits are applied together. If the app is killed in between, the only cost is a
 * pull.
 */
const COMMITS_APPLIED_TOGETHER = 8;

/** Commits that the server has, and that are not applied to the local copy of its state yet. */
type Unapplied = FetchedState & { commits: number };

/** What a push has brought to the server but not yet into the local copy of its state. */
export interface PushProgress {
  /** The commits that are still to be applied; null for none. */
  unapplied(): FetchedState | null;
  /** Records what the server has. */
  acknowledge(local: LocalState, commit: Exclude<Commit, { kind: "unrecognized" }>): Promise<void>;
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
export function openProgress({ db, now: clock }: SyncContext): PushProgress {
  let unapplied: Unapplied | null = null;
  let isBehind = false;

  async function applyCommits(): Promise<void> {
    const fetched = unapplied;
    unapplied = null;
    if (!fetched || (await applyServerState(db, fetched))) return;
    await leaveToPull(fetched.from.clientId, fetched.marker);
  }

  async function leaveToPull(clientId: string, marker: Marker): Promise<void> {
    await noteAcked(db, clientId, marker);
    isBehind = true;
  }

  return {
    unapplied: () => unapplied,
    apply: applyCommits,
    isBehind: () => isBehind,
    async acknowledge(local, commit) {
      const cursor = unapplied?.cursor ?? local.cursor;
      const hasPulled = local.pulled.here > 0;
      if (commit.kind === "acknowledged" || !hasPulled || commit.v !== cursor + 1) {
        await applyCommits();
        await leaveToPull(local.clientId, commit.marker);
        return;
      }
      const now = clock();
      unapplied = {
        from: unapplied?.from ?? local,
        cursor: commit.v,
        marker: commit.marker,
        rows: [...(unapplied?.rows ?? []), ...commit.rows],
        whole: false,
        now,
        meta: { pulled: { here: now, there: commit.serverTime } },
        commits: (unapplied?.commits ?? 0) + 1,
      };
      if (unapplied.commits >= COMMITS_APPLIED_TOGETHER) await applyCommits();
    },
  };
}

/**
 * Stores what the server has, according to this client's marker there. Only the marker tells the
 * fate of a refused mutation: if the marker has passed it in any way other than skipping it, the
 * mutation did get through. Call this in the transaction that first sees the mutation passed, since
 * a later marker would no longer tell.
 */
export async function noteAcked(db: SimmerDb, clientId: string, marker: Marker): Promise<void> {
  await db.transaction("rw", [...mutationTables(db), db.parked], async () => {
    await claimEngine(db);
    if ((await getMeta(db, "clientId", "")) !== clientId) return;
    const { seq } = await getMeta(db, "acked", NO_MARKER);
    if (marker.seq <= seq) return;
    const passed = await db.outbox.where("seq").between(seq, marker.seq, false, true).toArray();
    const misjudged = passed.filter((entry) => plannedFate(entry) !== fateOf(entry, marker));
    if (misjudged.length > 0) {
      const judged = misjudged.map((entry) => withFate(entry, fateOf(entry, marker)));
      await rebaseAfter(db, async () => void (await db.outbox.bulkPut(judged)));
    }
    await putMeta(db, { acked: { seq: marker.seq, id: marker.id } });
  });
}
