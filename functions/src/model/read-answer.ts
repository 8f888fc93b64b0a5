import * as v from "valibot";

/** What could be parsed from the model's text. */
export interface ReadAnswer<Item> {
  items: Item[];
  /** What is wrong with it, for the model to repair; undefined if some items were fine. */
  problem?: string;
}

/** The JSON object in `text`: models often wrap it in a code fence or begin with a greeting. */
export function jsonIn(text: string): string {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  return start >= 0 && end > start ? text.slice(start, end + 1) : text.slice(Math.max(0, start));
}

/** The end of the last complete element of the list in truncated `text`, or -1. */
function endOfLastElement(text: string): number {
  let depth = 0;
  let isString = false;
  let end = -1;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isString) {
      if (char === "\\") at += 1;
      else if (char === '"') isString = false;
    } else if (char === '"') isString = true;
    else if (char === "{" || char === "[") depth += 1;
    else if (char === "}" || char === "]") {
      depth -= 1;
      // Depth 2 is inside the object's only list.
      if (depth === 2 && char === "}") end = at + 1;
    }
  }
  return end;
}

function parse(text: string): unknown {
  const json = jsonIn(text);
  try {
    return JSON.parse(json);
  } catch {
    // Truncated: elements before the cut are complete, but the one that it hit is not to be
    // trusted.
    const cut = text.slice(Math.max(0, text.indexOf("{")));
    const end = endOfLastElement(cut);
    if (end < 0) return undefined;
    try {
      return JSON.parse(`${cut.slice(0, end)}]}`);
    } catch {
      return undefined;
    }
  }
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? "item"}: ${issue.message}`)
    .join("; ")
    .slice(0, 400);
}

/** The items of `{[list]: [...]}` in the model's text that match `schema`. */
export function readAnswer<const S extends v.GenericSchema>(
  text: string,
  list: string,
  schema: S,
): ReadAnswer<v.InferOutput<S>> {
  const json = parse(text);
  const found =
    typeof json === "object" && json !== null ? (json as Record<string, unknown>)[list] : undefined;
  if (!Array.isArray(found)) {
    return { items: [], problem: `It is not a JSON object with a list "${list}".` };
  }
  const parsed = found.map((item: unknown) => v.safeParse(schema, item));
  const items = parsed.flatMap((result) => (result.success ? [result.output] : []));
  const broken = parsed.find((result) => !result.success);
  if (items.length > 0 || !broken?.issues) return { items };
  return { items, problem: `An item does not fit: ${describe(broken.issues)}.` };
}
