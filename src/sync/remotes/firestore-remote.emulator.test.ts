import { createEmulatorCook, readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";

import { testRemote } from "./remote-contract.ts";

testRemote("firestore", async () => createEmulatorCook(readEmulatorEnv(process.env)));
