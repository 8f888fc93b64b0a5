import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { suitePorts } from "./ports.ts";
import { buildEnv, commandEnv, deriveConfig, type FirebaseConfig } from "./suite-config.ts";

const production = JSON.parse(
  readFileSync(new URL("../firebase.json", import.meta.url), "utf8"),
) as FirebaseConfig;
const ports = suitePorts("test", {});

function policyOf(config: { hosting: { headers: FirebaseConfig["hosting"]["headers"] } }) {
  const headers = config.hosting.headers.flatMap((rule) => rule.headers);
  const value = headers.find((header) => header.key === "Content-Security-Policy")?.value ?? "";
  return new Map(
    value.split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ");
      return [name, sources];
    }),
  );
}

test("the suite differs from production's policy only by the two emulators it may connect to", () => {
  const before = policyOf(production);
  const after = policyOf(deriveConfig(production, "test", ports, "out"));
  expect(after.get("connect-src")).toEqual([
    ...(before.get("connect-src") ?? []),
    "http://127.0.0.1:5112/v1/projects/demo-simmer-test/",
    "http://127.0.0.1:5112/google.firestore.v1.Firestore/Listen/channel",
    "http://127.0.0.1:5111/identitytoolkit.googleapis.com/v1/accounts:signUp",
    "http://127.0.0.1:5111/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
    "http://127.0.0.1:5111/identitytoolkit.googleapis.com/v1/accounts:lookup",
    "http://127.0.0.1:5111/identitytoolkit.googleapis.com/v1/accounts:update",
    "http://127.0.0.1:5111/identitytoolkit.googleapis.com/v1/accounts:sendOobCode",
    "http://127.0.0.1:5111/securetoken.googleapis.com/v1/token",
  ]);
  before.delete("connect-src");
  after.delete("connect-src");
  expect(after).toEqual(before);
});

test("production's policy runs nothing inline and connects to no emulator", () => {
  const policy = policyOf(production);
  expect(policy.get("default-src")).toEqual(["'none'"]);
  expect(
    [...policy.values()].flat().filter((source) => /unsafe|127\.0|localhost/.test(source)),
  ).toEqual([]);
});

test("production's app talks to its own origin, and to no more of Firestore and Auth than it calls", () => {
  const [own, documents, ...calls] = policyOf(production).get("connect-src") ?? [];
  expect(own).toBe("'self'");
  // A deployment may have put its own project id here (see docs/deploying.md).
  expect(documents).toMatch(/^https:\/\/firestore\.googleapis\.com\/v1\/projects\/([\w-]+\/)?$/);
  expect(calls).toEqual([
    "https://firestore.googleapis.com/google.firestore.v1.Firestore/Listen/channel",
    "https://identitytoolkit.googleapis.com/v1/accounts:signUp",
    "https://identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
    "https://identitytoolkit.googleapis.com/v1/accounts:lookup",
    "https://identitytoolkit.googleapis.com/v1/accounts:update",
    "https://identitytoolkit.googleapis.com/v1/accounts:sendOobCode",
    "https://securetoken.googleapis.com/v1/token",
  ]);
});

test("no text becomes markup or script but by the app's one policy", () => {
  const policy = policyOf(production);
  expect(policy.get("require-trusted-types-for")).toEqual(["'script'"]);
  expect(policy.get("trusted-types")).toEqual(["default"]);
});

test("rewrites, rules and every other header stay production's", () => {
  const derived = deriveConfig(production, "test", ports, "out");
  expect(derived.hosting.rewrites).toEqual(production.hosting.rewrites);
  expect(derived.firestore).toEqual(production.firestore);
  expect(derived.hosting.public).toBe("out");
  expect(derived.hosting.headers.map((rule) => rule.headers.length)).toEqual(
    production.hosting.headers.map((rule) => rule.headers.length),
  );
});

test("no emulator is left to choose its own port, and the UI is off", () => {
  const { ui, singleProjectMode, ...emulators } = deriveConfig(
    production,
    "test",
    ports,
    "out",
  ).emulators;
  expect(ui).toEqual({ enabled: false });
  expect(singleProjectMode).toBe(true);
  for (const { host, port } of Object.values(emulators)) {
    expect(host).toBe("127.0.0.1");
    expect(Object.values(ports)).toContain(port);
  }
});

test("a policy without connect-src is refused", () => {
  const base = { ...production, hosting: { ...production.hosting, headers: [] } };
  expect(() => deriveConfig(base, "test", ports, "out")).toThrow("connect-src");
});

test("the build and the commands are told the same ports and project", () => {
  const emulators = { host: "127.0.0.1", auth: 5111, firestore: 5112 };
  expect(JSON.parse(buildEnv("test", ports)["VITE_EMULATORS"] ?? "")).toEqual(emulators);
  expect(JSON.parse(buildEnv("test", ports)["VITE_FIREBASE_CONFIG"] ?? "")).toMatchObject({
    projectId: "demo-simmer-test",
    apiKey: "demo",
  });
  expect(commandEnv("test", ports)).toMatchObject({
    FIRESTORE_EMULATOR_HOST: "127.0.0.1:5112",
    FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:5111",
    GCLOUD_PROJECT: "demo-simmer-test",
    SIMMER_FIRESTORE_PORT: "5112",
    SIMMER_URL: "http://127.0.0.1:5105",
  });
});
