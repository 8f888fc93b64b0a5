import type { FromWorker, ToWorker } from "./worker-messages.ts";

type TokenAnswer = Extract<FromWorker, { type: "token" }>;

/**
 * The page's side of asking the worker for the cook's ID token: the worker has Firebase Auth, so
 * that the page need not load it.
 */
export function createPageTokens(send: (message: ToWorker) => void) {
  const waiting = new Map<number, (token: string | null) => void>();
  let asked = 0;

  return {
    /** Null when there is none to be had; pending for as long as the worker takes. */
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
    /** The worker is gone: nobody answers any more. */
    stop(): void {
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
    },
  };
}
