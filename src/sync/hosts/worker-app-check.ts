import type { SimmerDb } from "#db/schema.ts";
import { getMeta } from "#sync/protocol/local.ts";
import { RemoteError } from "#sync/remotes/remote.ts";

/** Proof that requests are this app's, and until when it is good, ms by the server's clock. */
export interface AppToken {
  token: string;
  expiresAt: number;
}

/** A token is not worth sending so shortly before it ends. */
const SPARE_MS = 60_000;

/**
 * The token that an open app has left on this device.
 * @throws RemoteError `unverified` when there is none that is still good
 */
export async function readAppToken(db: SimmerDb, now: number): Promise<AppToken> {
  const kept = await getMeta(db, "appToken", { token: "", expiresAt: 0 });
  if (kept.expiresAt - SPARE_MS > now) return kept;
  throw new RemoteError("unverified", "App Check: no token is kept here that is still good.");
}
