import { expect, test } from "vitest";

import { testRemote } from "#sync/remotes/remote-contract.ts";

import { createLink, createMemoryRemote, holdStream } from "./memory-remote.ts";
import { createMemoryServer } from "./memory-server.ts";

testRemote("memory", async () => {
  const server = createMemoryServer({ now: Date.now });
  const link = { ...createLink("alice"), tellsTime: true };
  return {
    uid: "alice",
    remote: createMemoryRemote(server, link),
    holdStream: (isHeld) => holdStream(link, isHeld),
    seed: async (path, fields) => server.edit(path, fields),
    dispose: async () => undefined,
  };
});

test("memory: no commit passes that asks rules for more than 20 look-ups", async () => {
  const server = createMemoryServer();
  const remote = createMemoryRemote(server, createLink("alice"));
  const at = remote.serverTime();
  const many = remote.transact(async (tx) => {
    for (let index = 0; index < 10; index += 1) {
      tx.delete(`users/alice/aiMealPlans/p${index}`);
      tx.set(`users/alice/deletions/aiMealPlans:p${index}`, { v: 1, at });
    }
    tx.set("users/alice", {
      sync: { v: 1, at, clients: { alice: { c: { seq: 1, id: "m", at } } } },
    });
  });
  await expect(many).rejects.toMatchObject({ kind: "denied", message: "too many look-ups" });
});

test("memory: an expired token is refused until it is refreshed", async () => {
  const link = createLink("alice");
  const remote = createMemoryRemote(createMemoryServer(), link);
  link.tokenExpired = true;
  await expect(remote.get("users/alice")).rejects.toMatchObject({ kind: "unauthenticated" });
  await remote.refreshToken();
  expect(await remote.get("users/alice")).toBeNull();
});

test("memory: a commit that arrives late is held to what its sender had read", async () => {
  const server = createMemoryServer();
  const link = createLink("alice");
  const remote = createMemoryRemote(server, link);
  const write = async () =>
    remote.transact(async (tx) => {
      const user = await tx.get("users/alice");
      const at = remote.serverTime();
      const v = ((user?.["sync"] as { v?: number } | undefined)?.v ?? 0) + 1;
      tx.set("users/alice", {
        sync: { v, at, clients: { alice: { c: { seq: v, id: "m", at } } } },
      });
    });
  link.commits = ["late"];
  await expect(write()).rejects.toMatchObject({ kind: "transient" });
  await write();
  server.deliverLate();
  expect(server.log).toHaveLength(1);
});
