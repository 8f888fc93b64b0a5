import { deleteApp, initializeApp } from "firebase-admin/app";
import { getFirestore } from "firebase-admin/firestore";
import { afterAll, expect, test } from "vitest";

import { HIDDEN_AUTHORS_PATH } from "../../src/domain/hidden-authors.ts";
import { createAuthorReader } from "./hidden-author-answers.ts";
import { readCook } from "./identity.ts";
import { JSON_TYPE, ports, request } from "./service.fixture.ts";
import { handle } from "./service.ts";
import { newCook } from "./signed-in.fixture.ts";

/** Uses the accounts and documents of the emulators. */

const app = initializeApp({ projectId: process.env["GCLOUD_PROJECT"] ?? "" });
const firestore = getFirestore(app);
afterAll(async () => deleteApp(app));

const real = {
  ...ports,
  readCook: (headers: Parameters<typeof readCook>[0]) => readCook(headers),
  readAuthors: createAuthorReader(firestore),
};

test("a signed-in cook learns which meals are by whom they hide; nobody else does", async () => {
  const { token } = await newCook();
  const tag = crypto.randomUUID();
  const authors = { a1: "ana", a2: "ana", b1: "ben" };
  for (const [id, uid] of Object.entries(authors)) {
    await firestore.doc(`mealAuthors/${tag}-${id}`).set({ uid, at: new Date() });
  }
  const name = (id: string) => `${tag}-${id}`;
  const body = { hidden: [name("a1")], shown: ["a2", "b1", "older"].map(name) };
  const ask = async (authorization: string) => {
    const headers = { ...JSON_TYPE, authorization };
    const { status, body: json } = await handle(
      request(HIDDEN_AUTHORS_PATH, body, { headers }),
      real,
    );
    return { status, json: JSON.parse(json) as unknown };
  };
  expect(await ask(`Bearer ${token}`)).toEqual({ status: 200, json: { meals: [name("a2")] } });
  expect((await ask("Bearer rubbish")).status).toBe(401);
  expect((await ask("")).status).toBe(401);
});
