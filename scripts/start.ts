/**
 * `npm start`: the app as in production, on the Firebase Emulator Suite, with the data of last time.
 * Ports: scripts/ports.ts. Data and logs: .emulators/start.
 */
import { parseArgs } from "node:util";

import { buildForSuite } from "./build.ts";
import { suitePorts } from "./ports.ts";
import { aborted, runMain, stopRequested } from "./shutdown.ts";
import { startSuite } from "./suite.ts";

await runMain(async () => {
  parseArgs({ options: {} });
  const signal = stopRequested();
  const ports = suitePorts("start", process.env);
  console.log("Building the app.");
  await buildForSuite("start", ports);
  const suite = await startSuite({ suite: "start", ports, keepsData: true, signal });
  console.log(`\nSimmer is at ${suite.env["SIMMER_URL"]}\nCtrl-C stops it and keeps your data.\n`);

  try {
    const why = await Promise.race([aborted(signal), suite.died]);
    if (why !== undefined) throw new Error(why);
    console.log("\nStopping; your data is being kept.");
  } finally {
    await suite.stop();
  }
});
