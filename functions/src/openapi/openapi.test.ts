import { expect, test } from "vitest";

import written from "../../openapi.json" with { type: "json" };
import { buildOpenApi } from "./build-openapi.ts";

test("openapi.json is what the schemas say; write it anew with openapi/write.ts", () => {
  expect(written).toEqual(JSON.parse(JSON.stringify(buildOpenApi())));
});

test("every reference leads somewhere, and the limits are in it", () => {
  const text = JSON.stringify(written);
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(Object.keys(written.components.schemas)).toContain(name);
  const { ideas } = written.components.schemas.FullRecipesRequest.properties;
  expect([ideas.minItems, ideas.maxItems]).toEqual([1, 10]);
  const { title, blurb } = written.components.schemas.RecipeIdea.properties;
  expect([title.maxLength, blurb.maxLength]).toEqual([120, 280]);
});
