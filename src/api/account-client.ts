import * as v from "valibot";

import {
  ACCOUNT_GONE_PATH,
  AccountGoneAnswer,
  DELETE_ACCOUNT_PATH,
  DeleteAccountAnswer,
  STALE_SIGN_IN,
} from "#domain/account-service.ts";
import { UNKNOWN_UID } from "#domain/recipe-service.ts";
import { DELETION_UNFINISHED, DELETION_UNREACHABLE } from "#failure-words/service-words.ts";

import { exchange, RecipeServiceError, type CallOptions } from "./recipe-client.ts";

const Refusal = v.fallback(v.object({ error: v.string() }), { error: "" });

/**
 * Deletes the cook's account and all their data on the server. Idempotent: can be retried after a
 * failure.
 * @param token an ID token of that cook, who has just entered their password
 * @throws RecipeServiceError with words for the cook
 */
export async function deleteAccountOnServer(
  uid: string,
  token: string,
  { fetch: send = fetch, ...options }: CallOptions = {},
): Promise<void> {
  // The page's own `fetch` would send a token that may be an hour old.
  const proven: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("authorization", `Bearer ${token}`);
    return send(input, { ...init, headers });
  };
  const { response, body } = await ask(DELETE_ACCOUNT_PATH, uid, { ...options, fetch: proven });
  if (response.ok && v.is(DeleteAccountAnswer, body)) return;
  const { error } = v.parse(Refusal, body);
  // An earlier request succeeded, but its response was lost.
  if (response.status === 401 && error === UNKNOWN_UID) return;
  const isSaid = error === STALE_SIGN_IN || response.status === 429 || response.status === 503;
  throw new RecipeServiceError(isSaid ? error : DELETION_UNFINISHED, response.status);
}

async function ask(path: string, uid: string, options: CallOptions) {
  try {
    return await exchange(path, { uid }, options);
  } catch (error) {
    throw new RecipeServiceError(DELETION_UNREACHABLE, 0, { cause: error });
  }
}

/**
 * Whether the account is certainly gone. Anything but the service's own JSON response (a captive
 * portal's page, say) counts as no answer.
 * @throws RecipeServiceError if there is none
 */
export async function isAccountGone(uid: string, options: CallOptions = {}): Promise<boolean> {
  const { response, body } = await exchange(ACCOUNT_GONE_PATH, { uid }, options);
  const answer = v.safeParse(AccountGoneAnswer, body);
  if (!response.ok || !answer.success) {
    throw new RecipeServiceError("Whether the account is gone was not told", response.status);
  }
  return answer.output.gone;
}
