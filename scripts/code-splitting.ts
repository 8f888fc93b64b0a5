import { fileURLToPath } from "node:url";

/** What the bundler knows of a module: the ids of what it imports, at once and later on. */
export interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** The bundler's module graph; null for what is not bundled. */
export interface ModuleGraph {
  getModuleInfo(id: string): ModuleImports | null;
}

/** Packs a module of the graph into the file of this name, or leaves it to the bundler. */
export type GroupName = (id: string, graph: ModuleGraph) => string | null;

const ENTRY = fileURLToPath(new URL("../src/main.tsx", import.meta.url));
/** The frame and home: the router imports them dynamically, but the first screen needs them. */
const FIRST_ROUTES = /\/routes\/(?:__root|_app\/(?:route|index))\.tsx$/;
const DIETARY_CHECK = /\/src\/domain\/dietary-check\//;

/**
 * How the app is cut into files. Left to itself the bundler writes a file for every set of screens that
 * share something: over two hundred of them, most below 2 kB, each with a request of its own, a row in
 * the service worker's cache and a header for the compressor.
 *
 * - `always`: what the first screen needs, at once and whatever is opened: libraries in "base", which an
 *   update seldom changes, and our own in "first". "pieces" are the controls and icons of all other
 *   screens.
 * - `often`: what several screens share: "shared", and apart from it, in "dishes", everything that
 *   brings the dietary check along, which is three times as large as the rest.
 *
 * A group never takes a module's imports along, since they may belong to another one.
 */
export function appGroups(entry: string = ENTRY): { always: GroupName; often: GroupName } {
  let first: ReadonlySet<string> | undefined;
  const isFirst = (id: string, graph: ModuleGraph) =>
    (first ??= collectFirstScreen(entry, graph)).has(id);
  const bringsCheck = new Map<string, boolean>();
  return {
    always(id, graph) {
      if (isFirst(id, graph)) return isLibrary(id) ? "base" : "first";
      return /\/src\/ui\/|\/node_modules\/lucide-react\//.test(id) ? "pieces" : null;
    },
    often(id, graph) {
      if (isLibrary(id) || !id.includes("/src/") || isFirst(id, graph)) return null;
      return reaches(DIETARY_CHECK, id, graph, bringsCheck) ? "dishes" : "shared";
    },
  };
}

function isLibrary(id: string): boolean {
  return id.includes("/node_modules/");
}

function collectFirstScreen(entry: string, graph: ModuleGraph): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (id: string) => {
    if (ids.has(id)) return;
    ids.add(id);
    const imports = graph.getModuleInfo(id);
    imports?.importedIds.forEach(visit);
    if (!FIRST_ROUTES.test(id)) return;
    // The router's plugin splits a route's component off under the route's own id and a query.
    imports?.dynamicallyImportedIds.filter((split) => split.startsWith(`${id}?`)).forEach(visit);
  };
  visit(entry);
  return ids;
}

/** Whether a module is one of `wanted` or imports one, directly or not; `known` keeps the answers. */
function reaches(
  wanted: RegExp,
  id: string,
  graph: ModuleGraph,
  known: Map<string, boolean>,
): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  // Stands while the module's imports are followed, so that a circle of imports ends.
  known.set(id, false);
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const found = wanted.test(id) || imported.some((other) => reaches(wanted, other, graph, known));
  known.set(id, found);
  return found;
}
