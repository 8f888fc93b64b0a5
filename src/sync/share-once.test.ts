import { expect, test } from "vitest";

import { shareOnce } from "./share-once.ts";

test("[S10] what has failed to connect is tried anew by the next sync event, and then kept", async () => {
  const answers = [Promise.reject(new Error("no network")), Promise.resolve("connected")];
  const connect = shareOnce(async () => answers.shift() ?? "again");
  const first = await Promise.allSettled([connect(), connect()]);
  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await Promise.all([connect(), connect()])).toEqual(["connected", "connected"]);
  expect(await connect()).toBe("connected");
});
