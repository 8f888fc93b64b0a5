/** Something described in JSON-LD or microdata: its properties by name. */
export type Node = Readonly<Record<string, unknown>>;

/** A node of microdata or the like while it is read. */
export interface Item {
  "@type": readonly string[];
  /** The parts of the page that hold more of its properties. */
  "@itemref"?: readonly string[];
  [property: string]: unknown;
}

/** What an element with an id holds of microdata. */
export interface Part {
  id: string;
  /** Where it is among the parts of the page, and in which of them. */
  at: number;
  within: readonly string[];
  values: Item;
}

/** What the element of a node of microdata shows, whatever its properties say. */
export const SHOWN = "@shown";

/** How deep recipes are looked for, and in how many values: a page may hold anything. */
const DEPTH_MAX = 12;
const VALUES_MAX = 20_000;
/** How many values are read by reference in all: many recipes may refer to the same large one. */
const REFERRED_MAX = 100_000;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * A value as a list; one in a list is the same as one alone. PHP writes a list with gaps as
 * `{"0": …, "2": …}`.
 */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  if (!isNode(value)) return Array.isArray(value) ? (value as unknown[]) : [value];
  const list = value["@list"] ?? value["@set"];
  if (Array.isArray(list)) return list as unknown[];
  return Object.keys(value).every((key) => /^\d+$/u.test(key)) ? Object.values(value) : [value];
}

/** The first of these properties that says something. */
export function firstOf(node: Node, ...names: readonly string[]): unknown {
  return names.map((name) => node[name]).find((value) => listOf(value).some((part) => part !== ""));
}

/** "name", of "schema:name" and "http://schema.org/name". */
export function localName(name: string): string {
  return name.replace(/^\S+[/#:](?=\w+$)/u, "");
}

/** Properties that pages also write in other letters: "RecipeInstructions", "recipeyield", "Name". */
const NAMES = new Map(
  "recipeIngredient recipeInstructions recipeYield prepTime cookTime totalTime itemListElement name text url image author description keywords recipeCategory recipeCuisine"
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

/** Whether a node is of a type, however it is written: "Recipe", "http://schema.org/Recipe". */
export function isOfType(node: Node, type: string): boolean {
  return listOf(node["@type"]).some(
    (name) => typeof name === "string" && localName(name).toLowerCase() === type.toLowerCase(),
  );
}

/** Whether a node is a recipe, also one that JSON-LD's context lets say "type". */
function isRecipe(node: Node): boolean {
  const isNamed = node["@type"] === undefined && node["type"] === "Recipe";
  return isOfType(node, "Recipe") || (isNamed && node["recipeIngredient"] !== undefined);
}

/** Whether a node only names another one: `{"@id": "#author"}`. */
function isReference(node: Node): boolean {
  return Object.keys(node).every((key) => key === "@id" || key === "@type");
}

/** How many references are followed to a value: to a section, and from there to its steps. */
const REFERENCES_MAX = 2;

/** The parts that a node refers to, each once, in the page's order. */
function partsOf(node: Node, parts: ReadonlyMap<string, Part>): Part[] {
  const ids = textsIn(node["@itemref"]);
  return ids
    .flatMap((id) => parts.get(id) ?? [])
    .filter(({ within }) => !within.some((id) => ids.includes(id)))
    .toSorted((one, other) => one.at - other.at);
}

/**
 * The recipes in data of any shape: lists, graphs, what a page says is its main entity.
 * @param parts what nodes of microdata may refer to
 */
export function findRecipes(data: unknown, parts: ReadonlyMap<string, Part> = new Map()): Node[] {
  const found: Node[] = [];
  const named = new Map<unknown, Node>();
  let left = VALUES_MAX;
  const look = (value: unknown, depth: number) => {
    left -= 1;
    if (left < 0 || depth > DEPTH_MAX || typeof value !== "object" || value === null) return;
    if (isNode(value) && value["@id"] !== undefined && !isReference(value)) {
      named.set(value["@id"], value);
    }
    if (isNode(value) && isRecipe(value)) found.push(value);
    else for (const part of Object.values(value)) look(part, depth + 1);
  };
  look(data, 0);
  left = REFERRED_MAX;
  /** A value with what it refers to in its place, and with the usual names of properties. */
  const resolved = (value: unknown, depth: number, references: number): unknown => {
    if (references < REFERENCES_MAX) left -= typeof value === "string" ? 1 + value.length / 50 : 1;
    if (left < 0 || depth > DEPTH_MAX || typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map((part) => resolved(part, depth + 1, references));
    const node = value as Node;
    const other = isReference(node) ? named.get(node["@id"]) : undefined;
    if (other) return references > 0 ? resolved(other, depth, references - 1) : value;
    const properties = new Map<string, unknown>();
    for (const [key, part] of Object.entries(node)) {
      const name = localName(key);
      const usual = NAMES.get(name.toLowerCase()) ?? name;
      properties.set(usual, resolved(part, depth + 1, references));
    }
    for (const part of references > 0 && left > 0 ? partsOf(node, parts) : []) {
      const values = resolved(part.values, depth, references - 1) as Node;
      for (const [name, value] of Object.entries(values).filter(([key]) => !key.startsWith("@"))) {
        properties.set(name, [...listOf(properties.get(name)), ...listOf(value)]);
      }
    }
    return Object.fromEntries(properties);
  };
  return found.map((recipe) => resolved(recipe, 0, REFERENCES_MAX) as Node);
}

/** The units of trade that schema.org's own examples have, as cooks write them; pieces have none. */
const UNIT_CODES = new Map(
  Object.entries({
    GRM: "g",
    KGM: "kg",
    MLT: "ml",
    CLT: "cl",
    DLT: "dl",
    LTR: "l",
    ONZ: "oz",
    LBR: "lb",
    G21: "cup",
    G24: "tbsp",
    G25: "tsp",
    C62: "",
    EA: "",
    H87: "",
  }),
);

/** The unit of a node that has an amount; empty for none. */
export function unitIn(node: Node, depth = 0): string {
  const said = firstOf(node, "unitText", "unit", "currency");
  if (said !== undefined) return textsIn(said, depth + 1).join(" ");
  const [code = ""] = textsIn(node["unitCode"], depth + 1);
  return UNIT_CODES.get(code) ?? code;
}

/** The texts in a value, at any depth up to a recipe's: of lists, and of nodes their name. */
export function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" && Number.isFinite(value)) return [String(value)];
  if (depth > DEPTH_MAX) return [];
  const list = listOf(value);
  if (list[0] !== value) return list.flatMap((part) => textsIn(part, depth + 1));
  if (!isNode(value)) return [];
  const { "@value": plain, text, name, url } = value;
  const measured = value["value"] ?? value["maxValue"] ?? value["minValue"];
  if (measured !== undefined) {
    return [[...textsIn(measured, depth + 1), unitIn(value, depth)].join(" ").trim()];
  }
  return textsIn(plain ?? text ?? name ?? url ?? value[SHOWN], depth + 1);
}
