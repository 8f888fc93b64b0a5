import type { Limits } from "./request-limits.ts";

/** No limits, for tests of other things. */
export const noLimits: Limits = {
  admit: () => 0,
  takeRequest: () => Promise.resolve(0),
  takeModelCall: () => Promise.resolve(true),
  forgetCook: () => Promise.resolve(),
};
