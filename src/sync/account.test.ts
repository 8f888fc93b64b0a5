import { expect, test } from "vitest";

import { renewSession } from "./account.ts";
import { createDevice } from "./device.fixture.ts";
import { createMemoryServer } from "./memory-server.ts";
import { RemoteError } from "./remote.ts";

test("[S11] a session that has become another account's while it was renewed is over", async () => {
  const { context, link } = await createDevice(createMemoryServer());
  expect(await renewSession(context)).toBe("renewed");
  link.pause = async () => {
    link.uid = "mallory";
  };
  expect(await renewSession(context)).toBe("over");
});

test("[S7] nobody reached who could renew it: nothing is known of the session", async () => {
  const { context } = await createDevice(createMemoryServer());
  const refreshToken = async () => Promise.reject(new RemoteError("transient", "offline"));
  const remote = { ...context.remote, refreshToken };
  expect(await renewSession({ ...context, remote })).toBe("unknown");
});
