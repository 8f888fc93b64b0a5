import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { PROJECT_ROOT } from "./command.ts";
import { withValues } from "./rules-values.ts";

/** Writes the domain's numbers and vocabularies into firestore.rules: `npx tsx scripts/write-rules.ts`. */
const file = join(PROJECT_ROOT, "firestore.rules");
writeFileSync(file, withValues(readFileSync(file, "utf8")));
