import { getAuth } from "firebase-admin/auth";

import { UNKNOWN_UID } from "../../src/domain/recipe-service.ts";
import { RequestError, type ServiceRequest } from "./http.ts";
import { userExists } from "./users.ts";

/** The app shows every 401 that it doesn't know in these words. */
export const UNPROVEN = "Authentication failed";
/** Firebase's tokens are about 1 KB. What is longer is none, and not worth reading. */
const TOKEN_MAX = 8_192;

type Headers = ServiceRequest["headers"];

/** Whose a valid ID token is. @throws Firebase's error when it is not valid, or can't be checked */
export type VerifyToken = (token: string) => Promise<{ uid: string }>;

/** Refuses tokens that were revoked, and those of disabled and deleted accounts, as well. */
const verifyWithFirebase: VerifyToken = (token) => getAuth().verifyIdToken(token, true);

/** What Firebase says of a token, as opposed to a failure to find out. */
const REFUSALS = new Set([
  "auth/argument-error",
  "auth/invalid-id-token",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-disabled",
]);

function codeOf(error: unknown): string {
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
  return typeof code === "string" ? code : "";
}

/**
 * The uid of the cook whose ID token the request carries (`Authorization: Bearer …`).
 * @throws RequestError 401 when it carries none that is valid, or its account is gone
 * @throws when the token can't be checked
 */
export async function readCook(
  headers: Headers,
  verify: VerifyToken = verifyWithFirebase,
): Promise<string> {
  const token = /^Bearer +(\S+)$/i.exec(headers["authorization"] ?? "")?.[1];
  if (!token || token.length > TOKEN_MAX) throw new RequestError(401, UNPROVEN);
  try {
    return (await verify(token)).uid;
  } catch (error) {
    const code = codeOf(error);
    if (code === "auth/user-not-found") throw new RequestError(401, UNKNOWN_UID);
    if (REFUSALS.has(code)) throw new RequestError(401, UNPROVEN);
    throw error;
  }
}

/** @throws as `readCook`, and RequestError 401 when the token is another cook's than `uid` */
export async function requireOwnToken(
  headers: Headers,
  uid: string,
  verify: VerifyToken = verifyWithFirebase,
): Promise<void> {
  if ((await readCook(headers, verify)) !== uid) throw new RequestError(401, UNPROVEN);
}

/** @throws RequestError 401 unless `uid` is a known, enabled account; who asks is not proven */
export async function requireAccount(uid: string): Promise<void> {
  if (!(await userExists(uid))) throw new RequestError(401, UNKNOWN_UID);
}
