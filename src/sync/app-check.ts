import type { SimmerDb } from "#db/schema.ts";

import { getMeta, putMeta } from "./local.ts";
import { RemoteError } from "./remote.ts";

/** Proof that requests are this app's, and until when it is good, ms by the server's clock. */
export interface AppToken {
  token: string;
  expiresAt: number;
}

/** A token is not worth sending so shortly before it ends. */
const SPARE_MS = 60_000;

/** When a token, a JWT, ends: ms. @throws for anything else */
export function expiryOf(token: string): number {
  const [, payload = ""] = token.split(".");
  const json = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
  const { exp } = JSON.parse(json) as { exp?: unknown };
  if (typeof exp !== "number")
    throw new Error("An App Check token that does not say when it ends.");
  return exp * 1_000;
}

/** Keeps the last token where the service worker, which can get none by itself, finds it. */
export async function keepAppToken(db: SimmerDb, appToken: AppToken): Promise<void> {
  await putMeta(db, { appToken });
}

/**
 * The token that an open app has left on this device.
 * @throws RemoteError `unverified` when there is none that is still good
 */
export async function readAppToken(db: SimmerDb, now: number): Promise<AppToken> {
  const kept = await getMeta(db, "appToken", { token: "", expiresAt: 0 });
  if (kept.expiresAt - SPARE_MS > now) return kept;
  throw new RemoteError("unverified", "App Check: no token is kept here that is still good.");
}
