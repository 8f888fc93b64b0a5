import { readFileSync } from "node:fs";

/**
 * A package in package-lock.json (version 3); fields that this code does not read stay as they are.
 */
export interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  [field: string]: unknown;
}

export interface Lockfile {
  name?: string | undefined;
  version?: string | undefined;
  requires?: boolean;
  lockfileVersion: number;
  /**
   * By place: "" is the root, "functions" a workspace, "node_modules/a/node_modules/b" a package.
   */
  packages: Record<string, LockedPackage>;
}

export function readLockfile(file: string): Lockfile {
  return JSON.parse(readFileSync(file, "utf8")) as Lockfile;
}

const INSIDE = "node_modules/";

/** The name under which a package is installed; undefined for the root and for workspaces. */
export function nameAt(place: string): string | undefined {
  const at = place.lastIndexOf(INSIDE);
  return at < 0 ? undefined : place.slice(at + INSIDE.length);
}

/**
 * The places of everything that is installed for the package at `start`, by Node's rules of
 * resolution. Peers count if they are installed. `withDev` adds that package's dev dependencies.
 */
export function closureOf(
  { packages }: Lockfile,
  start: string,
  { withDev }: { withDev: boolean },
): Set<string> {
  const reached = new Set<string>();
  const waiting = [start];
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } =
      packages[place] ?? {};
    const wanted = {
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...(withDev && place === start ? devDependencies : {}),
    };
    for (const name of Object.keys(wanted)) {
      const found = resolveFrom(packages, place, name);
      if (found === undefined || reached.has(found)) continue;
      reached.add(found);
      waiting.push(found);
    }
  }
  return reached;
}

function resolveFrom(
  packages: Lockfile["packages"],
  from: string,
  name: string,
): string | undefined {
  for (let place = from; ; place = parentOf(place)) {
    const found = place === "" ? `${INSIDE}${name}` : `${place}/${INSIDE}${name}`;
    if (packages[found]) return found;
    if (place === "") return undefined;
  }
}

/** The place whose `node_modules` Node searches next. */
function parentOf(place: string): string {
  const at = place.lastIndexOf(`/${INSIDE}`);
  return at < 0 ? "" : place.slice(0, at);
}
