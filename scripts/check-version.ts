import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Identifies a version of the dietary check: a digest of everything it can depend on, which is the
 * domain's code, since that imports none of our other code. A result that a device remembers is
 * valid only for the version that produced it.
 */
export function checkVersion(domain = join(import.meta.dirname, "../src/domain")): string {
  const digest = createHash("sha256");
  for (const name of readdirSync(domain, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (!name.endsWith(".ts") || /\.(test|fixture)\.ts$/u.test(name)) continue;
    digest.update(JSON.stringify([name, readFileSync(join(domain, name), "utf8")]));
  }
  return digest.digest("hex").slice(0, 32);
}
