/**
 * Firebase Auth's error codes that concern the account itself: deleted, disabled, or signed out
 * elsewhere. From its REST reference: "Get user data" and "Exchange a refresh token for an ID
 * token".
 */
const ABOUT_THE_ACCOUNT =
  /^(USER_NOT_FOUND|USER_DISABLED|TOKEN_EXPIRED|INVALID_ID_TOKEN|CREDENTIAL_TOO_OLD_LOGIN_AGAIN|(INVALID|MISSING)_REFRESH_TOKEN|PROJECT_NUMBER_MISMATCH)\b/u;

/**
 * These paths are the same in production and on the emulator, which has them below its own host.
 */
const FIREBASE_AUTH = /\/(identitytoolkit|securetoken)\.googleapis\.com\//u;

/**
 * A `fetch` for restoring a session. Firebase Auth looks the account up when it starts. If it meets
 * any refusal, it forgets the account for every host of this storage: a bad API key, a spent quota
 * or a failing server would sign the cook out of a device that holds their unsent changes. Auth
 * tolerates only a broken connection, so this function turns every refusal that is not about the
 * account into one.
 * @param report tells developers which answer was hidden
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

/** Runs a job that starts Firebase Auth, with `keepAccount` in the place of the scope's `fetch`. */
export async function whileKeepingAccount<T>(
  scope: { fetch: typeof fetch },
  job: () => Promise<T>,
): Promise<T> {
  const { fetch: send } = scope;
  scope.fetch = keepAccount(send.bind(scope), (message, said) => console.error(message, said));
  try {
    return await job();
  } finally {
    scope.fetch = send;
  }
}

/** The message of an error in Google's format; an empty string for any other body. */
async function errorOf(answer: Response): Promise<string> {
  try {
    const { error } = (await answer.json()) as { error: { message?: unknown } };
    return typeof error.message === "string" ? error.message : "";
  } catch {
    return "";
  }
}
