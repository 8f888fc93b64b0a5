import { expect, test } from "vitest";

import { recipesOf } from "../collect.fixture.ts";

test("Markdown below front matter has what that says, and the rest of its own", async () => {
  const text = `---
title: "Leek pie"
tags: [dinner, leeks]
servings: 4
difficulty: easy
source: https://pies.example/leek
---

# Leek pie

**Prep time:** 20 min

## Ingredients

### Crust
- 200 g flour
- [ ] 1 egg

### Filling
* 3 leeks
* salt

## Directions

1. Knead.
2. Bake for 40 minutes.

## Notes

Eat it warm.
`;
  expect(await recipesOf(text, "pie.md")).toMatchObject([
    {
      title: "Leek pie",
      serves: 4,
      minutes: 20,
      ingredients: [
        { heading: "Crust", lines: ["200 g flour", "1 egg"] },
        { heading: "Filling", lines: ["3 leeks", "salt"] },
      ],
      steps: [{ heading: "", lines: ["Knead.", "Bake for 40 minutes."] }],
      tags: ["dinner", "leeks"],
      note: [expect.stringContaining("Eat it warm."), "difficulty: easy"],
      source: { name: "", url: "https://pies.example/leek" },
    },
  ]);
});

const YAML = `title: Leek pie
servings: 4
ingredients:
  - 200 g flour
  - name: leeks
    amount: 3
directions:
  - Knead it, and let
    it rest.
  - Bake.
`;

test.each([
  ["alone", YAML, "pie.yml", []],
  ["as front matter", `---\n${YAML}---\nEat it warm.\n`, "pie.md", ["Eat it warm."]],
])("a recipe may be in YAML %s", async (_where, text, name, note) => {
  expect(await recipesOf(text, name)).toMatchObject([
    {
      title: "Leek pie",
      serves: 4,
      ingredients: [{ lines: ["200 g flour", "3 leeks"] }],
      steps: [{ lines: ["Knead it, and let it rest.", "Bake."] }],
      note,
    },
  ]);
});

test("a text without a title of its own is called like its file", async () => {
  const text = "---\nservings: 2\n---\n## Ingredients\n- 3 leeks\n## Steps\n- Bake.\n";
  expect(await recipesOf(text, "Leek pie.md")).toMatchObject([{ title: "Leek pie", serves: 2 }]);
});

test.each([
  ["a list that refers to itself", "---\ntitle: x\na: &a [*a, *a]\n---\n"],
  ["broken YAML", "---\ntitle: [\n---\n"],
  ["names without end", "title:\n".repeat(1_000)],
])("%s does no harm", async (_what, text) => {
  const recipe = "Ingredients\n200 g flour\n3 leeks\nMethod\nBake.\n";
  expect(await recipesOf(`${text}${recipe}`, "pie.md")).toHaveLength(1);
});
