/**
 * `npm start`: the app as in production, on the Firebase Emulator Suite, with the data of the last
 * run. `npm start -- --demo` adds an account that has something to show on every screen. Ports:
 * scripts/ports.ts. Data and logs: .emulators/start.
 */
import { parseArgs } from "node:util";

import { buildForSuite } from "./build.ts";
import { DEMO_COOK, fillDemo } from "./demo.ts";
import { suitePorts } from "./ports.ts";
import { aborted, runMain, stopRequested } from "./shutdown.ts";
import { startSuite } from "./suite.ts";

await runMain(async () => {
  const { values } = parseArgs({ options: { demo: { type: "boolean", default: false } } });
  const signal = stopRequested();
  const ports = suitePorts("start", process.env);
  console.log("Building the app.");
  await buildForSuite("start", ports);
  const suite = await startSuite({ suite: "start", ports, keepsData: true, signal });
  try {
    if (values.demo) await fillDemo(suite.env, Date.now());
    console.log(`\nSimmer is at ${suite.env["SIMMER_URL"]}`);
    if (values.demo) console.log(`Sign in with ${DEMO_COOK.email}, ${DEMO_COOK.password}`);
    console.log("Ctrl-C stops it and keeps your data.\n");
    const why = await Promise.race([aborted(signal), suite.died]);
    if (why !== undefined) throw new Error(why);
    console.log("\nStopping; your data is being kept.");
  } finally {
    await suite.stop();
  }
});
