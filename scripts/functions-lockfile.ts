/**
 * Writes functions/package-lock.json with the recipe service's part of package-lock.json. Only that
 * folder is uploaded: without a lockfile in it, the cloud would install any versions that fit the
 * ranges on that day, which nobody has tested.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { PROJECT_ROOT } from "./command.ts";
import { readLockfile } from "./lockfile.ts";
import { lockfileOfWorkspace } from "./workspace-lockfile.ts";

const FOLDER = "functions";

const lockfile = lockfileOfWorkspace(readLockfile(join(PROJECT_ROOT, "package-lock.json")), FOLDER);
const file = join(PROJECT_ROOT, FOLDER, "package-lock.json");
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
