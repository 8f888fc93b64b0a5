export const APP_CHECK_HEADER = "x-firebase-appcheck";

/**
 * A `fetch` whose requests carry an App Check token. A token that can't be had is left out: only
 * the service knows whether it requires one, and its refusal has words of its own.
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
