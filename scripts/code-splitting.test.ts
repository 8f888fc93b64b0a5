import { describe, expect, it } from "vitest";

import { appGroups, isThere, type ModuleGraph } from "./code-splitting.ts";

/** A graph of modules by id; an import that begins with `~` is a dynamic one. */
function graphOf(modules: Record<string, readonly string[]>): ModuleGraph {
  return {
    getModuleInfo(id) {
      const imports = modules[id];
      if (!imports) return null;
      const isDynamic = (other: string) => other.startsWith("~");
      return {
        importedIds: imports.filter((other) => !isDynamic(other)),
        dynamicallyImportedIds: imports.filter(isDynamic).map((other) => other.slice(1)),
      };
    },
  };
}

const HOME = "/app/src/routes/_app/index.tsx";
const LOGIN = "/app/src/routes/login.tsx";
const TODAY = "/app/src/routes/_app/-home/today.tsx";
const VALIBOT = "/app/node_modules/valibot/dist/index.mjs";
const graph = graphOf({
  "/app/src/main.tsx": [
    "/app/node_modules/react/index.js",
    HOME,
    LOGIN,
    "/app/src/routes/_app/eat.tsx",
    "~/app/src/kitchens.ts",
    "~/app/src/view-transitions.ts",
  ],
  "/app/node_modules/react/index.js": [],
  "/app/src/kitchens.ts": ["/app/node_modules/dexie/dexie.mjs"],
  "/app/src/view-transitions.ts": [],
  [HOME]: [`~${HOME}?tsr-split=component`, "~/app/src/ui/dialog.tsx"],
  [`${HOME}?tsr-split=component`]: ["/app/src/ui/card.tsx", "/app/src/ui/title.tsx", `~${TODAY}`],
  [LOGIN]: [`~${LOGIN}?tsr-split=component`],
  [`${LOGIN}?tsr-split=component`]: ["/app/src/ui/title.tsx", "/app/src/ui/text-field.tsx"],
  [TODAY]: ["/app/src/ui/card.tsx", "/app/src/meals/marked.ts", VALIBOT],
  [VALIBOT]: [],
  "/app/src/routes/_app/eat.tsx": ["~/app/src/routes/_app/eat.tsx?tsr-split=component"],
  "/app/src/routes/_app/eat.tsx?tsr-split=component": ["/app/src/db/portions.ts"],
  "/app/src/db/portions.ts": [],
  "/app/src/meals/tile.tsx": ["/app/src/meals/marked.ts"],
  "/app/src/meals/marked.ts": ["/app/src/domain/dietary-check/check.ts"],
  "/app/src/domain/dietary-check/check.ts": ["/app/src/domain/words.ts"],
  "/app/src/domain/words.ts": [],
  "/app/src/circle/a.ts": ["/app/src/circle/b.ts"],
  "/app/src/circle/b.ts": ["/app/src/circle/a.ts"],
});

describe("appGroups", () => {
  const { always, often } = appGroups("/app/src/main.tsx");

  it("packs what is needed whatever is opened, its libraries apart", () => {
    expect(always("/app/node_modules/react/index.js", graph)).toBe("base");
    expect(always("/app/src/main.tsx", graph)).toBe("first");
    expect(always("/app/src/ui/title.tsx", graph)).toBe("first");
    expect(always("/app/src/view-transitions.ts", graph)).toBe("soon");
  });

  it("keeps the database, and home, from who has yet to sign in", () => {
    expect(always("/app/node_modules/dexie/dexie.mjs", graph)).toBe("store");
    expect(always("/app/src/kitchens.ts", graph)).toBe("home");
    expect(always(`${HOME}?tsr-split=component`, graph)).toBe("home");
    expect(always("/app/src/ui/card.tsx", graph)).toBe("home");
    expect(always(`${LOGIN}?tsr-split=component`, graph)).toBe("door");
    expect(always("/app/src/ui/text-field.tsx", graph)).toBe("door");
  });

  it("packs what fills home, except the dietary check", () => {
    expect(always("/app/src/domain/words.ts", graph)).toBe("beside");
    expect(always("/app/src/domain/dietary-check/check.ts", graph)).toBeNull();
  });

  it("keeps the schema library apart, because signing in uses it as well", () => {
    expect(always(VALIBOT, graph)).toBe("schemas");
  });

  it("leaves what the first screen opens later to other files", () => {
    expect(always("/app/src/ui/dialog.tsx", graph)).toBe("pieces");
    expect(always("/app/src/routes/_app/eat.tsx?tsr-split=component", graph)).toBeNull();
  });

  it("keeps the dietary check out of what most screens load", () => {
    expect(often("/app/src/db/portions.ts", graph)).toBe("shared");
    expect(often("/app/src/meals/tile.tsx", graph)).toBe("dishes");
    expect(often("/app/src/domain/dietary-check/check.ts", graph)).toBe("dishes");
  });

  it("keeps the long grids and their library out of what other screens load", () => {
    for (const id of [
      "/app/src/ui/long-card-grid.tsx",
      "/app/src/routes/_app/-meal-grid/meal-browser.tsx",
    ]) {
      expect(always(id, graph)).toBeNull();
      expect(often(id, graph)).toBeNull();
    }
    expect(always("/app/src/ui/card-grid.tsx", graph)).toBe("pieces");
  });

  it("packs neither the first screen nor libraries a second time", () => {
    expect(often("/app/src/ui/card.tsx", graph)).toBeNull();
    expect(often("/app/node_modules/firebase/src/app.js", graph)).toBeNull();
  });

  it("terminates on import cycles", () => {
    expect(often("/app/src/circle/a.ts", graph)).toBe("shared");
  });
});

describe("isThere", () => {
  it.each([
    ["assets/base-1a2b.js", "assets/eat-1.js", true],
    ["assets/first-1a2b.css", "assets/eat-1.js", true],
    ["assets/home-1.css", "assets/eat-1.js", true],
    ["assets/store-1.js", "assets/eat-1.js", true],
    ["assets/store-1.js", "assets/home-1.js", false],
    ["assets/shared-1.js", "assets/eat-1.js", false],
  ])("%s for %s: %s", (needed, screen, expected) => {
    expect(isThere(needed, screen)).toBe(expected);
  });
});
