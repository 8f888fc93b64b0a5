/**
 * `npm run test:mutants`: changes the code in one place at a time, and sees whether a test fails.
 *
 *   npm run test:mutants                        all of it, about two hours on two cores
 *   npm run test:mutants -- src/sync/push/push.ts …  these files
 *
 *   --fresh          tries again what an earlier run has found out
 *   --suites A,B     tries them with these tests alone: much faster, and what they leave alive is
 *                    tried again by the next run with all tests
 *   --one-process    tries them in one process, which takes seconds where Stryker takes minutes; only
 *                    with --suites, and anew each time
 *   --concurrency N  how many mutants are tried at a time (default 1)
 *   --write          puts the figures into docs/mutants.md, and which files they say nothing of;
 *                    rows of files that were not tried here stay as they are
 *   --no-run         tries nothing: shows and writes what is kept
 *
 * A file's results are kept, in `.reports/mutants`: a run that was broken off goes on where it was,
 * and tries of a file again only mutants and tests that have changed. It does not see that other
 * code has changed beneath them: figures that are to be shown come from a fresh run. Fails when a
 * mutant survives that equivalents.ts does not explain.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";

import { PROJECT_ROOT, startCommand } from "../../scripts/command.ts";
import { putMeasured } from "../../scripts/measured.ts";
import { installOwnPackage } from "../../scripts/own-packages.ts";
import { runMain } from "../../scripts/shutdown.ts";
import { EQUIVALENTS } from "./equivalents.ts";
import {
  formatResults,
  percentOf,
  readChanged,
  readResult,
  readRow,
  sum,
  type FileReport,
  type FileResult,
} from "./results.ts";
import { findTargets } from "./targets.ts";

const HERE = "tests/mutants";
const STRYKER = join(HERE, "node_modules/@stryker-mutator/core/bin/stryker.js");
const DOCUMENT = join(PROJECT_ROOT, "docs/mutants.md");

function reportPath(file: string): string {
  return join(".reports/mutants", `${file}.json`);
}

interface Options {
  fresh: boolean;
  concurrency: string;
  suites: string;
}

/** Makes room for a file's report, and returns its path; with `fresh`, an old one goes. */
function prepareReport(file: string, fresh: boolean): string {
  const report = reportPath(file);
  mkdirSync(dirname(join(PROJECT_ROOT, report)), { recursive: true });
  if (fresh) rmSync(join(PROJECT_ROOT, report), { force: true });
  return report;
}

async function run(command: readonly string[], env: Record<string, string>): Promise<void> {
  const { code } = await startCommand(command, { env, output: "inherit" }).done;
  if (code !== 0) throw new Error("The mutants could not be tried.");
}

async function tryMutants(file: string, { fresh, concurrency, suites }: Options): Promise<void> {
  const report = prepareReport(file, fresh);
  const options = ["--mutate", file, "--incrementalFile", report, "--concurrency", concurrency];
  const command = ["node", STRYKER, "run", join(HERE, "stryker.config.json"), ...options];
  await run(command, { MUTATED_FILE: file, SUITES: suites });
}

async function tryInOneProcess(files: readonly string[], suites: string): Promise<void> {
  const reports = files.map((file) => prepareReport(file, true));
  const env = { MUTATED_FILES: files.join(","), SUITES: suites, REPORTS: reports.join(",") };
  await run(["vitest", "run", "--config", join(HERE, "one-process.config.ts")], env);
}

function readSource(file: string): string {
  return readFileSync(join(PROJECT_ROOT, file), "utf8");
}

/** Null if the file has not been tried yet. */
function readReport(file: string): FileReport | null {
  let text: string;
  try {
    text = readSource(reportPath(file));
  } catch {
    return null;
  }
  const { files } = JSON.parse(text) as { files: Record<string, FileReport> };
  return files[file] ?? null;
}

function readKept(file: string): FileResult | null {
  const report = readReport(file);
  return report && readResult(file, report, EQUIVALENTS);
}

function show(result: FileResult): void {
  const { file, mutants, killed, timeouts, equivalent, survivors } = result;
  const figures = `${killed} of ${mutants} killed, ${timeouts} by timeout, ${equivalent} equivalent`;
  console.log(`${file}: ${percentOf(result)} % (${figures})`);
  for (const { at, line, code, by } of survivors) {
    console.log(`  ${file}:${at}\n    line: ${line}\n    code: ${code}\n    by:   ${by}`);
  }
}

/** Mutants listed as equivalent that a test kills, or that no longer exist. */
function findMisjudged(results: readonly FileResult[]): string[] {
  const told = new Set(results.flatMap(({ equivalents }) => equivalents));
  const files = new Set(results.map(({ file }) => file));
  return EQUIVALENTS.filter((one) => files.has(one.file) && !told.has(one)).map(
    ({ file, line, by }) => `${file}: "${line}" with "${by}" is listed, and does not survive.`,
  );
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      fresh: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
      "no-run": { type: "boolean", default: false },
      concurrency: { type: "string", default: "1" },
      suites: { type: "string", default: "all" },
      "one-process": { type: "boolean", default: false },
    },
  });
  if (values["one-process"] && values.suites === "all") {
    throw new Error("--one-process goes with --suites: not all tests can share a process.");
  }
  const targets = findTargets();
  const files = positionals.length > 0 ? positionals : targets;
  const stranger = files.find((file) => !targets.includes(file));
  if (stranger !== undefined) throw new Error(`${stranger} is not among the files of targets.ts.`);
  const isRun = !values["no-run"];
  if (isRun) await installOwnPackage(join(PROJECT_ROOT, HERE));
  const isOneProcess = values["one-process"];
  if (isRun && isOneProcess) await tryInOneProcess(files, values.suites);
  for (const file of files) {
    if (isRun && !isOneProcess) await tryMutants(file, values);
    const result = readKept(file);
    if (result) show(result);
  }

  const document = readFileSync(DOCUMENT, "utf8");
  const results = targets.flatMap(
    (file) => readKept(file) ?? readRow(document, file, EQUIVALENTS) ?? [],
  );
  const total = sum(results);
  console.log(`${results.length} of ${targets.length} files: ${percentOf(total)} % killed.`);
  if (values.write) {
    const shown = results.map(({ file }) => file);
    const tried = shown.filter((file) => readReport(file));
    const hasChanged = readChanged(document);
    const gaps = {
      untried: targets.filter((file) => !shown.includes(file)),
      changed: shown.filter((file) => {
        const report = readReport(file);
        return report ? report.source !== readSource(file) : hasChanged.includes(file);
      }),
      earlier: shown.filter((file) => !tried.includes(file)),
    };
    writeFileSync(DOCUMENT, putMeasured(document, formatResults(results, gaps)));
  }
  const misjudged = findMisjudged(results.filter(({ file }) => readReport(file)));
  for (const problem of misjudged) console.error(problem);
  if (misjudged.length > 0 || total.killed < total.mutants) process.exitCode = 1;
});
