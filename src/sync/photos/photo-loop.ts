import { liveQuery } from "dexie";

import { withConnection } from "#db/connection.ts";
import type { EnginePorts } from "#sync/engine/engine.ts";
import { RemoteError } from "#sync/remotes/remote.ts";
import { failureOf, LATER_MS, RETRIES } from "#sync/retries.ts";

import { fetchPhotos } from "./fetch-photos.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 300_000;

/**
 * Fetches and sweeps photos beside the engine's cycles, which never wait for it: when a screen looks for
 * one, when own recipes have changed, and when the network or the cook is back. Returns the function that
 * ends it.
 */
export function startPhotos({
  context,
  signals,
  timers,
  report,
}: Pick<EnginePorts, "context" | "signals" | "timers" | "report">): () => void {
  const { db } = context;
  const ending = new AbortController();
  let isRunning = false;
  let isWanted = false;
  let waitMs = FIRST_WAIT_MS;
  let cancel: () => void = () => undefined;

  async function run(): Promise<void> {
    isWanted = true;
    if (isRunning) return;
    isRunning = true;
    cancel();
    try {
      while (isWanted && !ending.signal.aborted && signals.isOnline()) {
        isWanted = false;
        await fetchPhotos(context);
        await sweepPhotos(context);
      }
      waitMs = FIRST_WAIT_MS;
    } catch (error) {
      const { retry } = RETRIES[failureOf(db, error)];
      if (retry === "never") return end();
      if (!(error instanceof RemoteError)) report("Photos could not be fetched", error);
      cancel = timers.after(retry === "later" ? LATER_MS : waitMs, () => void run());
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    } finally {
      isRunning = false;
    }
  }

  const unsubscribe = signals.subscribe(() => void run());
  const watched = liveQuery(async () =>
    withConnection(db, async () => [
      await db.soughtPhotos.count(),
      await db.personalRecipes.orderBy("photo").uniqueKeys(),
    ]),
  ).subscribe(
    () => void run(),
    (error) => report("Watching the database failed", error),
  );

  function end(): void {
    ending.abort();
    cancel();
    unsubscribe();
    watched.unsubscribe();
  }
  return end;
}
