import { afterEach, expect, test } from "vitest";

import { mutate } from "#db/mutate.ts";
import { createContext, syncOnce } from "#sync/doubles/device.fixture.ts";
import { createEmulatorCook, readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";

import { REFUSALS, startRefusingProxy } from "../../../tests/support/refusing-proxy.ts";
import { push } from "./push.ts";

const endings: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/**
 * A device whose plain requests reach the real Firestore, unless something answers in its place.
 */
async function createProxied() {
  const env = readEmulatorEnv(process.env);
  const proxy = await startRefusingProxy(env.firestore);
  const cook = await createEmulatorCook(env, { through: { host: "127.0.0.1", port: proxy.port } });
  endings.push(cook.dispose, proxy.close);
  const device = await createContext(cook.remote, { uid: cook.uid, now: Date.now });
  return { device, proxy };
}

const EXPECTED = {
  quota: "quota",
  index: "misconfigured",
  badKey: "misconfigured",
  restrictedKey: "misconfigured",
  goneProject: "misconfigured",
  disabledApi: "misconfigured",
  datastore: "misconfigured",
  blockedService: "misconfigured",
  suspended: "misconfigured",
  deletedProject: "misconfigured",
  appCheck: "unverified",
  appCheckEnforced: "denied",
} as const;

test.each(Object.keys(EXPECTED) as (keyof typeof EXPECTED)[])(
  "[S7.10] [S7.12] %s, as the server answers it, is told apart; the cook's change goes out when it is over",
  async (name) => {
    const { device, proxy } = await createProxied();
    await mutate(device.db, "setCurrentMeal", { mealId: "soup", on: true, at: Date.now() });
    proxy.state.refusal = REFUSALS[name];
    await expect(device.remote.get(`users/${device.db.kitchenId}`)).rejects.toMatchObject({
      kind: EXPECTED[name],
    });
    await expect(syncOnce(device)).rejects.toMatchObject({ kind: EXPECTED[name] });
    const kind = EXPECTED[name];
    await expect(push(device)).rejects.toMatchObject({ kind });
    expect(await device.db.deadLetters.count()).toBe(0);
    expect(await device.db.outbox.count()).toBe(1);
    proxy.state.refusal = null;
    await syncOnce(device);
    expect(await device.db.outbox.count()).toBe(0);
    expect(await device.remote.get(`users/${device.db.kitchenId}`)).toMatchObject({
      current_meals: ["soup"],
    });
  },
);
