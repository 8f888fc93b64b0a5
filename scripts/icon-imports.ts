import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

/** Matches an import of icons in our code, and an export of an icon's file in the library's index. */
const IMPORT = /import \{([^}]*)\} from "lucide-react";/g;
const EXPORT = /export \{([^}]*)\} from '\.\/(icons\/[\w-]+\.mjs)'/g;

function splitNames(list: string): string[] {
  return list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The file of each icon within the library, by every name that the library's index gives it. */
export function readIconFiles(index: string): ReadonlyMap<string, string> {
  return new Map(
    [...index.matchAll(EXPORT)].flatMap(([, names = "", file = ""]) =>
      splitNames(names).map((name) => [name.replace(/^default as /, ""), file] as const),
    ),
  );
}

/** `code` with each icon imported from its own file; other imports stay as they are. */
export function importByFile(code: string, files: ReadonlyMap<string, string>): string {
  return code.replaceAll(IMPORT, (_, list: string) => {
    const others: string[] = [];
    const icons: string[] = [];
    for (const name of splitNames(list)) {
      const [exported = "", local = exported] = name.split(" as ");
      const file = files.get(exported);
      if (file === undefined) others.push(name);
      else icons.push(`import ${local} from "lucide-react/dist/esm/${file}";`);
    }
    if (others.length > 0) icons.push(`import { ${others.join(", ")} } from "lucide-react";`);
    return icons.join(" ");
  });
}

/**
 * Rewrites icon imports to single files, so that the bundler sees which module uses which icon. Through
 * the library's index every module seems to import all of them, and the first screen's chunk would
 * contain the icons of all screens.
 */
export function iconImports(): Plugin {
  let files: ReadonlyMap<string, string>;
  return {
    name: "icon-imports",
    apply: "build",
    enforce: "pre",
    buildStart() {
      const index = new URL(
        "../node_modules/lucide-react/dist/esm/lucide-react.mjs",
        import.meta.url,
      );
      files = readIconFiles(readFileSync(fileURLToPath(index), "utf8"));
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx(?:\?.*)?$/, code: '"lucide-react"' },
      handler: (code) => ({ code: importByFile(code, files), map: null }),
    },
  };
}
