/**
 * Measures how fast the recipe service answers from its cookbook, and how soon after a cold start.
 * Runs without emulators: `npx tsx tests/bench/recipe-service-times.ts [runs]`.
 */
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

import { build } from "vite";

import { FULL_RECIPES_PATH, MEAL_IDEAS_PATH } from "#domain/recipe-service.ts";

import { judge, median, toFigures, type Result } from "./figures.ts";
import type { HostStarted, HostTimes } from "./service/host.ts";
import { createClient, putUnderLoad } from "./service/load.ts";

const AT_ONCE = 50;
const COOKS = 500;
const WARM_UP_COOKS = 100;

/** Bundles the host as the service is bundled, so that tsx is not part of a cold start. */
async function buildHost(folder: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "warn",
    build: {
      ssr: resolve(import.meta.dirname, "service/host.ts"),
      outDir: folder,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { entryFileNames: "host.mjs" } },
    },
    ssr: { noExternal: true },
  });
  return join(folder, "host.mjs");
}

async function withHost<T>(file: string, body: (host: HostStarted) => Promise<T>): Promise<T> {
  const host = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "inherit"] });
  const exited = new Promise<void>((done) => host.once("exit", () => done()));
  try {
    const lines = createInterface(host.stdout);
    const line = await Promise.race([
      new Promise<string>((hear) => lines.once("line", hear)),
      exited.then(() => undefined),
    ]);
    if (line === undefined) throw new Error("The service ended before it answered.");
    return await body(JSON.parse(line) as HostStarted);
  } finally {
    host.kill();
    await exited;
  }
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * part) - 1];
  if (value === undefined) throw new Error("The service gave no times.");
  return value;
}

interface Run {
  coldMs: number;
  times: HostTimes;
  /**
   * ms of each request as its sender saw it, including its time in the queue and the sender's own
   * work.
   */
  trips: number[];
}

/** One run: a new process, first warmed up, then put under load. */
async function measureRun(file: string): Promise<Run> {
  return withHost(file, async ({ port, coldMs }) => {
    const client = createClient(port, AT_ONCE);
    try {
      await putUnderLoad(client, AT_ONCE, [0, WARM_UP_COOKS]);
      await client.send("GET", "/times");
      const trips = await putUnderLoad(client, AT_ONCE, [WARM_UP_COOKS, WARM_UP_COOKS + COOKS]);
      return { coldMs, trips, times: (await client.send("GET", "/times")) as HostTimes };
    } finally {
      client.close();
    }
  });
}

/** The service's lines of the bench: p50 and p95 of ideas and of recipes, and the cold start. */
export async function serviceLines(runs = 5): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), "simmer-service-"));
  try {
    const file = await buildHost(folder);
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1) measured.push(await measureRun(file));
    const seen = ([0.5, 0.95] as const).map((part) =>
      Math.round(median(measured.map(({ trips }) => percentile(trips, part)))),
    );
    const note =
      `${AT_ONCE} requests at once to one process, ${COOKS} cooks a run, one in ten with needs of their own; from the head of a request ` +
      "to the end of its answer, without Firebase. Seen by the sender, waiting in line included: " +
      `p50 ${seen[0]} ms, p95 ${seen[1]} ms.`;
    const lines = ([MEAL_IDEAS_PATH, FULL_RECIPES_PATH] as const).flatMap((path) =>
      ([0.5, 0.95] as const).map((part) =>
        judge({
          line: `${path === MEAL_IDEAS_PATH ? "10 ideas" : "5 recipes"} from the cookbook, p${part * 100}`,
          unit: "ms",
          budget: part === 0.5 ? 30 : 100,
          ours: measured.map(({ times }) => percentile(times[path] ?? [], part)),
          note,
        }),
      ),
    );
    const cold = judge({
      line: "recipe service, cold start to the first answer",
      unit: "ms",
      budget: 1_000,
      ours: measured.map(({ coldMs }) => coldMs),
      note: "Node's own start included, the Firebase SDKs not",
    });
    return [...lines, cold];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const results = await serviceLines(Number(process.argv[2] ?? 5));
  console.log(JSON.stringify(toFigures(results), null, 2));
  for (const note of new Set(results.map(({ note }) => note))) console.error(note);
}
