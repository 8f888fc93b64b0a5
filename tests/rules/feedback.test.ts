import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
} from "firebase/firestore";
import { expect, test } from "vitest";

import { FEEDBACK_MAX, FEEDBACK_PER_DAY, NOTES_PER_DAY, URL_MAX } from "#domain/limits.ts";

import { COOK, feedback, noteWith, STRANGER } from "./allowed-documents.ts";
import "./matchers.ts";
import { connectServer, type Writes } from "./rules-server.ts";

const server = await connectServer();

test("a cook sends feedback, once", async () => {
  await expect(server.push(COOK, { "feedback/f1": { ...feedback() } })).toBeAllowed();
  expect(await server.read("feedback/f1")).toMatchObject({ text: "More soups, please." });
  await expect(server.push(COOK, { "feedback/f1": { ...feedback() } })).toBeDenied();
  await expect(server.push(COOK, { "feedback/f1": null })).toBeDenied();
});

test("feedback is refused outside a push", async () => {
  await expect(server.push(COOK)).toBeAllowed();
  await expect(setDoc(doc(server.as(COOK), "feedback/f1"), { ...feedback() })).toBeDenied();
});

test("nobody reads feedback, not even their own", async () => {
  await expect(server.push(COOK, { "feedback/f1": { ...feedback() } })).toBeAllowed();
  for (const db of [server.as(COOK), server.as(STRANGER)]) {
    await expect(getDoc(doc(db, "feedback/f1"))).toBeDenied();
    await expect(getDoc(doc(db, "feedback/none"))).toBeDenied();
    await expect(getDocs(query(collection(db, "feedback"), limit(1)))).toBeDenied();
    await expect(deleteDoc(doc(db, "feedback/f1"))).toBeDenied();
  }
});

test("nobody sends feedback as another", async () => {
  await expect(server.push(STRANGER, { "feedback/f1": { ...feedback() } })).toBeDenied();
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
  await expect(server.push(COOK, { "feedback/f1": { ...feedback(), ...broken } })).toBeDenied();
});

test("feedback is refused that lacks a field", async () => {
  for (const field of Object.keys(feedback())) {
    const { [field]: _missing, ...rest } = { ...feedback() } as Record<string, unknown>;
    await expect(server.push(COOK, { "feedback/f1": rest })).toBeDenied();
  }
});

test("feedback may be as long as the form allows", async () => {
  const text = "ü".repeat(FEEDBACK_MAX);
  await expect(
    server.push(COOK, { "feedback/f1": { ...feedback(), text, url: "x".repeat(URL_MAX) } }),
  ).toBeAllowed();
});

test.each([
  ["feedback", FEEDBACK_PER_DAY, "feedback/f1", { ...feedback() }],
  ["notes", NOTES_PER_DAY, `users/${COOK}/recipeNotes/m1`, { ...noteWith() }],
])("a cook sends %s up to %i times a day, each counted", async (_, most, path, fields) => {
  const name = path.startsWith("feedback") ? "feedback" : "recipeNotes";
  const count = `users/${COOK}/limits/${name}`;
  const write = (writes: Writes = {}) => server.push(COOK, { [path]: fields, ...writes });
  const day = new Date(Date.now() - 3_600_000);
  const counted = { id: "x", at: day, day, dayCount: most };
  await server.store(count, counted);
  await expect(write()).toBeDenied("one more");
  const at = serverTimestamp();
  const id = path.slice(path.lastIndexOf("/") + 1);
  await expect(write({ [count]: { id, at, day: at, dayCount: 1 } })).toBeDenied("a day begun anew");
  await server.store(count, { ...counted, dayCount: most - 1 });
  const other = { id: "other", at, day, dayCount: most };
  await expect(write({ [count]: other })).toBeDenied("another counted");
  await expect(write()).toBeAllowed();
  expect(await server.read(count)).toMatchObject({ id, dayCount: most });
});
