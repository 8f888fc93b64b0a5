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
/** What reads documents. Signing in reads its own with it, and needs nothing else of "beside". */
const SCHEMAS = /\/node_modules\/valibot\//;
const DIETARY_CHECK = /\/src\/domain\/dietary-check\//;
/** These bring a library of 10 kB along, for three screens: the bundler gives them a file of their own. */
const LONG_GRIDS = /\/(?:ui\/long-card-grid|-meal-grid\/meal-browser)\.tsx$/;

/**
 * What the entry opens, in the order in which it is needed: the frame and home of a cook, with the
 * kitchens; for a visitor the ways in; then what is loaded right after either, and after home alone. The
 * router's plugin splits a route's component off under the route's own id and a query.
 */
const HOME = /\/src\/(?:kitchens\.ts|routes\/_app\/(?:route|index)\.tsx\?.*)$/;
const DOOR = /\/src\/routes\/(?:login|signup|forgotten-password)\.tsx\?/;
const SOON = /\/src\/(?:view-transitions\.ts|routes\/-shell\/(?:update-prompt|error-screen)\.tsx)$/;
const BESIDE =
  /\/src\/routes\/(?:-shell\/(?:app-tabs|sync-sign|beside-screens|cook-error)|-timer-alarms\/timer-alarms|_app\/-home\/today)\.tsx$/;

/**
 * How the app is cut into files. Left to itself the bundler writes a file for every set of screens that
 * share something: over two hundred of them, most below 2 kB, each with a request of its own, a row in
 * the service worker's cache and a header for the compressor.
 *
 * - `always`: what is needed first. Whatever is opened: libraries in "base", which an update seldom
 *   changes, and our own in "first", and "soon" for what comes right after. For a cook's home: the
 *   database's library in "store", our own in "home", and in "beside" what fills it. To sign in: "door".
 *   "schemas" is the library that reads documents, which the first screen does without.
 *   "pieces" are the controls and icons of all other screens.
 * - `often`: what several screens share: "shared", and apart from it, in "dishes", everything that
 *   brings the dietary check along, which is three times as large as the rest.
 *
 * A group never takes a module's imports along, since they may belong to another one.
 */
export function appGroups(entry: string = ENTRY): { always: GroupName; often: GroupName } {
  let known: FirstScreens | undefined;
  const bringsCheck = new Map<string, boolean>();
  const findGroup = (id: string, graph: ModuleGraph): string | null => {
    const { always, home, door, soon, beside } = (known ??= collectFirstScreens(entry, graph));
    const isShared = home.has(id) && (door.has(id) || soon.has(id));
    if (always.has(id) || isShared) return isLibrary(id) ? "base" : "first";
    if (home.has(id)) return isLibrary(id) ? "store" : "home";
    if (door.has(id)) return "door";
    if (soon.has(id)) return "soon";
    if (SCHEMAS.test(id)) return "schemas";
    return beside.has(id) && !reaches(DIETARY_CHECK, id, graph, bringsCheck) ? "beside" : null;
  };
  return {
    always(id, graph) {
      const group = findGroup(id, graph);
      if (group !== null) return group;
      if (LONG_GRIDS.test(id)) return null;
      return /\/src\/ui\/|\/node_modules\/lucide-react\//.test(id) ? "pieces" : null;
    },
    often(id, graph) {
      if (isLibrary(id) || !id.includes("/src/") || findGroup(id, graph) !== null) return null;
      if (LONG_GRIDS.test(id)) return null;
      return reaches(DIETARY_CHECK, id, graph, bringsCheck) ? "dishes" : "shared";
    },
  };
}

/**
 * Whether a file is there, or on its way, whenever a screen's file is asked for. The first file would
 * name it again for each of the screens.
 */
export function isThere(needed: string, screen: string): boolean {
  if (/\/(?:rolldown-runtime|base|first)-[^/]+$/.test(needed)) return true;
  return /\/(?:store|home)-[^/]+$/.test(needed) && !/\/(?:home|door|soon)-[^/]+$/.test(screen);
}

function isLibrary(id: string): boolean {
  return id.includes("/node_modules/");
}

/** The modules that the first screens need, by id. */
interface FirstScreens {
  readonly always: ReadonlySet<string>;
  readonly home: ReadonlySet<string>;
  readonly door: ReadonlySet<string>;
  readonly soon: ReadonlySet<string>;
  readonly beside: ReadonlySet<string>;
}

function collectFirstScreens(entry: string, graph: ModuleGraph): FirstScreens {
  const always = new Set<string>();
  collect(entry, graph, always);
  const openedBy = (from: Iterable<string>, wanted: RegExp) => {
    const ids = new Set<string>();
    for (const id of [...from].flatMap(
      (at) => graph.getModuleInfo(at)?.dynamicallyImportedIds ?? [],
    )) {
      if (wanted.test(id)) collect(id, graph, ids);
    }
    return ids;
  };
  const home = openedBy(always, HOME);
  return {
    always,
    home,
    door: openedBy(always, DOOR),
    soon: openedBy(always, SOON),
    beside: openedBy([...always, ...home], BESIDE),
  };
}

/** Adds a module and all that it imports at once, directly or not. */
function collect(id: string, graph: ModuleGraph, ids: Set<string>): void {
  if (ids.has(id)) return;
  ids.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph, ids);
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
