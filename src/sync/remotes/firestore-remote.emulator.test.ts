import { createEmulatorCook, readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";

import { createFullRemote } from "./firestore-full.ts";
import { testRemote } from "./remote-contract.ts";

testRemote("firestore", async () => {
  const { firestore, auth, ...cook } = await createEmulatorCook(readEmulatorEnv(process.env));
  return { ...cook, remote: createFullRemote(firestore, auth) };
});
