import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { expect, test } from "vitest";

import { PROJECT_ROOT } from "../../scripts/command.ts";

/** Checks the citations in test titles and comments against the claims of src/sync/SPEC.md. */

const SPEC = "src/sync/SPEC.md";
const FOLDERS = ["src", "sw", "functions/src", "scripts", "tests"];

interface SourceFile {
  path: string;
  text: string;
}

/** The numbers of the claims, in order: `S7.3`. */
function readClaims(spec: string): string[] {
  return [...spec.matchAll(/^- \*\*(S\d+\.\d+)\*\* \S/gmu)].map(([, claim = ""]) => claim);
}

/** Everything that a text cites, including whole sections such as `S7`. */
function citedIn(text: string): string[] {
  return [...text.matchAll(/\[(S\d+(?:\.\d+)?)\]/gu)].map(([, claim = ""]) => claim);
}

/** What the titles in a text cite: the citations at the start of a string. */
function citedByTitles(text: string): string[] {
  return [...text.matchAll(/["'`]((?:\[S[\d.]+\] )+)/gu)].flatMap(([, head = ""]) => citedIn(head));
}

/** Citations of claims that don't exist, by file and line. */
function strayCitations(claims: readonly string[], files: readonly SourceFile[]): string[] {
  const known = new Set(claims);
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, at) =>
      citedIn(line)
        .filter((claim) => !known.has(claim))
        .map((claim) => `${path}:${at + 1} cites ${claim}`),
    ),
  );
}

/** Claims that no title cites. */
function unheldClaims(claims: readonly string[], files: readonly SourceFile[]): string[] {
  const held = new Set(files.flatMap(({ text }) => citedByTitles(text)));
  return claims.filter((claim) => !held.has(claim));
}

function readFiles(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(PROJECT_ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/u.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.includes("node_modules") && path !== import.meta.filename)
      .map((path) => ({ path: relative(PROJECT_ROOT, path), text: readFileSync(path, "utf8") })),
  );
}

const isTest = ({ path }: SourceFile) => /(?:\.(?:test|spec)|-contract)\.tsx?$/u.test(path);
const claims = readClaims(readFileSync(join(PROJECT_ROOT, SPEC), "utf8"));
const files = readFiles();

test("claims are numbered in their order, and each only once", () => {
  const ranks = claims.map((claim) => {
    const [section = 0, number = 0] = claim.slice(1).split(".").map(Number);
    return section * 1_000 + number;
  });
  expect(ranks.length).toBeGreaterThan(100);
  expect(ranks).toEqual([...new Set(ranks)].toSorted((a, b) => a - b));
});

test("whatever titles and comments cite is a claim, and not a whole section", () => {
  expect(strayCitations(claims, files)).toEqual([]);
});

test("every claim is cited by the title of a test", () => {
  expect(unheldClaims(claims, files.filter(isTest))).toEqual([]);
});
