import { TAG_MAX, TAGS_MAX } from "./limits.ts";
import { titleKey } from "./titles.ts";
import { typedText } from "./typed-text.ts";

/** The key by which tags are compared: "Crème  brûlée" and "creme brulee" are one. */
export function tagKey(tag: string): string {
  return titleKey(tag);
}

/** A tag as the cook typed it, on one line and within its limit; empty for none. */
export function typedTag(text: string): string {
  const line = typedText(text.replaceAll(/[\p{Cc}\s]+/gu, " "));
  // Half a surrogate pair can't be stored.
  return line
    .slice(0, TAG_MAX)
    .replace(/\p{Cs}$/u, "")
    .trim();
}

/** The tags of a text in which they are separated by commas, each once. */
export function typedTags(text: string): string[] {
  return eachTagOnce(text.split(/[,;\n]/u).map(typedTag));
}

/** These tags, each once, as it was first written. */
export function eachTagOnce(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags) {
    const key = tagKey(tag);
    if (key !== "" && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

/**
 * `tags` with a tag added or taken away; the same list if it has it already, hasn't got it, or is full.
 */
export function withTag(tags: readonly string[], tag: string, isOn: boolean): readonly string[] {
  const key = tagKey(tag);
  const has = tags.some((other) => tagKey(other) === key);
  if (!isOn) return has ? tags.filter((other) => tagKey(other) !== key) : tags;
  return has || key === "" || tags.length >= TAGS_MAX ? tags : [...tags, tag];
}
