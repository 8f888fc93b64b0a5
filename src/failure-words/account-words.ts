/**
 * Messages for forms about the cook's account that can't be sent, or whose request is refused.
 */

// ---- Before it is sent ----
export const FIELDS_MISSING = "Please fill in all fields";
export const NAME_MISSING = "Please enter a name";
export const EMAIL_MISSING = "Please enter your email";
export const PASSWORD_MISSING = "Please enter your password";
export const EMAIL_INVALID = "Invalid email address";
export const EMAIL_UNCHANGED = "That is already your email";
export const PASSWORDS_DIFFER = "Passwords do not match";
export const PASSWORD_SHORT = "Password must be at least 6 characters";
export const PASSWORD_UNCHANGED = "That is the password you have now";

// ---- After it was sent ----
export const OFFLINE = "You’re offline. Connect to the internet and try again.";
export const SERVER_FAILED =
  "Something is wrong at Simmer’s end. Please try again in a few minutes.";
/** It must not reveal whether the address or the password is wrong. */
export const SIGN_IN_FAILED = "Failed to sign in. Please check your credentials.";
export const SIGN_UP_FAILED = "Failed to create account. Please try again.";
/** Followed by the reason. */
export const ACCOUNT_NOT_STORED = "Your account is made, but this device could not store it.";
export const EMAIL_TAKEN = "An account with this email already exists";
export const PASSWORD_WEAK = "Password is too weak";
export const PASSWORD_WRONG = "That is not your current password";
export const TRIED_TOO_OFTEN = "Too many tries. Wait a few minutes, then try again.";
export const SESSION_OVER = "Simmer can’t tell that it’s still you. Sign out, then sign in again.";
export const MAIL_NOT_SENT = "The mail could not be sent. Please try again.";
export const NAME_NOT_CHANGED = "Your name could not be changed. Please try again.";
export const PASSWORD_NOT_CHANGED = "Your password could not be changed. Please try again.";
export const ACCOUNT_NOT_DELETED = "Your account could not be deleted. Please try again.";
