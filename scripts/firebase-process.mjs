/**
 * Runs firebase-tools inside this process and stops it, once, when standard input closes.
 *
 * A signal would not work: Ctrl-C reaches a terminal's whole process group, and firebase-tools
 * abandons its clean shutdown at the second signal. A pipe also closes when the process that
 * started this one is killed, so the emulators never outlive it.
 */
/** firebase-tools ignores a signal within 100 ms of installing its handler. */
const HANDLER_WAKES_MS = 150;
const GIVE_UP_MS = 30_000;

process.stdin.on("end", () => {
  setTimeout(() => {
    if (!process.emit("SIGINT", "SIGINT")) process.exit(130);
  }, HANDLER_WAKES_MS);
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
});
process.stdin.resume();

await import("firebase-tools/lib/bin/firebase.js");
