import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What tells one version of the dietary check from another: a digest of all it can depend on, the
 * domain's code, which imports nothing of ours from elsewhere. What a device remembers of a check is
 * good for that very version.
 */
export function checkVersion(domain = join(import.meta.dirname, "../src/domain")): string {
  const digest = createHash("sha256");
  for (const name of readdirSync(domain, { recursive: true, encoding: "utf8" }).toSorted()) {
    if (!name.endsWith(".ts") || /\.(test|fixture)\.ts$/u.test(name)) continue;
    digest.update(JSON.stringify([name, readFileSync(join(domain, name), "utf8")]));
  }
  return digest.digest("hex").slice(0, 32);
}
