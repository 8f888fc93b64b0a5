/**
 * A request waits no longer than this for the cook's token; the service decides whether it requires
 * one.
 */
const PATIENCE_MS = 3_000;

/**
 * A `fetch` whose requests carry the cook's ID token. If no token arrives within a moment, the
 * request goes without one: only the service knows whether it requires a token, and its refusal has
 * words of its own.
 * @param getToken resolves to null if there is no token
 */
export function fetchWithCookToken(
  getToken: () => Promise<string | null>,
  send: typeof fetch,
  patienceMs = PATIENCE_MS,
): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    // What deletes an account brings a token of its own.
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
