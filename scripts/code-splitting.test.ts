import { describe, expect, it } from "vitest";

import { appGroups, type ModuleGraph } from "./code-splitting.ts";

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
const graph = graphOf({
  "/app/src/main.tsx": ["/app/node_modules/react/index.js", HOME, "/app/src/routes/_app/eat.tsx"],
  "/app/node_modules/react/index.js": [],
  [HOME]: [`~${HOME}?tsr-split=component`, "~/app/src/ui/dialog.tsx"],
  [`${HOME}?tsr-split=component`]: ["/app/src/ui/card.tsx"],
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

  it("packs what the first screen needs, its libraries apart", () => {
    expect(always("/app/node_modules/react/index.js", graph)).toBe("base");
    expect(always("/app/src/main.tsx", graph)).toBe("first");
    expect(always(`${HOME}?tsr-split=component`, graph)).toBe("first");
    expect(always("/app/src/ui/card.tsx", graph)).toBe("first");
  });

  it("leaves what the first screen opens later to other files", () => {
    expect(always("/app/src/ui/dialog.tsx", graph)).toBe("pieces");
    expect(always("/app/src/routes/_app/eat.tsx?tsr-split=component", graph)).toBeNull();
  });

  it("keeps the dietary check out of what most screens load", () => {
    expect(often("/app/src/db/portions.ts", graph)).toBe("shared");
    expect(often("/app/src/domain/words.ts", graph)).toBe("shared");
    expect(often("/app/src/meals/tile.tsx", graph)).toBe("dishes");
    expect(often("/app/src/domain/dietary-check/check.ts", graph)).toBe("dishes");
  });

  it("packs neither the first screen nor libraries a second time", () => {
    expect(often("/app/src/ui/card.tsx", graph)).toBeNull();
    expect(often("/app/node_modules/firebase/src/app.js", graph)).toBeNull();
  });

  it("ends on modules that import one another", () => {
    expect(often("/app/src/circle/a.ts", graph)).toBe("shared");
  });
});
