/**
 * What Firebase Auth answers where the account itself is the reason: deleted, disabled, signed out
 * elsewhere. From its REST reference: "Get user data" and "Exchange a refresh token for an ID token".
 */
const ABOUT_THE_ACCOUNT =
  /^(USER_NOT_FOUND|USER_DISABLED|TOKEN_EXPIRED|INVALID_ID_TOKEN|CREDENTIAL_TOO_OLD_LOGIN_AGAIN|(INVALID|MISSING)_REFRESH_TOKEN|PROJECT_NUMBER_MISMATCH)\b/u;

/** The same paths in production and on the emulator, which has them below its own host. */
const FIREBASE_AUTH = /\/(identitytoolkit|securetoken)\.googleapis\.com\//u;

/**
 * A `fetch` to restore a session with. Firebase Auth looks the account up when it starts, and forgets
 * it, for every host of this storage, at whatever refusal it meets: a bad API key, a spent quota or a
 * server in trouble would sign the cook out of a device that holds their changes. A broken connection
 * is all that it bears, so what is not about the account is passed on as one.
 * @param report for developers: what was met instead
 */
export function keepAccount(
  send: typeof fetch,
  report: (message: string, said: string) => void,
): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const address = input instanceof Request ? input.url : String(input);
    if (answer.ok || !FIREBASE_AUTH.test(address)) return answer;
    const said = await errorOf(answer.clone());
    if (ABOUT_THE_ACCOUNT.test(said)) return answer;
    report("The account could not be looked up, and is kept", `${answer.status} ${said}`);
    throw new TypeError("Firebase Auth did not say how things stand with the account.");
  };
}

/** What an error of Google's says; nothing where it is not in their form. */
async function errorOf(answer: Response): Promise<string> {
  try {
    const { error } = (await answer.json()) as { error: { message?: unknown } };
    return typeof error.message === "string" ? error.message : "";
  } catch {
    return "";
  }
}
