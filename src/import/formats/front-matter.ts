import type { ImportedRecipe } from "../imported-recipe.ts";
import { readText } from "../text/read-text.ts";
import {
  fieldsOf,
  FRONT_MATTER_MAX,
  parseYaml,
  readFrontMatter,
} from "./cooklang/cooklang-metadata.ts";
import { FRONT_MATTER } from "./cooklang/read-cooklang.ts";
import { readLikelyExport } from "./likely-export.ts";
import { isCookable, isObject } from "./values.ts";

/** A file of nothing but YAML has its lists at keys of their own. */
const YAML = [/^(?:name|title):/imu, /^ingredients:[ \t]*\n\s*-/imu];

/** A recipe whose lists are in YAML, with the text behind it; null for any other. */
function readYaml(yaml: string, rest: string): ImportedRecipe | null {
  try {
    const value = parseYaml(yaml);
    const recipe = isObject(value) ? readLikelyExport(value) : null;
    return recipe && { ...recipe, note: [...recipe.note, rest.trim()].filter(Boolean) };
  } catch {
    return null;
  }
}

/**
 * Reads a recipe in Markdown below front matter, or in YAML alone, as people keep them in folders of notes;
 * null for anything else.
 */
export function readWithFrontMatter(text: string): ImportedRecipe | null {
  if (text.length > FRONT_MATTER_MAX) return null;
  const lines = text.replace(/\r\n?/gu, "\n");
  const front = FRONT_MATTER.exec(lines);
  if (!front) return YAML.every((key) => key.test(lines)) ? readYaml(lines, "") : null;
  const yaml = front.groups?.["yaml"] ?? "";
  const body = lines.slice(front[0].length);
  const inYaml = readYaml(yaml, body);
  if (inYaml) return inYaml;
  const metadata = new Map<string, string>();
  readFrontMatter(yaml, metadata);
  const { title = "", description = "", tags = [], note = [], ...fields } = fieldsOf(metadata);
  const recipe = readText(body);
  if (!isCookable(recipe)) return null;
  return {
    ...recipe,
    ...fields,
    serves: fields.serves ?? recipe.serves,
    minutes: fields.minutes ?? recipe.minutes,
    title: title || recipe.title,
    description: [description, recipe.description].filter(Boolean).join(" "),
    tags: [...new Set([...tags, ...recipe.tags])],
    note: [...recipe.note, ...note],
    source: fields.source?.url || fields.source?.name ? fields.source : recipe.source,
    pictures: [...(fields.pictures ?? []), ...recipe.pictures],
  };
}
