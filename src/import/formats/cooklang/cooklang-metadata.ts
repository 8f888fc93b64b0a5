import { parse } from "yaml";

import { NOTHING_IMPORTED, type ImportedRecipe } from "#import/imported-recipe.ts";

import { isObject, labelled, textOf, timesOf, yieldOf } from "../values.ts";

/** What stands above the steps, by its key in small letters; nested keys as "source.url". */
export type Metadata = ReadonlyMap<string, string>;

/** Longer front matter is no recipe's. */
const FRONT_MATTER_MAX = 100_000;
/** A list of tags, and keys in keys; deeper ones are dropped. */
const DEPTH_MAX = 3;

function flatten(value: unknown, key: string, into: Map<string, string>, depth = 0): void {
  if (isObject(value) && depth < DEPTH_MAX) {
    for (const [inner, item] of Object.entries(value)) {
      flatten(
        item,
        key === "" ? inner.toLowerCase() : `${key}.${inner.toLowerCase()}`,
        into,
        depth + 1,
      );
    }
  } else if (key !== "") {
    const text = Array.isArray(value)
      ? value
          .map(textOf)
          .filter((item) => item !== "")
          .join(", ")
      : value instanceof Date || typeof value === "boolean"
        ? String(value)
        : textOf(value);
    if (text !== "") into.set(key, text);
  }
}

/** Lines of "key: value", with more of the value below, where the front matter isn't YAML. */
function readLines(lines: string, into: Map<string, string>): void {
  let last = "";
  for (const line of lines.split("\n")) {
    const { key, value = line } =
      /^\s*(?<key>[^:]{1,60}?)\s*:\s*(?<value>.*)$/u.exec(line)?.groups ?? {};
    last = key?.toLowerCase() ?? last;
    const values = [key === undefined ? into.get(last) : "", value.replace(/^\s*-\s/u, "").trim()];
    const text = values.filter(Boolean).join(", ");
    if (last !== "" && text !== "") into.set(last, text);
  }
}

/** Reads YAML front matter. */
export function readFrontMatter(yaml: string, into: Map<string, string>): void {
  if (yaml.length > FRONT_MATTER_MAX) return;
  try {
    // Dates stay as they are written; aliases can make a small text large.
    flatten(parse(yaml, { schema: "core", maxAliasCount: 10 }), "", into);
  } catch {
    readLines(yaml, into);
  }
}

const SOURCE = ["source", "source.name", "source.url", "source.author", "author", "url", "link"];
const TIMES = {
  total: ["time required", "time", "duration", "total time", "time.total"],
  "Prep time": ["prep time", "time.prep", "preptime"],
  "Cook time": ["cook time", "time.cook", "cooktime"],
};
const YIELD = ["servings", "serves", "yield"];
const TAGS = ["tags", "tag", "keywords", "course", "category", "cuisine", "diet"];
const DESCRIPTION = ["description", "introduction"];
const PICTURES = ["image", "images", "picture", "pictures"];

const splitList = (list: string) =>
  list.split(/[,\n]/u).map((item) => item.trim().replace(/^\[|\]$/gu, ""));

/** The fields that the metadata fills; what has none is in the note, by its own key. */
export function fieldsOf(metadata: Metadata): Partial<ImportedRecipe> {
  const read = new Set(["title", ...SOURCE, ...TAGS, ...PICTURES]);
  const firstOf = (keys: readonly string[]) => {
    const first = keys.find((key) => metadata.has(key)) ?? "";
    read.add(first);
    return metadata.get(first) ?? "";
  };
  const people = yieldOf(firstOf(YIELD).split("|")[0]);
  const times = timesOf({
    total: firstOf(TIMES.total),
    parts: {
      "Prep time": firstOf(TIMES["Prep time"]),
      "Cook time": firstOf(TIMES["Cook time"]),
    },
  });
  const description = firstOf(DESCRIPTION);
  // "[A site](https://…)", as in Markdown
  const sources = SOURCE.flatMap((key) =>
    (metadata.get(key) ?? "").replace(/^\[(.+)\]\((\S+)\)$/u, "$1\n$2").split("\n"),
  ).filter((source) => source !== "");
  const url = sources.find((source) => /^https?:\/\//iu.test(source)) ?? "";
  const names = [...new Set(sources.filter((source) => source !== url))];
  const others = [...metadata].filter(([key]) => !read.has(key));
  return {
    title: metadata.get("title") ?? "",
    description,
    serves: people.serves,
    minutes: times.minutes,
    tags: [...new Set(TAGS.flatMap((key) => splitList(metadata.get(key) ?? "")))].filter(
      (tag) => tag !== "",
    ),
    note: [...people.note, ...times.note, ...labelled(Object.fromEntries(others))],
    source: { ...NOTHING_IMPORTED.source, name: names.join(", "), url },
    pictures: PICTURES.flatMap((key) => splitList(metadata.get(key) ?? "")).filter(
      (url) => url !== "",
    ),
  };
}
