/**
 * How long a request waits for the cook's token, in ms; without one it is sent anyway, and the service
 * decides.
 */
const PATIENCE_MS = 3_000;

/**
 * A `fetch` whose requests carry the cook's ID token. If no token arrives in time, the request is sent
 * without one: only the service knows whether it requires a token, and its refusal carries a message.
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
