import openapi from "../../openapi.json" with { type: "json" };

/**
 * The part of JSON Schema that all servers with strict structured output accept: bounds are left
 * out (some servers refuse them) and checked afterwards; every object is closed and has no optional
 * property, as strict mode demands.
 */
const KEPT = new Set(["type", "properties", "required", "items", "enum"]);

function simplify(schema: unknown): unknown {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
  const required: unknown = "required" in schema ? schema.required : undefined;
  const isKept = (name: string) => !Array.isArray(required) || required.includes(name);
  const kept = Object.entries(schema).filter(([keyword]) => KEPT.has(keyword));
  const simple = kept.map(([keyword, value]) => [
    keyword,
    keyword === "properties"
      ? Object.fromEntries(
          Object.entries(value as object)
            .filter(([name]) => isKept(name))
            .map(([name, property]) => [name, simplify(property)]),
        )
      : simplify(value),
  ]);
  const closed = "properties" in schema ? { additionalProperties: false } : {};
  return { ...Object.fromEntries(simple), ...closed };
}

/** What the contract leaves optional, and the model is asked for all the same. */
const ASKED = { ideas: ["minutes"], recipes: [] };

/** The schema of the model's answer: `{[list]: item[]}`. */
export function answerSchema(list: "ideas" | "recipes"): Record<string, unknown> {
  const written = openapi.components.schemas[list === "ideas" ? "MealIdea" : "FullRecipe"];
  const item = { ...written, required: [...written.required, ...ASKED[list]] };
  return {
    type: "object",
    properties: { [list]: { type: "array", items: simplify(item) } },
    required: [list],
    additionalProperties: false,
  };
}
