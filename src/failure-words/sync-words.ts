/** What a cook is told when sync fails. */

export const UNSYNCED = "Your changes are safe on this device, but could not be synced yet.";

/** Messages for server-side failures, by kind. */
export const TROUBLES = {
  quota: "Simmer is too busy for now. Your changes are safe here and sync later.",
  misconfigured: "Simmer isn’t set up right. Your changes are safe on this device.",
  unverified:
    "Simmer can’t tell that this app is the real one. Your changes are safe: try reloading.",
  denied: "Simmer turns this app away. Your changes are safe here: try reloading.",
};
