import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { expect, test } from "vitest";

import { createRandom, startDroppingProxy } from "./dropping-proxy.ts";

test("passes answers on, and loses those it is told to after the server has acted", async () => {
  const seen: string[] = [];
  const server = createServer((incoming, outgoing) => {
    seen.push(incoming.url ?? "");
    outgoing.end("done");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const target = { host: "127.0.0.1", port };
  const proxy = await startDroppingProxy({ target, drops: (path) => path === "/lost" });
  try {
    const ask = async (path: string) =>
      (await fetch(`http://127.0.0.1:${proxy.port}${path}`, { method: "POST", body: "x" })).text();
    expect(await ask("/kept")).toBe("done");
    await expect(ask("/lost")).rejects.toThrow("fetch failed");
    expect(seen).toEqual(["/kept", "/lost"]);
    expect(proxy.dropped()).toBe(1);
  } finally {
    proxy.close();
    server.close();
  }
});

test("a seed repeats its numbers", () => {
  const [first, second] = [createRandom(7), createRandom(7)];
  const numbers = Array.from({ length: 50 }, first);
  expect(Array.from({ length: 50 }, second)).toEqual(numbers);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBe(50);
});
