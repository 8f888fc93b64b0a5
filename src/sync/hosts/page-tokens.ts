import type { FromWorker, ToWorker } from "./worker-messages.ts";

type TokenAnswer = Extract<FromWorker, { type: "token" }>;

/**
 * The page's requests for the cook's ID token. The worker answers them: it has loaded Firebase
 * Auth, so the page need not load it.
 */
export function createPageTokens(send: (message: ToWorker) => void) {
  const waiting = new Map<number, (token: string | null) => void>();
  let asked = 0;

  return {
    /** Resolves to null if there is no token; stays pending for as long as the worker takes. */
    getToken(): Promise<string | null> {
      asked += 1;
      const request = asked;
      return new Promise((resolve) => {
        waiting.set(request, resolve);
        send({ type: "token-wanted", request });
      });
    },
    answer({ request, token }: TokenAnswer): void {
      waiting.get(request)?.(token);
      waiting.delete(request);
    },
    /** Ends all requests: the worker is gone, and cannot answer any more. */
    stop(): void {
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
    },
  };
}
