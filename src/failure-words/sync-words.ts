/** What a cook is told when sync fails. */

export const UNSYNCED = "Your changes are safe on this device, but could not be synced yet.";

/** Messages for server-side failures, by kind. */
export const TROUBLES = {
  quota: "Simmer’s server is at its limit for now. Your changes are safe here and sync later.",
  misconfigured: "Simmer’s server isn’t set up right. Your changes are safe on this device.",
  unverified: "The server can’t verify this app. Your changes are safe: try reloading.",
  denied: "The server turns this app away. Your changes are safe here: try reloading.",
};
