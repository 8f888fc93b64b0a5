import { closureOf, nameAt, type LockedPackage, type Lockfile } from "./lockfile.ts";

/** Packages whose manifest names no licence, or in an old form; each was read in its own files. */
const READ_LICENCES: Readonly<Record<string, string>> = {
  "fuzzy@0.1.3": "MIT",
  "limiter@1.1.5": "MIT",
  "valid-url@1.0.9": "MIT",
};

/** Licences that ask for more than their text to be passed on, or that say nothing. */
const DENIED = /^(A?GPL|SSPL|UNKNOWN|UNLICENSED|SEE LICENSE)/i;

/**
 * What is wrong with a lockfile's packages, as sentences; none when all is well. Every package is held
 * by its checksum, comes from the registry that npm is set to, and has a licence; what is shipped (the
 * dependencies of the root and of `shippedFrom`) has none that is denied.
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

/** Of a choice of licences one that is not denied is enough. */
function isDenied(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, "")
    .split(/\sOR\s/i)
    .every((choice) => choice.split(/\sAND\s/i).some((part) => DENIED.test(part.trim())));
}

/**
 * The bindings of a tool for a platform that it was not installed on: npm writes no checksum of what it
 * has not seen. On Linux, where CI runs and deployments are made, nothing may pass by that.
 */
function isForOtherMachines({ optional, os, cpu, libc }: LockedPackage): boolean {
  if (!optional || !os || !cpu) return false;
  const isOurs = os.includes("linux") && cpu.includes("x64") && !String(libc).includes("musl");
  return !isOurs;
}
