import { readFileSync } from "node:fs";
import { join, relative } from "node:path";

import { PROJECT_ROOT } from "../../scripts/command.ts";

/** A mutant as Stryker's instrumenter makes it; lines and columns count from 0. */
export interface InstrumentedMutant {
  id: string;
  /** The whole path of its file. */
  fileName: string;
  mutatorName: string;
  replacement: string;
  location: { start: Place; end: Place };
}

interface Place {
  line: number;
  column: number;
}

/** What is used here of the instrumenter; its package has no public entry for it. */
interface InstrumenterModule {
  Instrumenter: new (...parts: readonly unknown[]) => {
    instrument(
      files: readonly { name: string; content: string; mutate: boolean }[],
      options: object,
    ): Promise<{ files: { name: string; content: string }[]; mutants: InstrumentedMutant[] }>;
  };
}

const PARTS = "tests/mutants/node_modules/@stryker-mutator/instrumenter/dist/src";

/** The package is installed by the command and not by `npm ci`, so its types are not known here. */
async function load(part: string): Promise<unknown> {
  return import(join(PROJECT_ROOT, PARTS, part));
}

const ignore = () => undefined;
const LOGGER = { info: ignore, warn: ignore, debug: ignore, isDebugEnabled: () => false };

/** A file with all its mutants in its code, each behind a switch. */
export interface InstrumentedFile {
  /** Its path in the project. */
  file: string;
  source: string;
  code: string;
  mutants: InstrumentedMutant[];
}

/**
 * Instruments files, by their paths in the project. No two mutants have the same id; the one is
 * active whose id is `globalThis.__stryker__.activeMutant`.
 * @throws Error if Stryker is not installed, or cannot read a file
 */
export async function instrument(paths: readonly string[]): Promise<InstrumentedFile[]> {
  const { Instrumenter } = (await load("instrumenter.js")) as InstrumenterModule;
  const { createParser } = (await load("parsers/index.js")) as { createParser: unknown };
  const { print } = (await load("printers/index.js")) as { print: unknown };
  const { transform } = (await load("transformers/index.js")) as { transform: unknown };
  const sources = paths.map((file) => {
    const name = join(PROJECT_ROOT, file);
    return { name, content: readFileSync(name, "utf8"), mutate: true };
  });
  const instrumenter = new Instrumenter(LOGGER, createParser, print, transform);
  const { files, mutants } = await instrumenter.instrument(sources, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
  });
  return sources.map(({ name, content }) => {
    const code = files.find((file) => file.name === name)?.content;
    if (code === undefined) throw new Error(`${name} could not be instrumented.`);
    const own = mutants.filter(({ fileName }) => fileName === name);
    return { file: relative(PROJECT_ROOT, name), source: content, code, mutants: own };
  });
}
