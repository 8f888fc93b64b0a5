import type { SimmerDb } from "#db/schema.ts";
import { getMeta } from "#sync/protocol/local.ts";
import { RemoteError } from "#sync/remotes/remote.ts";

/** An App Check token; it expires at a time in ms by the server's clock. */
export interface AppToken {
  token: string;
  expiresAt: number;
}

/** A token that expires sooner than this is not sent any more. */
const SPARE_MS = 60_000;

/**
 * Reads the token that an open app has left on this device.
 * @throws RemoteError `unverified` if there is none that is still valid
 */
export async function readAppToken(db: SimmerDb, now: number): Promise<AppToken> {
  const kept = await getMeta(db, "appToken", { token: "", expiresAt: 0 });
  if (kept.expiresAt - SPARE_MS > now) return kept;
  throw new RemoteError("unverified", "App Check: no token is kept here that is still good.");
}
