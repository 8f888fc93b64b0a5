export const APP_CHECK_HEADER = "x-firebase-appcheck";

/**
 * A `fetch` whose requests carry an App Check token. If there is no token, the request goes without
 * one: only the service knows whether it requires a token, and its refusal has words of its own.
 */
export function fetchWithAppCheck(
  getToken: () => Promise<string>,
  send: typeof fetch = fetch,
): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    try {
      headers.set(APP_CHECK_HEADER, await getToken());
    } catch (error) {
      console.warn("No App Check token", error);
    }
    init?.signal?.throwIfAborted();
    return send(input, { ...init, headers });
  };
}
