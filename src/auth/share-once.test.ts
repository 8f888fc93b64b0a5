import { expect, test } from "vitest";

import { shareOnce } from "./share-once.ts";

test("[S10.6] what has failed to connect is tried anew by the next sync event, and then kept", async () => {
  const answers = [Promise.reject(new Error("no network")), Promise.resolve("connected")];
  const connect = shareOnce(async () => answers.shift() ?? "again");
  const first = await Promise.allSettled([connect(), connect()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([connect(), connect()])).toEqual(["connected", "connected"]);
  expect(await connect()).toBe("connected");
});

test("[S10.6] what one caller has begun anew is not taken back by another who waited for what failed", async () => {
  const failing = Promise.reject(new Error("no network"));
  const answers = [failing, Promise.resolve("connected"), Promise.resolve("connected twice")];
  const connect = shareOnce(() => answers.shift() ?? Promise.resolve("again"));
  const first = connect();
  const retried = failing.catch(() => connect());
  const last = connect();
  await Promise.allSettled([first, last]);
  expect(await retried).toBe("connected");
  expect(await connect()).toBe("connected");
});
