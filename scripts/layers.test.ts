import { expect, test } from "vitest";

import { drawLayers, readLayers } from "./layers.ts";

test("arrows are drawn between layers, by alias, by path and by a late import", () => {
  const arrows = readLayers([
    {
      path: "src/db/repositories/plan-repository.ts",
      text: 'import { a } from "#domain/mutations/plans.ts";\nimport "./schema.ts";',
    },
    { path: "src/main.tsx", text: 'import { b } from "#db/repositories/plan-repository.ts";' },
    { path: "src/routes/_app/eat.tsx", text: 'const load = () => import("#api/client.ts");' },
    { path: "sw/sw.ts", text: 'import { c } from "../src/sync/push/push.ts";' },
    { path: "src/ui/button.tsx", text: 'import { useState } from "react";' },
  ]);
  expect(arrows).toEqual(["db → domain", "main → db", "routes → api", "sw → sync"]);
  expect(drawLayers(arrows)).toBe(
    "```mermaid\nflowchart TD\n  db --> domain\n  routes --> api\n  sw --> sync\n```",
  );
});

test("what only tests import is no arrow", () => {
  const text = 'import { a } from "#sync/engine/engine.ts";';
  expect(
    readLayers([
      { path: "src/db/repositories/plan-repository.test.ts", text },
      { path: "src/db/plans.fixture.ts", text },
      { path: "README.md", text },
    ]),
  ).toEqual([]);
});
