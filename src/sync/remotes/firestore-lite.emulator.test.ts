import { connectFirestoreEmulator, getFirestore } from "firebase/firestore/lite";

import { createEmulatorCook, readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";

import { createLiteRemote } from "./firestore-lite.ts";
import { testRemote } from "./remote-contract.ts";

async function createLiteCook() {
  const env = readEmulatorEnv(process.env);
  const { auth, ...cook } = await createEmulatorCook(env);
  const firestore = getFirestore(auth.app);
  connectFirestoreEmulator(firestore, env.firestore.host, env.firestore.port);
  return { ...cook, remote: createLiteRemote(firestore, auth) };
}

testRemote("firestore lite", createLiteCook, { watches: false });
