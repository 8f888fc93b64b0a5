import { createUserWithEmailAndPassword, signOut } from "firebase/auth";
import { expect, test } from "vitest";

import { createEmulatorCook, readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";

import { tokenOf } from "./firebase.ts";

function subjectOf(token: string | null): unknown {
  const [, payload = ""] = (token ?? "").split(".");
  return (JSON.parse(Buffer.from(payload, "base64url").toString()) as { sub: unknown }).sub;
}

test("[S11.6] a database's worker hands out its own cook's token, and never who signed in since", async () => {
  const { auth, uid, dispose } = await createEmulatorCook(readEmulatorEnv(process.env));
  expect(subjectOf(await tokenOf(auth, uid))).toBe(uid);

  const email = `kim-${Date.now()}@example.com`;
  const kim = await createUserWithEmailAndPassword(auth, email, "a password");
  expect(await tokenOf(auth, uid)).toBeNull();
  expect(subjectOf(await tokenOf(auth, kim.user.uid))).toBe(kim.user.uid);

  await signOut(auth);
  expect(await tokenOf(auth, kim.user.uid)).toBeNull();
  await dispose();
});
