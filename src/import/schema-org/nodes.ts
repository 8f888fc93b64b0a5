/** Something described in JSON-LD or microdata: its properties by name. */
export type Node = Readonly<Record<string, unknown>>;

/** How deep recipes are looked for, and in how many values: a page may hold anything. */
const DEPTH_MAX = 12;
const VALUES_MAX = 20_000;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A value as a list; one in a list is the same as one alone. */
export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? (value as unknown[]) : [value];
}

/** Whether a node is of a type, however it is written: "Recipe", "http://schema.org/Recipe". */
export function isOfType(node: Node, type: string): boolean {
  return listOf(node["@type"]).some(
    (name) => typeof name === "string" && name.split(/[/#:]/u).at(-1) === type,
  );
}

/** The recipes in data of any shape: lists, graphs, what a page says is its main entity. */
export function findRecipes(data: unknown): Node[] {
  const found: Node[] = [];
  let left = VALUES_MAX;
  const look = (value: unknown, depth: number) => {
    left -= 1;
    if (left < 0 || depth > DEPTH_MAX || typeof value !== "object" || value === null) return;
    if (isNode(value) && isOfType(value, "Recipe")) found.push(value);
    else for (const part of Object.values(value)) look(part, depth + 1);
  };
  look(data, 0);
  return found;
}

/** The texts in a value, at any depth up to a recipe's: of lists, and of nodes their name. */
export function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number" && Number.isFinite(value)) return [String(value)];
  if (depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, depth + 1));
  if (!isNode(value)) return [];
  const { "@value": plain, text, name, value: measured, maxValue, unitText, url } = value;
  if (measured !== undefined || maxValue !== undefined) {
    const amount = textsIn(measured ?? maxValue, depth + 1);
    return [[...amount, ...textsIn(unitText, depth + 1)].join(" ")];
  }
  return textsIn(plain ?? text ?? name ?? url, depth + 1);
}
