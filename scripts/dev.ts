/**
 * `npm run dev`: the suite of `npm start`, with its data and its address, but with Vite's dev
 * server as the app. Calls to /v1 go through the hosting emulator, as in production. Whenever the
 * recipe service's source changes, it is rebuilt and the emulator reloads it. Ports:
 * scripts/ports.ts.
 */
import { parseArgs } from "node:util";

import { createServer } from "vite";

import { BUILD_FUNCTIONS } from "./build.ts";
import { PROJECT_ROOT, runQuietly, startCommand } from "./command.ts";
import { HOST, suitePorts } from "./ports.ts";
import { aborted, runMain, stopRequested } from "./shutdown.ts";
import { buildEnv } from "./suite-config.ts";
import { startSuite } from "./suite.ts";

await runMain(async () => {
  parseArgs({ options: {} });
  const signal = stopRequested();
  const ports = suitePorts("start", process.env, { devServer: true });
  await runQuietly(BUILD_FUNCTIONS);
  const suite = await startSuite({ suite: "start", ports, keepsData: true, signal });
  const rebuild = [...BUILD_FUNCTIONS, "--watch", "--logLevel", "warn"];
  const watcher = startCommand(rebuild, { output: "inherit" });
  try {
    Object.assign(process.env, buildEnv("start", ports));
    const server = await createServer({
      root: PROJECT_ROOT,
      server: {
        host: HOST,
        port: ports.app,
        strictPort: true,
        proxy: { "/v1": `http://${HOST}:${ports.hosting}` },
        watch: { ignored: ["**/.emulators/**", "**/functions/lib/**"] },
      },
    });
    try {
      await server.listen();
      console.log(`\nSimmer is at ${suite.env["SIMMER_URL"]}, reloading as you edit.`);
      console.log("Ctrl-C stops it and keeps your data.\n");
      const why = await Promise.race([aborted(signal), suite.died]);
      if (why !== undefined) throw new Error(why);
    } finally {
      await server.close();
    }
  } finally {
    console.log("\nStopping; your data is being kept.");
    watcher.child.kill();
    await suite.stop();
  }
});
