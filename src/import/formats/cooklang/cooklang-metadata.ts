import { parse } from "yaml";

import { NOTHING_IMPORTED, type ImportedRecipe } from "#import/imported-recipe.ts";

import { isObject, labelled, textOf, timesOf, yieldOf } from "../values.ts";

/** What stands above the steps, by its key in small letters; nested keys as "source.url". */
export type Metadata = ReadonlyMap<string, string>;

/** Longer front matter is no recipe's. */
export const FRONT_MATTER_MAX = 100_000;
/** A list of tags, and keys in keys; deeper ones are dropped. */
const DEPTH_MAX = 3;

/** "⏲️ Prep_time" is "prep time". */
function keyOf(key: string): string {
  return key
    .toLowerCase()
    .replace(/[_\s-]+/gu, " ")
    .replace(/^[^\p{L}\p{N}]+/u, "")
    .trim();
}

/** Adds a value; one that is there by that key stays, too. */
export function addMetadata(into: Map<string, string>, key: string, value: string): void {
  const name = keyOf(key);
  const text = value.trim();
  const before = into.get(name);
  if (name !== "" && text !== "" && text !== before)
    into.set(name, before === undefined ? text : `${before}, ${text}`);
}

function flatten(value: unknown, key: string, into: Map<string, string>, depth = 0): void {
  if (isObject(value) && depth < DEPTH_MAX) {
    for (const [inner, item] of Object.entries(value)) {
      flatten(item, key === "" ? inner : `${key}.${inner}`, into, depth + 1);
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
    addMetadata(into, key, text);
  }
}

/** Lines of "key: value", with more of the value below, where the front matter isn't YAML. */
function readLines(lines: string, into: Map<string, string>): void {
  let last = "";
  for (const line of lines.split("\n")) {
    const { key, value = line } =
      /^\s*(?<key>[^:]{1,60}?)\s*:\s*(?<value>.*)$/u.exec(line)?.groups ?? {};
    last = key ?? last;
    addMetadata(into, last, value.trim().replace(/^-\s/u, ""));
  }
}

/**
 * What a text in YAML says.
 * @throws if it is none
 */
export function parseYaml(yaml: string): unknown {
  // Dates stay as they are written; aliases can make a small text large.
  return parse(yaml, { schema: "core", maxAliasCount: 10 });
}

/** Reads YAML front matter. */
export function readFrontMatter(yaml: string, into: Map<string, string>): void {
  if (yaml.length > FRONT_MATTER_MAX) return;
  try {
    flatten(parseYaml(yaml), "", into);
  } catch {
    readLines(yaml, into);
  }
}

const TITLE = ["title", "name", "título", "titre", "titel", "タイトル", "名称"];
const SOURCE = [
  "source",
  "source.name",
  "source.url",
  "source.author",
  "source url",
  "source name",
  "author",
  "url",
  "link",
];
const TIMES = {
  total: ["time required", "time", "duration", "total time", "time.total", "所要時間"],
  "Prep time": ["prep time", "time.prep", "preptime", "preparation time"],
  "Cook time": ["cook time", "time.cook", "cooktime", "cooking time", "調理時間"],
};
const YIELD =
  "servings serves serving yield yields portions portion portionen personen personnes personas porciones porções 分量 人数".split(
    " ",
  );
const TAGS = ["tags", "tag", "keywords", "course", "category", "categories", "cuisine", "diet"];
const DESCRIPTION = ["description", "introduction"];
const PICTURES = ["image", "images", "picture", "pictures"];

const splitList = (list: string) =>
  list.split(/[,\n]/u).map((item) => item.trim().replace(/^\[|\]$/gu, ""));

/** A longer source is a story. */
const SOURCE_READ_MAX = 1_000;
const URL_IN = /https?:\/\/[^\s<>()]+/iu;

/** A name and an address in one: "[A site](https://…)", "A site <https://…>", or either alone. */
function readSource(source: string): { name: string; url: string } {
  const isWhole = /^https?:\/\/\S+$/iu.test(source);
  const url = isWhole ? source : (URL_IN.exec(source.slice(0, SOURCE_READ_MAX))?.[0] ?? "");
  if (url === "" || source.length > SOURCE_READ_MAX) return { name: source, url: "" };
  const name = source.replace(url, "").replace(/[\s[\]()<>,:|–-]+$|^[\s[\]()<>,:|–-]+/gu, "");
  return { name, url };
}

/** "time.rest" and the like, which are times as well. */
function otherTimes(metadata: Metadata, read: Set<string>): Record<string, string> {
  const keys = [...metadata.keys()].filter((key) => key.startsWith("time.") && !read.has(key));
  for (const key of keys) read.add(key);
  return Object.fromEntries(
    keys.map((key) => [
      key.replace(
        /^time\.(?<first>.)(?<rest>.*)$/u,
        (_, first: string, rest: string) => `${first.toUpperCase()}${rest} time`,
      ),
      metadata.get(key) ?? "",
    ]),
  );
}

/** The fields that the metadata fills; what has none is in the note, by its own key. */
export function fieldsOf(metadata: Metadata): Partial<ImportedRecipe> {
  const read = new Set([...SOURCE, ...TAGS, ...PICTURES]);
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
      ...otherTimes(metadata, read),
    },
  });
  const description = firstOf(DESCRIPTION);
  const title = firstOf(TITLE);
  const sources = SOURCE.flatMap((key) => metadata.get(key) ?? []).map(readSource);
  const [url = "", ...urls] = new Set(sources.map((one) => one.url).filter(Boolean));
  const names = new Set([...sources.map(({ name }) => name).filter(Boolean), ...urls]);
  const others = [...metadata]
    .filter(([key]) => !read.has(key))
    .map(([key, value]) => [key.replaceAll(".", " "), value] as const);
  return {
    title,
    description,
    serves: people.serves,
    minutes: times.minutes,
    tags: [...new Set(TAGS.flatMap((key) => splitList(metadata.get(key) ?? "")))].filter(
      (tag) => tag !== "",
    ),
    note: [...people.note, ...times.note, ...labelled(Object.fromEntries(others))],
    source: { ...NOTHING_IMPORTED.source, name: [...names].join(", "), url },
    pictures: PICTURES.flatMap((key) => splitList(metadata.get(key) ?? "")).filter(
      (url) => url !== "",
    ),
  };
}
