import { expect, test } from "vitest";

import { createDevice } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import { RemoteError } from "./remote.ts";
import { assertAccount, renewSession } from "./signed-in-account.ts";

test("[S11.2] a session that has become another account's while it was renewed is over", async () => {
  const { context, link } = await createDevice(createMemoryServer());
  expect(await renewSession(context)).toBe("renewed");
  link.pause = async () => {
    link.uid = "mallory";
  };
  expect(await renewSession(context)).toBe("over");
});

test("[S7.31] nobody reached who could renew it: nothing is known of the session", async () => {
  const { context } = await createDevice(createMemoryServer());
  const refreshToken = async () => Promise.reject(new RemoteError("transient", "offline"));
  const remote = { ...context.remote, refreshToken };
  expect(await renewSession({ ...context, remote })).toBe("unknown");
});

test("[S11.1] as another account, or as none, no token is asked for, and nothing is done", async () => {
  const { context, link } = await createDevice(createMemoryServer());
  expect(() => assertAccount(context)).not.toThrow();
  for (const uid of ["mallory", null]) {
    link.uid = uid;
    expect(await renewSession(context)).toBe("over");
    expect(() => assertAccount(context)).toThrow(
      expect.objectContaining({
        kind: "unauthenticated",
        message: "Another account, or none, is signed in.",
      }),
    );
  }
  expect(link.requests).toEqual([]);
});

test("[S7.30] [S7.31] only the server's own word ends a session", async () => {
  const { context } = await createDevice(createMemoryServer());
  const renewWith = (failure: Error) => {
    const remote = { ...context.remote, refreshToken: async () => Promise.reject(failure) };
    return renewSession({ ...context, remote });
  };
  expect(await renewWith(new RemoteError("unauthenticated", "disabled"))).toBe("over");
  const strange = Object.assign(new Error("a bug"), { kind: "unauthenticated" });
  expect(await renewWith(strange)).toBe("unknown");
});
