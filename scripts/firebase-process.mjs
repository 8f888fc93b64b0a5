/**
 * Runs firebase-tools inside this process and stops it, once, when standard input closes.
 *
 * A signal would not work: Ctrl-C reaches a terminal's whole process group, and firebase-tools
 * abandons its clean shutdown at the second signal. A pipe also closes when the process that
 * started this one is killed, so the emulators never outlive it.
 */
import { subscribe } from "node:diagnostics_channel";

import { boundBody } from "../functions/src/raw-bodies.ts";
import { REQUEST_BYTES_MAX } from "../src/domain/recipe-service.ts";

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

// The recipe service refuses a body that is too large while it is being sent, and closes the connection.
// The functions emulator, which sends on, then answers a second time, and that ends all emulators. What
// is refused here doesn't get so far; up to twice the service's bound fits into the socket's buffers,
// and has the service's own answer.
subscribe("http.server.request.start", ({ request, response }) => {
  if (!/^(\/[^/]+\/[^/]+\/api)?\/v1\//.test(request.url)) return;
  // Hosting's proxy and the functions emulator answer once more, which must not be an error.
  for (const name of ["setHeader", "appendHeader", "removeHeader", "writeHead"]) {
    const own = response[name];
    response[name] = (...args) => (response.headersSent ? response : own.apply(response, args));
  }
  response.on("error", () => undefined);
  boundBody(request, response, 2 * REQUEST_BYTES_MAX);
});

await import("firebase-tools/lib/bin/firebase.js");
