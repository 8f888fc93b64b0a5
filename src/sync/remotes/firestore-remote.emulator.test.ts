import { createEmulatorCook, readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";

import { startHoldingProxy } from "../../../tests/support/holding-proxy.ts";
import { testRemote } from "./remote-contract.ts";

testRemote("firestore", async () => {
  const env = readEmulatorEnv(process.env);
  const proxy = await startHoldingProxy(env.firestore);
  const through = { host: "127.0.0.1", port: proxy.port };
  const { dispose, ...cook } = await createEmulatorCook(env, { through });
  return {
    ...cook,
    holdStream: proxy.hold,
    async dispose() {
      await dispose();
      proxy.close();
    },
  };
});
