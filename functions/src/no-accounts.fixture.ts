import { STALE_SIGN_IN } from "../../src/domain/account-service.ts";
import { RequestError } from "./http.ts";
import type { Ports } from "./service.ts";

/** A no-op account deletion, for tests of other things. */
export const noAccounts: Ports["accounts"] = {
  readRecentCook: () => Promise.reject(new RequestError(401, STALE_SIGN_IN)),
  deleteAccount: () => Promise.reject(new Error("No account is deleted here")),
  isGone: () => Promise.resolve(false),
};
