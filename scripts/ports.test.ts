import { expect, test } from "vitest";

import { suitePorts } from "./ports.ts";

test("the two suites share no port, with or without a dev server", () => {
  const start = new Set(Object.values(suitePorts("start", {}, { devServer: true })));
  const tests = Object.values(suitePorts("test", {}));
  expect(tests.filter((port) => start.has(port))).toEqual([]);
});

test("the app is at 5005 and nothing defaults to 5000, which macOS occupies", () => {
  const ports = suitePorts("start", {});
  expect(ports.app).toBe(5005);
  expect(ports.hosting).toBe(5005);
  expect(Object.values(ports)).not.toContain(5000);
});

test("a dev server takes the app's port and hosting moves behind it", () => {
  const ports = suitePorts("start", {}, { devServer: true });
  expect(ports.app).toBe(5005);
  expect(ports.hosting).toBe(5010);
});

test("each suite listens to its own settings only", () => {
  const env = { SIMMER_PORT: "7105", SIMMER_PORT_BASE: "7110" };
  expect(suitePorts("start", env)).toMatchObject({
    app: 7105,
    hosting: 7105,
    auth: 7111,
    logging: 7118,
  });
  expect(suitePorts("test", env)).toEqual(suitePorts("test", {}));
});

test.each(["http", "80", "65536", "5005.5"])("the setting %s is refused by name", (value) => {
  expect(() => suitePorts("start", { SIMMER_PORT: value })).toThrow("SIMMER_PORT must be a port");
});

test("an app port among the emulators' is refused", () => {
  expect(() => suitePorts("start", { SIMMER_PORT: "5012" })).toThrow("SIMMER_PORT (5012) is among");
});

test("ports that browsers refuse are refused here, with the reason at hand", () => {
  expect(() => suitePorts("start", { SIMMER_PORT_BASE: "5055" })).toThrow("Port 5060");
});
