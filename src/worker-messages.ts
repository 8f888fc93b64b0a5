/** What pages and the service worker say to each other: the `type` of a message. */

/** To the worker that waits: take over. */
export const SKIP_WAITING = "SKIP_WAITING";

/** To all pages: the app's files could not be stored for want of room. */
export const NO_ROOM = "NO_ROOM";
