import { existsSync } from "node:fs";
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

const SRC = new URL("../src/", import.meta.url);
const ENTRY = fileURLToPath(new URL("main.tsx", SRC));
/** The library that reads documents. */
const SCHEMAS = "/node_modules/valibot/";
const DIETARY_CHECK = "/src/domain/dietary-check/";

/**
 * Whether a module is one of these files of src, or what the router's plugin splits off from one (the
 * same path with a query). Throws if a file is missing: a renamed one would silently go elsewhere.
 */
function oneOf(...paths: readonly string[]): (id: string) => boolean {
  const missing = paths.filter((path) => !existsSync(new URL(path, SRC)));
  if (missing.length > 0) throw new Error(`Not in src, but packed by name: ${missing.join(", ")}`);
  return (id) => paths.some((path) => id.split("?", 1)[0]?.endsWith(`/src/${path}`));
}

/** These pull in a 10 kB library for three screens, so the bundler gives them a chunk of their own. */
const isLongGrid = oneOf("ui/long-card-grid.tsx", "routes/_app/-meal-grid/meal-browser.tsx");

/*
 * What the entry opens, in the order in which it is needed: a cook's frame and home, with the
 * kitchens; a visitor's sign-in screens; then what is loaded right after either, and what is loaded
 * after home only.
 */
const isHome = oneOf("kitchens.ts", "routes/_app/route.tsx", "routes/_app/index.tsx");
const isDoor = oneOf("routes/login.tsx", "routes/signup.tsx", "routes/forgotten-password.tsx");
const isSoon = oneOf(
  "view-transitions.ts",
  "routes/-shell/update-prompt.tsx",
  "routes/-shell/error-screen.tsx",
);
const isBeside = oneOf(
  "routes/-shell/app-tabs.tsx",
  "routes/-shell/sync-sign.tsx",
  "routes/-shell/beside-screens.tsx",
  "routes/-shell/cook-error.tsx",
  "routes/-timer-alarms/timer-alarms.tsx",
  "routes/_app/-home/today.tsx",
);

/**
 * How the app is split into chunks. Left to itself, the bundler writes a chunk for every set of
 * screens that share something: over two hundred, most of them below 2 kB, each with its own request,
 * its own row in the service worker's cache and its own compression header.
 *
 * - `always`: what is needed first. On every screen: libraries in "base", which an update seldom
 *   changes, our own code in "first", and what comes right after in "soon". For a cook's home: the
 *   database's library in "store", our own code in "home", and what fills the screen in "beside". For
 *   signing in: "door". "schemas" is the library that parses documents, which the first screen does
 *   without. "pieces" are the controls and icons of all other screens.
 * - `often`: what several screens share. "dishes" holds everything that depends on the dietary check,
 *   which is three times as large as the rest; "shared" holds the rest.
 *
 * A group never pulls in a module's imports, since they may belong to another group.
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
    if (id.includes(SCHEMAS)) return "schemas";
    return beside.has(id) && !bringsDietaryCheck(id, graph, bringsCheck) ? "beside" : null;
  };
  return {
    always(id, graph) {
      const group = findGroup(id, graph);
      if (group !== null) return group;
      if (isLongGrid(id)) return null;
      const isPiece = id.includes("/src/ui/") || id.includes("/node_modules/lucide-react/");
      return isPiece ? "pieces" : null;
    },
    often(id, graph) {
      if (isLibrary(id) || !id.includes("/src/") || findGroup(id, graph) !== null) return null;
      // A visitor's first screen draws a meal, and must not load the cooks' shared code for it.
      if (isLongGrid(id) || id.includes("/src/pictures/")) return null;
      return bringsDietaryCheck(id, graph, bringsCheck) ? "dishes" : "shared";
    },
  };
}

/**
 * Whether a file is always loaded before a screen's file is requested. Listing it as that screen's
 * dependency would only lengthen the entry's preload table.
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
  const openedBy = (from: Iterable<string>, wanted: (id: string) => boolean) => {
    const ids = new Set<string>();
    for (const id of [...from].flatMap(
      (at) => graph.getModuleInfo(at)?.dynamicallyImportedIds ?? [],
    )) {
      if (wanted(id)) collect(id, graph, ids);
    }
    return ids;
  };
  const home = openedBy(always, isHome);
  return {
    always,
    home,
    door: openedBy(always, isDoor),
    soon: openedBy(always, isSoon),
    beside: openedBy([...always, ...home], isBeside),
  };
}

/** Adds a module and its static imports, transitively. */
function collect(id: string, graph: ModuleGraph, ids: Set<string>): void {
  if (ids.has(id)) return;
  ids.add(id);
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) collect(imported, graph, ids);
}

/**
 * Whether a module is part of the dietary check or imports it, directly or not; memoised in `known`.
 */
function bringsDietaryCheck(id: string, graph: ModuleGraph, known: Map<string, boolean>): boolean {
  const answer = known.get(id);
  if (answer !== undefined) return answer;
  // Set before the module's imports are followed, so that an import cycle ends.
  known.set(id, false);
  const imported = graph.getModuleInfo(id)?.importedIds ?? [];
  const found =
    id.includes(DIETARY_CHECK) || imported.some((each) => bringsDietaryCheck(each, graph, known));
  known.set(id, found);
  return found;
}
