import { expect, it } from "vitest";

import { formatReport, partOf } from "./bundle-report.ts";

it.each([
  ["/app/node_modules/dexie/dist/modern/dexie.mjs", "dexie"],
  ["/app/node_modules/@tanstack/router-core/dist/esm/router.js", "@tanstack/router-core"],
  ["/app/src/ui/button.tsx", "src/ui/button.tsx"],
  ["/app/src/routes/_app/index.tsx?tsr-split=component", "src/routes/_app"],
  ["\0rolldown/runtime.js", "the bundler"],
])("says which part %j is", (id, part) => {
  expect(partOf(id)).toBe(part);
});

it("lists the files by what they weigh, with what each is made of", () => {
  const report = formatReport([
    { name: "home.css", size: 2_000, gzip: 900, modules: [] },
    {
      name: "base.js",
      size: 40_000,
      gzip: 12_300,
      modules: [
        { id: "/app/src/domain/amounts/sum.ts", length: 100 },
        { id: "/app/node_modules/dexie/a.mjs", length: 250 },
        { id: "/app/node_modules/dexie/b.mjs", length: 50 },
      ],
    },
  ]);
  expect(report).toBe(`# What the app’s files are made of

## base.js: 12.3 kB gzip, 40.0 kB

| part | share |
| --- | --: |
| dexie | 75.0 % |
| src/domain/amounts | 25.0 % |

## home.css: 0.9 kB gzip, 2.0 kB
`);
});
