import { closureOf, nameAt, type LockedPackage, type Lockfile } from "./lockfile.ts";

/**
 * Packages whose manifest names no licence or uses an old form; a person has read each licence
 * file.
 */
const READ_LICENCES: Readonly<Record<string, string>> = {
  "fuzzy@0.1.3": "MIT",
  "limiter@1.1.5": "MIT",
  "parse-cache-control@1.0.1": "BSD-3-Clause",
  "valid-url@1.0.9": "MIT",
};

/** Licences that demand more than reproducing their text, or that state no terms. */
const DENIED = /^(A?GPL|SSPL|UNKNOWN|UNLICENSED|SEE LICENSE)/i;

/**
 * The faults of a lockfile's packages, as sentences; none if all is well. Every package must have a
 * checksum and a licence, and come from npm's configured registry. A shipped package (a dependency
 * of the root or of `shippedFrom`) must not have a denied licence.
 */
export function findFaults(lockfile: Lockfile, shippedFrom: readonly string[]): string[] {
  const shipped = new Set(
    shippedFrom.flatMap((start) => [...closureOf(lockfile, start, { withDev: false })]),
  );
  return Object.entries(lockfile.packages).flatMap(([place, entry]) => {
    const name = nameAt(place);
    if (name === undefined) return [];
    const faults: string[] = [];
    if (entry.link) return faults;
    if (entry.resolved !== undefined) faults.push(`${place} comes from ${entry.resolved}`);
    if (!entry.integrity && !isForOtherMachines(entry)) faults.push(`${place} has no integrity`);
    const licence = entry.license ?? READ_LICENCES[`${entry.name ?? name}@${entry.version}`];
    if (!licence) faults.push(`${place} names no licence`);
    else if (shipped.has(place) && isDenied(licence)) {
      faults.push(`${place} is shipped, under ${licence}`);
    }
    return faults;
  });
}

/** A choice of licences is fine if one of them is not denied. */
function isDenied(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, "")
    .split(/\sOR\s/i)
    .every((choice) => choice.split(/\sAND\s/i).some((part) => DENIED.test(part.trim())));
}

/**
 * Whether a package is a tool's binding for another platform: npm writes no checksum for packages
 * that it has not downloaded. On Linux, where CI and deployments run, no package may skip the
 * check.
 */
function isForOtherMachines({ optional, os, cpu, libc }: LockedPackage): boolean {
  if (!optional || !os || !cpu) return false;
  const isOurs = os.includes("linux") && cpu.includes("x64") && !String(libc).includes("musl");
  return !isOurs;
}
