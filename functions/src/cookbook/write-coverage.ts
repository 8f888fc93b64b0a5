import { writeFileSync } from "node:fs";

import { measureCoverage, writeCoverage } from "./coverage.ts";

/** Rewrites docs/cookbook-coverage.md: `npx tsx functions/src/cookbook/write-coverage.ts`. */
const file = new URL("../../../docs/cookbook-coverage.md", import.meta.url);
writeFileSync(file, writeCoverage(measureCoverage()));
