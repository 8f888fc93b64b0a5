import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { expect, test } from "vitest";

import { openDatabase } from "#db/schema.ts";
import { URL_MAX } from "#domain/limits.ts";

import { sendFeedback } from "./feedback-repository.ts";

test("feedback waits in the outbox, with as much of the address as the server takes", async () => {
  const db = openDatabase("ana", { indexedDB: new IDBFactory(), IDBKeyRange });
  await sendFeedback(db, "Nice", `/${"x".repeat(3_000)}`);
  const [sent] = await db.outbox.toArray();
  expect(sent).toMatchObject({
    name: "sendFeedback",
    args: { feedback: { text: "Nice", uid: "ana", url: `/${"x".repeat(URL_MAX - 1)}` } },
  });
});
