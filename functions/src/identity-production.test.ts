import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { startGoogle } from "./google.fixture.ts";
import { readCook } from "./identity.ts";

/** Firebase's check of ID tokens as in a deployment: signatures, and the state of accounts. */

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const refusal = { status: 401, message: "Authentication failed" };
const gone = { status: 401, message: "User not found" };
let google: Awaited<ReturnType<typeof startGoogle>>;

beforeAll(async () => {
  vi.stubEnv("FIREBASE_AUTH_EMULATOR_HOST", "");
  google = await startGoogle();
});
afterAll(async () => {
  await google.stop();
  vi.unstubAllEnvs();
});

test("a token that Google has signed is taken, and its account is asked for each time", async () => {
  const { uid, token } = google.newCook();
  for (const times of [1, 2]) {
    expect(await readCook(bearer(token))).toBe(uid);
    const lookUps = google.asked.filter((path) => path.endsWith("/accounts:lookup"));
    expect(lookUps).toHaveLength(times);
  }
});

test("a token with another signature, or none, is refused", async () => {
  const [{ token }, other] = [google.newCook(), google.newCook()];
  const [header, payload, signature] = token.split(".");
  const [, , foreign] = other.token.split(".");
  for (const forged of [foreign, "", signature?.slice(1)]) {
    const changed = bearer(`${header}.${payload}.${forged}`);
    await expect(readCook(changed)).rejects.toMatchObject(refusal);
  }
});

test("a token ends at once when the session is revoked, or its account disabled or deleted", async () => {
  const [revoked, disabled, deleted] = [google.newCook(), google.newCook(), google.newCook()];
  for (const { uid, token } of [revoked, disabled, deleted]) {
    expect(await readCook(bearer(token))).toBe(uid);
  }

  google.revoke(revoked.uid);
  await expect(readCook(bearer(revoked.token))).rejects.toMatchObject(refusal);

  Object.assign(google.accounts.get(disabled.uid) ?? {}, { disabled: true });
  await expect(readCook(bearer(disabled.token))).rejects.toMatchObject(refusal);

  google.accounts.delete(deleted.uid);
  await expect(readCook(bearer(deleted.token))).rejects.toMatchObject(gone);
});
