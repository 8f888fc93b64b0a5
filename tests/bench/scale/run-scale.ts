/**
 * `npm run scale`: counts on the emulators what cooks' flows ask of Firestore and of the recipe service,
 * and what a month of that costs.
 *
 *   npm run scale                  shows the tables
 *   npm run scale -- --write       puts them into docs/scale.md
 *
 * It runs the app's own engine in Node, over the real SDK. What a month holds is in month.ts, prices are in
 * prices.ts.
 */
// Before Dexie, whose live queries look for an IndexedDB only once.
import "fake-indexeddb/auto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { readEmulatorEnv } from "#sync/doubles/emulator.fixture.ts";

import { PROJECT_ROOT } from "../../../scripts/command.ts";
import { putMeasured } from "../../../scripts/measured.ts";
import { countFlows } from "./flows.ts";
import { makeYear } from "./kitchen.ts";
import { flowTable, monthOf, monthTable, rates } from "./month.ts";
import { storedBytes } from "./operations.ts";
import { countService } from "./service-flows.ts";

const DOCUMENT = join(PROJECT_ROOT, "docs/scale.md");

interface Indexes {
  fieldOverrides: { collectionGroup: string; fieldPath: string; indexes: unknown[] }[];
}

/** What Firestore stores for a cook after a year, with its indexes, in bytes. */
function storedInAYear(): number {
  const file = readFileSync(join(PROJECT_ROOT, "firestore.indexes.json"), "utf8");
  const { fieldOverrides } = JSON.parse(file) as Indexes;
  const uid = "a".repeat(28);
  return Object.entries(makeYear(uid)).reduce((sum, [path, fields]) => {
    const unindexed = fieldOverrides
      .filter(({ collectionGroup }) => collectionGroup === path.split("/").at(-2))
      .map(({ fieldPath }) => fieldPath);
    return sum + storedBytes(path, fields, unindexed);
  }, 0);
}

const { values } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const flows = await countFlows(readEmulatorEnv(process.env));
const service = await countService();
const stored = storedInAYear();
const cook = monthOf("cook", flows, service, stored);
const household = monthOf("household", flows, service, stored);
const planning =
  `A plan asks the recipe service ${service.requests} times. It writes and reads ${service.counts} of its ` +
  `counts, asks the model ${service.modelCalls} times, sends it ${service.charsIn} characters and gets ` +
  `${service.charsOut}. From the cookbook alone, it takes ${service.cpuMs.toFixed(0)} ms of processor time.`;
const measured = [
  `Counted on ${new Date().toISOString().slice(0, 10)}.`,
  flowTable(flows),
  planning,
  monthTable(cook, household, stored),
  rates(flows),
].join("\n\n");
console.log(measured);
if (values.write) {
  writeFileSync(DOCUMENT, putMeasured(readFileSync(DOCUMENT, "utf8"), measured));
}
