export const APP_CHECK_HEADER = "x-firebase-appcheck";

/**
 * A `fetch` whose requests carry an App Check token. Without a token the request is sent anyway: only
 * the service knows whether it requires one, and its refusal carries a message.
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
