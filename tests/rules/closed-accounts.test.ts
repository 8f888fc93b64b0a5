import { doc, getDoc, serverTimestamp, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";

import { closedAccountId } from "../../functions/src/account-deletion.ts";
import { COOK, feedback, planWith, STRANGER } from "./allowed-documents.ts";
import "./matchers.ts";
import { createDeviceOf } from "./emulated-device.ts";
import { connectServer } from "./rules-server.ts";

/** A device's last token outlives its account by an hour: it must not recreate anything. */

const server = await connectServer();
const CLOSED = `closedAccounts/${closedAccountId(COOK)}`;

const inAnHour = () => new Date(Date.now() + 3_600_000);

const WRITES = {
  nothing: {},
  "a plan": { [`users/${COOK}/aiMealPlans/p1`]: { ...planWith("p1"), v: 1 } },
  feedback: { "feedback/f1": { ...feedback() } },
};

test.each(Object.entries(WRITES))(
  "once an account is closed, a step with %s can't begin its kitchen anew",
  async (_, writes) => {
    await server.store(CLOSED, { expiresAt: inAnHour() });
    await expect(server.push(COOK, writes)).toBeDenied();
    await expect(server.push(STRANGER)).toBeAllowed();
  },
);

test("without that note the same steps are taken", async () => {
  for (const writes of Object.values(WRITES)) {
    await server.clear();
    await expect(server.push(COOK, writes)).toBeAllowed();
  }
});

test("once the note has expired it closes nothing, whether Firestore has removed it or not", async () => {
  await server.store(CLOSED, { expiresAt: new Date(Date.now() - 60_000) });
  await expect(server.push(COOK)).toBeAllowed();
});

test("a device with a kitchen and changes brings nothing back", async () => {
  const device = await createDeviceOf(server, COOK);
  await device.mutate("createUser", { at: 1 });
  await device.sync();
  await server.clear();
  await server.store(CLOSED, { expiresAt: inAnHour() });
  await device.mutate("sendFeedback", { id: "f", feedback: feedback() });
  await expect(device.sync()).rejects.toMatchObject({ kind: "denied" });
  expect(await server.read(`users/${COOK}`)).toBeNull();
  expect(await server.read("feedback/f")).toBeNull();
});

test("no client reads or writes the notes of closed accounts", async () => {
  await server.store(CLOSED, { expiresAt: inAnHour() });
  for (const db of [server.as(COOK), server.as(STRANGER), server.anonymous()]) {
    await expect(getDoc(doc(db, CLOSED))).toBeDenied();
    await expect(setDoc(doc(db, CLOSED), { expiresAt: serverTimestamp() })).toBeDenied();
  }
});
