import { collection, deleteDoc, doc, getDoc, getDocs, limit, query, setDoc } from "firebase/firestore";
import { expect, test } from "vitest";

import { FEEDBACK_MAX } from "#domain/limits.ts";

import { COOK, feedback, STRANGER } from "./documents.ts";
import { expectDenied, useServer } from "./server.ts";

const server = await useServer();

test("a cook sends feedback, once", async () => {
  await server.push(COOK, { "feedback/f1": { ...feedback() } });
  expect(await server.read("feedback/f1")).toMatchObject({ text: "More soups, please." });
  await expectDenied(server.push(COOK, { "feedback/f1": { ...feedback() } }));
  await expectDenied(server.push(COOK, { "feedback/f1": null }));
});

test("feedback is refused outside a push", async () => {
  await server.push(COOK);
  await expectDenied(setDoc(doc(server.as(COOK), "feedback/f1"), { ...feedback() }));
});

test("nobody reads feedback, not even their own", async () => {
  await server.push(COOK, { "feedback/f1": { ...feedback() } });
  for (const db of [server.as(COOK), server.as(STRANGER)]) {
    await expectDenied(getDoc(doc(db, "feedback/f1")));
    await expectDenied(getDoc(doc(db, "feedback/none")));
    await expectDenied(getDocs(query(collection(db, "feedback"), limit(1))));
    await expectDenied(deleteDoc(doc(db, "feedback/f1")));
  }
});

test("nobody sends feedback as another", async () => {
  await expectDenied(server.push(STRANGER, { "feedback/f1": { ...feedback() } }));
});

test.each(
  Object.entries({
    "is empty": { text: "" },
    "is too long": { text: "x".repeat(FEEDBACK_MAX + 1) },
    "is no text": { text: 7 },
    "has a long address": { url: "x".repeat(2_001) },
    "has an address that is none": { url: null },
    "has no time": { timestamp: "now" },
    "has a time before all times": { timestamp: -1 },
    "says more than it should": { admin: true },
  }),
)("feedback is refused that %s", async (_, broken) => {
  await expectDenied(server.push(COOK, { "feedback/f1": { ...feedback(), ...broken } }));
});

test("feedback is refused that lacks a field", async () => {
  for (const field of Object.keys(feedback())) {
    const { [field]: _missing, ...rest } = { ...feedback() } as Record<string, unknown>;
    await expectDenied(server.push(COOK, { "feedback/f1": rest }));
  }
});

test("feedback may be as long as the form allows", async () => {
  const text = "ü".repeat(FEEDBACK_MAX);
  await server.push(COOK, { "feedback/f1": { ...feedback(), text, url: "x".repeat(2_000) } });
});
