import { getAuth } from "firebase-admin/auth";

import { RECENT_SIGN_IN_SECONDS, STALE_SIGN_IN } from "../../src/domain/account-service.ts";
import { UNKNOWN_UID } from "../../src/domain/recipe-service.ts";
import { RequestError, type ServiceRequest } from "./http.ts";

/** The app shows this message for any 401 that it doesn't know. */
export const UNPROVEN = "Authentication failed";
/**
 * In characters. Firebase's tokens are about 1 KB; anything longer is not a token and is not
 * parsed.
 */
const TOKEN_MAX = 8_192;

type Headers = ServiceRequest["headers"];

/** What a valid ID token says: its owner, and when they entered their password, in s. */
interface Proof {
  uid: string;
  auth_time?: number;
}

/** Checks an ID token. @throws Firebase's error if it is invalid or unchecked */
export type VerifyToken = (token: string) => Promise<Proof>;

/** Also refuses revoked tokens, and those of disabled and deleted accounts. */
const verifyWithFirebase: VerifyToken = (token) => getAuth().verifyIdToken(token, true);

/** Error codes that reject a token, as opposed to a failure of the check. */
const REFUSALS = new Set([
  "auth/argument-error",
  "auth/invalid-id-token",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
]);

/** The code of an error of Firebase; "" of any other. */
export function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

async function readProof(headers: Headers, verify: VerifyToken): Promise<Proof> {
  const token = /^Bearer +(\S+)$/i.exec(headers["authorization"] ?? "")?.[1];
  if (!token || token.length > TOKEN_MAX) throw new RequestError(401, UNPROVEN);
  try {
    return await verify(token);
  } catch (error) {
    const code = codeOf(error);
    if (code === "auth/user-not-found") throw new RequestError(401, UNKNOWN_UID);
    if (REFUSALS.has(code)) throw new RequestError(401, UNPROVEN);
    throw error;
  }
}

/**
 * The uid of the cook whose ID token the request carries (`Authorization: Bearer …`).
 * @throws RequestError 401 if there is no valid token, or its account is gone
 * @throws if the token can't be checked
 */
export async function readCook(
  headers: Headers,
  verify: VerifyToken = verifyWithFirebase,
): Promise<string> {
  return (await readProof(headers, verify)).uid;
}

/**
 * Like `readCook`, but requires recent sign-in: a token alone may have been left on a shared device.
 * @param now in ms
 * @throws RequestError 401 also if the cook has not entered their password lately
 */
export async function readRecentCook(
  headers: Headers,
  now: number,
  verify: VerifyToken = verifyWithFirebase,
): Promise<string> {
  const { uid, auth_time: at = 0 } = await readProof(headers, verify);
  if (now / 1_000 - at > RECENT_SIGN_IN_SECONDS) throw new RequestError(401, STALE_SIGN_IN);
  return uid;
}
