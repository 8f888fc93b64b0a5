import { getAuth } from "firebase-admin/auth";
import { afterEach, expect, test } from "vitest";

import {
  app,
  clearServer,
  counter,
  firestore,
  portsOf,
  seedDocuments,
  tracesOf,
} from "./account-deletion.fixture.ts";
import { deleteAccount } from "./account-deletion.ts";
import { isUserGone, removeUser } from "./users.ts";

/** Crash tests of account deletion: the server dies at each of its requests, and the client retries. */

/** The fate of the request at which the server died. */
const FATES = ["not sent", "half done", "done, and its answer lost"] as const;
type Fate = (typeof FATES)[number];

/** For a non-atomic batch, `writes` are its individual writes. */
interface Body {
  writes?: unknown[] | undefined;
}

/** The two channels that all requests of the Firestore client use. */
interface Client {
  request(method: string, body: Body, ...rest: unknown[]): Promise<unknown>;
  requestStream(...args: unknown[]): Promise<unknown>;
}

const client = firestore as unknown as Client;
const [send, stream] = [client.request.bind(firestore), client.requestStream.bind(firestore)];
afterEach(() => Object.assign(client, { request: send, requestStream: stream }));

const DEAD = "This server is dead";
/** The rejection; Firestore's `recursiveDelete` wraps it in a message of its own. */
const DEATH = /dead|failed/u;

class Dead extends Error {
  /** A code that the Firestore client doesn't retry: permission denied. */
  readonly code = 7;
}

const A_DAY = { max: 9, seconds: 86_400 };
const countOf = (uid: string) => `cook:${uid}`;
const basePorts = {
  ...portsOf(),
  forgetCounts: (uid: string) => counter.forget(countOf(uid)),
  removeAccount: removeUser,
};

/**
 * Simulates a crash at the n-th request from now on: nothing is sent after it. `asked` are the requests
 * made so far.
 */
function dieAt(n: number, fate: Fate) {
  const asked: string[] = [];
  async function ask<T>(name: string, whole: () => Promise<T>, half = whole): Promise<T> {
    asked.push(name);
    if (asked.length < n) return whole();
    if (asked.length === n && fate !== "not sent") {
      await (fate === "half done" ? half() : whole());
    }
    throw new Dead(DEAD);
  }
  client.request = (method, body, ...rest) =>
    ask(
      method,
      () => send(method, body, ...rest),
      // The only request whose writes aren't atomic.
      method === "batchWrite" && body.writes
        ? () => send(method, { ...body, writes: body.writes?.slice(0, 1) }, ...rest)
        : undefined,
    );
  client.requestStream = (...args) => ask(String(args[0]), () => stream(...args));
  const removeAccount = (uid: string) => ask("delete the account", () => removeUser(uid));
  return { asked, ports: { ...basePorts, removeAccount } };
}

function live() {
  Object.assign(client, { request: send, requestStream: stream });
}

/** Whether a request's fate matters: a read has no effect. */
const WRITES = new Set(["commit", "batchWrite", "delete the account"]);
const matters = (request: string, fate: Fate) =>
  fate === "not sent" || (fate === "half done" ? request === "batchWrite" : WRITES.has(request));

// A generous timeout: there are some fifty crash points, with an account deletion after each.
const TIMEOUT_MS = 900_000;

test(
  "killed at any request, also with a batch half done, and asked again: everything is gone",
  { timeout: TIMEOUT_MS },
  async () => {
    const start = async () => {
      const [uid, tag] = [crypto.randomUUID(), crypto.randomUUID()];
      await clearServer();
      await getAuth(app).createUser({ uid });
      await seedDocuments(uid, tag);
      await counter.take(countOf(uid), A_DAY);
      return { uid, tag };
    };

    const whole = await start();
    expect((await tracesOf(whole.uid, whole.tag)).length).toBeGreaterThan(10);
    const { asked: requests, ports } = dieAt(Infinity, "not sent");
    await deleteAccount(whole.uid, ports);
    live();
    expect(await tracesOf(whole.uid, whole.tag)).toEqual([]);
    expect(requests.filter((name) => name === "batchWrite").length).toBeGreaterThan(3);
    expect(requests.at(-1)).toBe("delete the account");

    const died: string[] = [];
    for (const [at, expected] of requests.entries()) {
      for (const fate of FATES.filter((each) => matters(expected, each))) {
        const { uid, tag } = await start();
        const { ports: mortal } = dieAt(at + 1, fate);
        await expect(deleteAccount(uid, mortal)).rejects.toThrow(DEATH);
        live();
        const when = `${expected}, request ${at + 1} of ${requests.length}: ${fate}`;
        // The cook can retry for as long as anything is left.
        const isGone = await isUserGone(uid);
        const left = isGone ? await tracesOf(uid, tag) : [];
        await deleteAccount(uid, basePorts);
        const end = { left: await tracesOf(uid, tag), isGone: await isUserGone(uid) };
        expect({ when, left, end }).toEqual({ when, left: [], end: { left: [], isGone: true } });
        died.push(when);
      }
    }
    console.log(`Died ${died.length} times in ${requests.length} requests`);
    expect(died.length).toBeGreaterThan(requests.length);
  },
);
