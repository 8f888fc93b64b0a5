import { expect, test } from "vitest";

import { createLink, createMemoryRemote } from "#sync/doubles/memory-remote.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";
import type { Fields, Remote } from "#sync/remotes/remote.ts";

import { createReadLog, isStale } from "./transaction-log.ts";

const USER = "users/alice";
const MEAL = "aiMeals/soup";

function start() {
  const server = createMemoryServer();
  server.edit(USER, { v: 1 });
  server.edit(MEAL, { title: "Soup" });
  const remote = createMemoryRemote(server, createLink("alice"));
  return { server, remote, log: createReadLog() };
}

/** Reads in a transaction that writes nothing. */
async function read(remote: Remote, log: ReturnType<typeof createReadLog>, paths: string[]) {
  await remote.transact(async (tx) => {
    const watched = log.watch(tx);
    for (const path of paths) await watched.get(path);
  });
}

test("[S7.18] what was read is stale once it is another, or gone, or there at last", async () => {
  const changes: [path: string, fields: Fields | null][] = [
    [USER, { v: 2 }],
    [MEAL, { title: "Broth" }],
    [MEAL, null],
    ["users/alice/aiMealPlans/p", { title: "Plan" }],
  ];
  for (const [path, fields] of changes) {
    const { server, remote, log } = start();
    await read(remote, log, [USER, MEAL, "users/alice/aiMealPlans/p"]);
    expect(await isStale(log, remote, USER)).toBe(false);
    server.edit(path, fields);
    expect(await isStale(log, remote, USER)).toBe(true);
  }
});

test("[S7.18] what was not read, or only by a run that was begun anew, does not count", async () => {
  const { server, remote, log } = start();
  await read(remote, log, [USER, MEAL]);
  await read(remote, log, [USER]);
  server.edit(MEAL, { title: "Broth" });
  expect(await isStale(log, remote, USER)).toBe(false);
});

test("[S7.16] [S7.18] what may not be read any more tells nothing; that nothing may be read is told", async () => {
  const { server, remote, log } = start();
  const link = createLink("alice");
  const other = "users/bob/aiMealPlans/p";
  const lenient: Remote = {
    ...remote,
    transact: async (body) =>
      body({
        get: async (path) => server.read(path).fields,
        set: () => undefined,
        update: () => undefined,
        delete: () => undefined,
      }),
  };
  await read(lenient, log, [USER, other]);
  server.edit(other, { title: "Plan" });
  expect(await isStale(log, createMemoryRemote(server, link), USER)).toBe(false);
  const denied = isStale(log, createMemoryRemote(server, link), other);
  await expect(denied).rejects.toMatchObject({ kind: "denied" });
});

test("[S7.18] without a network nobody can tell", async () => {
  const { server, remote, log } = start();
  await read(remote, log, [USER, MEAL]);
  const link = createLink("alice");
  const failing = createMemoryRemote(server, link);
  const get: Remote["get"] = async (path) => {
    if (path === MEAL) link.offline = true;
    return failing.get(path);
  };
  await expect(isStale(log, { ...failing, get }, USER)).rejects.toMatchObject({
    kind: "transient",
  });
});

test("[S7.18] to find it out, each document is read once", async () => {
  const { server, remote, log } = start();
  await read(remote, log, [USER, MEAL]);
  const link = createLink("alice");
  expect(await isStale(log, createMemoryRemote(server, link), USER)).toBe(false);
  expect(link.requests.toSorted()).toEqual([`get ${MEAL}`, `get ${USER}`]);
});
