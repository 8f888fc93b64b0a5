import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { importByFile, readIconFiles } from "./icon-imports.ts";

const files = readIconFiles(
  readFileSync(
    new URL("../node_modules/lucide-react/dist/esm/lucide-react.mjs", import.meta.url),
    "utf8",
  ),
);

it("finds the file of every icon in the library as it is installed, also by an older name", () => {
  expect(files.size).toBeGreaterThan(1_000);
  expect(files.get("ChefHat")).toBe("icons/chef-hat.mjs");
  expect(files.get("LucideChefHat")).toBe("icons/chef-hat.mjs");
  expect(files.get("CircleAlert")).toBe(files.get("AlertCircle"));
});

it("imports each icon from its own file", () => {
  const code = 'import {\n  ChefHat,\n  X as Cross,\n} from "lucide-react";\nimport a from "b";';
  expect(importByFile(code, files)).toBe(
    'import ChefHat from "lucide-react/dist/esm/icons/chef-hat.mjs"; import Cross from "lucide-react/dist/esm/icons/x.mjs";\nimport a from "b";',
  );
});

it("leaves other imports as they are", () => {
  const code = 'import { type LucideProps, X } from "lucide-react";';
  expect(importByFile(code, files)).toBe(
    'import X from "lucide-react/dist/esm/icons/x.mjs"; import { type LucideProps } from "lucide-react";',
  );
});
