import type { Limits } from "./limits.ts";

/**
 * `limits`, open for requests when they can't be read: a cook is not turned away because the
 * counters are down. The paid model stays closed then; the cookbook costs nothing.
 */
export function openWhenDown(
  limits: Limits,
  logError: (message: string, error: unknown) => void,
): Limits {
  return {
    async takeRequest(uid, address) {
      try {
        return await limits.takeRequest(uid, address);
      } catch (error) {
        logError("limits not readable, letting the request through", error);
        return 0;
      }
    },
    async takeModelCall() {
      try {
        return await limits.takeModelCall();
      } catch (error) {
        logError("budget not readable, not asking the model", error);
        return false;
      }
    },
  };
}
