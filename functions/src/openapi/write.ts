import { writeFileSync } from "node:fs";

import { buildOpenApi } from "./build-openapi.ts";

/** Rewrites functions/openapi.json: `npx tsx functions/src/openapi/write.ts`. */
const file = new URL("../../openapi.json", import.meta.url);
writeFileSync(file, `${JSON.stringify(buildOpenApi(), null, 2)}\n`);
