import { mutationTables } from "#db/mutate.ts";
import type { SimmerDb } from "#db/schema.ts";

import type { Commit, SyncContext } from "./commit.ts";
import { land, resettle, type Landing } from "./land.ts";
import { claimEngine, getMeta, putMeta, type LocalState } from "./local.ts";
import { fateOf, plannedFate, withFate } from "./marker.ts";
import { NO_MARKER, type Marker } from "./wire.ts";

/**
 * Landing lays all that is still pending over the new state: a long outbox would be rebased after
 * every batch, so several land together. Dying in between costs nothing but a pull.
 */
const COMMITS_PER_LANDING = 8;

/** Commits on top of the local copy of the server's state, not landed yet. */
type Ahead = Landing & { commits: number };

/** What a push has brought to the server, and not yet into the local copy of its state. */
export interface PushProgress {
  /** The commits that wait to land; null for none. */
  ahead(): Landing | null;
  /** Takes note of what the server has. */
  acknowledge(local: LocalState, commit: Exclude<Commit, { kind: "strange" }>): Promise<void>;
  /** Lands what waits to. */
  land(): Promise<void>;
  /** Whether the server holds more than the local copy, so that a pull is due. */
  isBehind(): boolean;
}

/**
 * A commit right on top of the local copy of the server's state, or of those before it, will land
 * as the new state without reading anything; else the mutations stay in the overlay until a pull
 * brings them [S4].
 */
export function openProgress({ db, now: clock }: SyncContext): PushProgress {
  let ahead: Ahead | null = null;
  let isBehind = false;

  async function landAhead(): Promise<void> {
    const landing = ahead;
    ahead = null;
    if (!landing || (await land(db, landing))) return;
    await leaveToPull(landing.from.clientId, landing.marker);
  }

  async function leaveToPull(clientId: string, marker: Marker): Promise<void> {
    await noteAcked(db, clientId, marker);
    isBehind = true;
  }

  return {
    ahead: () => ahead,
    land: landAhead,
    isBehind: () => isBehind,
    async acknowledge(local, commit) {
      const cursor = ahead?.cursor ?? local.cursor;
      const hasPulled = local.pulled.here > 0;
      if (commit.kind === "covered" || !hasPulled || commit.v !== cursor + 1) {
        await landAhead();
        await leaveToPull(local.clientId, commit.marker);
        return;
      }
      const now = clock();
      ahead = {
        from: ahead?.from ?? local,
        cursor: commit.v,
        marker: commit.marker,
        rows: [...(ahead?.rows ?? []), ...commit.rows],
        whole: false,
        now,
        meta: { pulled: { here: now, there: commit.serverTime } },
        commits: (ahead?.commits ?? 0) + 1,
      };
      if (ahead.commits >= COMMITS_PER_LANDING) await landAhead();
    },
  };
}

/**
 * Stores what the server has, by this client's marker there. It alone tells the fate of a refused
 * mutation: passed otherwise than by skipping it, it had got through after all. To be told in the
 * transaction that first sees it passed: a marker further on would not say any more.
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
      await resettle(db, async () => void (await db.outbox.bulkPut(judged)));
    }
    await putMeta(db, { acked: { seq: marker.seq, id: marker.id } });
  });
}
