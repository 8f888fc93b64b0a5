/**
 * A request waits no longer than this for the cook's token: on a slow network the sync worker has to
 * load Firebase, and to ask for a new one.
 */
const PATIENCE_MS = 10_000;

/**
 * A `fetch` whose requests carry the cook's ID token. If no token arrives in time, the
 * request goes without one: not every call requires it, and the service's refusal has words.
 * @param getToken resolves to null if there is no token
 */
export function fetchWithCookToken(
  getToken: () => Promise<string | null>,
  send: typeof fetch,
  patienceMs = PATIENCE_MS,
): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    // Requests that delete an account bring a token of their own.
    if (headers.has("authorization")) return send(input, init);
    const token = await inTime(getToken(), patienceMs);
    if (token !== null) headers.set("authorization", `Bearer ${token}`);
    init?.signal?.throwIfAborted();
    return send(input, { ...init, headers });
  };
}

async function inTime(token: Promise<string | null>, ms: number): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([token, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
