import * as v from "valibot";

import { MISSING_UID, UID_MAX, UNKNOWN_UID } from "./recipe-service.ts";

/**
 * The contract of the requests about the account itself: delete it, and say whether it was deleted.
 */

export const DELETE_ACCOUNT_PATH = "/v1/account/delete";
export const ACCOUNT_GONE_PATH = "/v1/account/is-gone";

/** How recently the password must have been entered to delete the account, in seconds. */
export const RECENT_SIGN_IN_SECONDS = 300;

/** The refusal if the last sign-in is longer ago. */
export const STALE_SIGN_IN = "Enter your password again to delete your account";

/** To delete an account, `uid` must match the token's: another tab may have signed somebody else in. */
export const AccountRequest = v.object(
  {
    uid: v.pipe(
      v.string(MISSING_UID),
      // Firebase's own ids have 28 letters and digits; an administrator may choose others.
      v.regex(/^[^/\s]+$/, MISSING_UID),
      v.maxLength(UID_MAX, UNKNOWN_UID),
    ),
  },
  MISSING_UID,
);

export const DeleteAccountAnswer = v.object({ deleted: v.literal(true) });
export type DeleteAccountAnswer = v.InferOutput<typeof DeleteAccountAnswer>;

/** `gone` is true only if there is certainly no such account; a disabled one is not gone. */
export const AccountGoneAnswer = v.object({ gone: v.boolean() });
export type AccountGoneAnswer = v.InferOutput<typeof AccountGoneAnswer>;
