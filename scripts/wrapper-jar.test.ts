import { expect, test } from "vitest";

import { foldLine, wrapJar } from "./wrapper-jar.ts";

test("folded lines stay within 72 bytes and unfold to the same text", () => {
  for (const length of [1, 69, 70, 71, 139, 140, 400]) {
    const line = "x".repeat(length);
    const folded = foldLine(line);
    expect(folded.split("\r\n").every((part) => part.length + 2 <= 72)).toBe(true);
    expect(folded.replaceAll("\r\n ", "")).toBe(line);
  }
});

test("the jar's manifest names the main class and the wrapped jar, spaces escaped", () => {
  const path = `/opt/a folder/${"deep/".repeat(20)}cloud-firestore-emulator.jar`;
  const manifest = wrapJar(path).toString("latin1").replaceAll("\r\n ", "");
  expect(manifest).toContain(
    "Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n",
  );
  expect(manifest).toContain(`file:///opt/a%20folder/${"deep/".repeat(20)}cloud-firestore`);
});

test("the archive's directory and end record point where they should", () => {
  const jar = wrapJar("/sdk/emulator.jar");
  const end = jar.length - 22;
  expect(jar.readUInt32LE(end)).toBe(0x06054b50);
  const directory = jar.readUInt32LE(end + 16);
  expect(jar.readUInt32LE(directory)).toBe(0x02014b50);
  expect(directory + jar.readUInt32LE(end + 12)).toBe(end);
  expect(jar.readUInt32LE(jar.readUInt32LE(directory + 42))).toBe(0x04034b50);
});
