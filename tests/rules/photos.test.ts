import { createHash } from "node:crypto";

import {
  Bytes,
  collection,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  writeBatch,
} from "firebase/firestore";
import { expect, test } from "vitest";

import { closedAccountId } from "../../functions/src/account-deletion.ts";
import { COOK, STRANGER } from "./allowed-documents.ts";
import "./matchers.ts";
import { connectServer, type Fields, type Writes } from "./rules-server.ts";

const server = await connectServer();

const LARGE = new Uint8Array(102_400).fill(7);
const THUMB = new Uint8Array(20_480).fill(8);
const idOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const ID = idOf(LARGE);
const OTHER = new Uint8Array([1, 2, 3]);

const place = (name: string, id: string) => `users/${COOK}/${name}/${id}`;
const COUNTER = place("limits", "photos");

function countOf(id: string, count: number): Writes {
  return { [COUNTER]: { id, at: serverTimestamp(), count } };
}

function photoOf(bytes: Uint8Array): Fields {
  return { bytes: Bytes.fromUint8Array(bytes), type: "image/webp", at: serverTimestamp() };
}

function thumbOf(bytes: Uint8Array): Fields {
  return { bytes: Bytes.fromUint8Array(bytes), type: "image/webp" };
}

/** Everything that a device writes for a photo. */
function upload(bytes: Uint8Array, count: number): Writes {
  const id = idOf(bytes);
  return {
    ...countOf(id, count),
    [place("photos", id)]: photoOf(bytes),
    [place("thumbs", id)]: thumbOf(THUMB),
  };
}

function removal(id: string, count: number): Writes {
  return { ...countOf(id, count), [place("photos", id)]: null, [place("thumbs", id)]: null };
}

function write(uid: string | null, writes: Writes): Promise<void> {
  const db = uid === null ? server.anonymous() : server.as(uid);
  const batch = writeBatch(db);
  for (const [path, fields] of Object.entries(writes)) {
    if (fields) batch.set(doc(db, path), fields);
    else batch.delete(doc(db, path));
  }
  return batch.commit();
}

test("a cook's device stores photos of the most that they may have, counts them, and takes them away", async () => {
  await expect(write(COOK, upload(LARGE, 1))).toBeAllowed();
  await expect(write(COOK, upload(OTHER, 2))).toBeAllowed();
  await expect(write(COOK, removal(ID, 1))).toBeAllowed();
  expect(await server.read(place("photos", ID))).toBeNull();
});

test("nobody else reads, stores or deletes them", async () => {
  await write(COOK, upload(LARGE, 1));
  for (const uid of [STRANGER, null]) {
    const db = uid === null ? server.anonymous() : server.as(uid);
    for (const path of [place("photos", ID), place("thumbs", ID), COUNTER]) {
      await expect(getDoc(doc(db, path))).toBeDenied();
    }
    await expect(getDocs(collection(db, `users/${COOK}/thumbs`))).toBeDenied();
    await expect(write(uid, upload(OTHER, 2))).toBeDenied();
    await expect(write(uid, removal(ID, 0))).toBeDenied();
  }
});

test("a cook lists the small sizes, and not the large ones", async () => {
  await write(COOK, upload(LARGE, 1));
  const list = (name: string) => getDocs(collection(server.as(COOK), `users/${COOK}/${name}`));
  expect((await list("thumbs")).docs.map(({ id }) => id)).toEqual([ID]);
  await expect(list("photos")).toBeDenied();
});

const photo = place("photos", ID);
const thumb = place("thumbs", ID);
const TOO_LARGE = new Uint8Array(102_401);
const REFUSED: [why: string, writes: () => Writes][] = [
  [
    "under another name than its hash",
    () => {
      const id = idOf(OTHER);
      return {
        ...countOf(id, 1),
        [place("photos", id)]: photoOf(LARGE),
        [place("thumbs", id)]: thumbOf(THUMB),
      };
    },
  ],
  ["that is too large", () => upload(TOO_LARGE, 1)],
  [
    "with a small size that is too large",
    () => ({
      ...upload(LARGE, 1),
      [thumb]: thumbOf(new Uint8Array(20_481)),
    }),
  ],
  [
    "of another type",
    () => ({
      ...upload(LARGE, 1),
      [photo]: { ...photoOf(LARGE), type: "image/svg+xml" },
    }),
  ],
  [
    "with a small size of another type",
    () => ({
      ...upload(LARGE, 1),
      [thumb]: { ...thumbOf(THUMB), type: "text/html" },
    }),
  ],
  ["as text", () => ({ ...upload(LARGE, 1), [photo]: { ...photoOf(LARGE), bytes: "x" } })],
  ["with more in it", () => ({ ...upload(LARGE, 1), [photo]: { ...photoOf(LARGE), x: 1 } })],
  [
    "with more in its small size",
    () => ({
      ...upload(LARGE, 1),
      [thumb]: { ...thumbOf(THUMB), x: 1 },
    }),
  ],
  [
    "at another time",
    () => ({
      ...upload(LARGE, 1),
      [photo]: { ...photoOf(LARGE), at: new Date() },
    }),
  ],
  ["without its small size", () => ({ ...countOf(ID, 1), [photo]: photoOf(LARGE) })],
  ["without being counted", () => ({ [photo]: photoOf(LARGE), [thumb]: thumbOf(THUMB) })],
  ["counted twice", () => upload(LARGE, 2)],
  ["counted for nothing", () => upload(LARGE, 0)],
  ["beside another, counted once", () => ({ ...upload(OTHER, 1), ...upload(LARGE, 1) })],
  ["beside another, counted as two", () => ({ ...upload(OTHER, 1), ...upload(LARGE, 2) })],
];

test.each(REFUSED)("a photo %s is refused", async (_, writes) => {
  await expect(write(COOK, writes())).toBeDenied();
});

test("its small size alone, and a count without a photo, are refused", async () => {
  await expect(write(COOK, { [thumb]: thumbOf(THUMB) })).toBeDenied();
  await expect(write(COOK, countOf(ID, 1))).toBeDenied();
  await write(COOK, upload(LARGE, 1));
  for (const count of [0, 1, 2]) await expect(write(COOK, countOf(ID, count))).toBeDenied();
});

test("a photo never changes, and goes only with its small size and its count", async () => {
  await write(COOK, upload(LARGE, 1));
  await expect(write(COOK, upload(LARGE, 2))).toBeDenied();
  await expect(write(COOK, upload(LARGE, 1))).toBeDenied();
  await expect(write(COOK, { [thumb]: thumbOf(OTHER) })).toBeDenied();
  await expect(write(COOK, { [thumb]: null })).toBeDenied();
  await expect(write(COOK, { [photo]: null, [thumb]: null })).toBeDenied();
  await expect(write(COOK, { ...countOf(ID, 0), [photo]: null })).toBeDenied();
  await expect(write(COOK, removal(ID, 1))).toBeDenied();
  await expect(write(COOK, removal(ID, 0))).toBeAllowed();
});

test("the 2,000th photo is stored, and the next is refused", async () => {
  await server.store(COUNTER, { id: "x", at: new Date(), count: 1999 });
  await expect(write(COOK, upload(OTHER, 2000))).toBeAllowed();
  await expect(write(COOK, upload(LARGE, 2001))).toBeDenied();
});

test("once an account is closed, its devices store no photo any more", async () => {
  const note = `closedAccounts/${closedAccountId(COOK)}`;
  await server.store(note, { expiresAt: new Date(Date.now() + 3_600_000) });
  await expect(write(COOK, upload(LARGE, 1))).toBeDenied();
});
