import { closureOf, type LockedPackage, type Lockfile } from "./lockfile.ts";

/**
 * A lockfile for one workspace: the same packages, in the same places, as in the root's lockfile.
 * It includes dev dependencies, because `npm ci` compares the lockfile with the manifest. Throws if
 * the root's lockfile doesn't know the workspace.
 */
export function lockfileOfWorkspace(root: Lockfile, workspace: string): Lockfile {
  const manifest = root.packages[workspace];
  if (!manifest) throw new Error(`package-lock.json has no workspace "${workspace}".`);
  const production = closureOf(root, workspace, { withDev: false });
  const all = closureOf(root, workspace, { withDev: true });
  const packages: Record<string, LockedPackage> = { "": manifest };
  for (const place of [...all].sort()) {
    const { dev: _dev, devOptional: _devOptional, ...entry } = root.packages[place] ?? {};
    const own = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;
    if (own !== place && all.has(own)) {
      throw new Error(`${own} is needed in two versions, and without the root there is one place.`);
    }
    packages[own] = production.has(place) ? entry : { ...entry, dev: true };
  }
  const { name, version } = manifest;
  return { name, version, lockfileVersion: root.lockfileVersion, requires: true, packages };
}
