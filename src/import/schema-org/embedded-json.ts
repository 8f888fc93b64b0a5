import { isNode } from "./nodes.ts";

/** What a script holds must name ingredients to be worth reading. */
const WORTH = /ingredient/iu;
/** "window.__INITIAL_STATE__ = {…};", "… = JSON.parse("…")" */
const ASSIGNED = /=\s*(?:JSON\.parse\(\s*)?(?=[{["])/u;
/** What is around a piece of what React streams: `self.__next_f.push([1, "…"])`. */
const STREAMED = ["__next_f.push(", "])"] as const;
/** What a stream has elsewhere in itself: "$2a". */
const ELSEWHERE = /^\$(?<id>[\da-f]{1,6})$/u;
/** How much of that is put in its place, characters: many may name the same text. */
const PLACED_MAX = 1_000_000;
/** How many rows a stream may have. */
const ROWS_MAX = 20_000;
/** How many values of a list are put in their places, and how deep. */
const VALUES_MAX = 200_000;
const DEPTH_MAX = 40;

/** What the scripts of a page hold besides code, as it comes: the data that a framework draws the page of. */
export interface EmbeddedJson {
  /** @param isData whether the script is nothing but JSON, by its type */
  read(script: string, isData: boolean): void;
  /** All that may hold a recipe. */
  data(): unknown[];
}

export function createEmbeddedJson(): EmbeddedJson {
  const texts: string[] = [];
  let stream = "";
  return {
    read(script, isData) {
      const piece = pieceIn(script);
      if (piece !== null) {
        const pushed = parsed(piece);
        if (Array.isArray(pushed) && typeof pushed[1] === "string") stream += pushed[1];
      } else if (WORTH.test(script)) texts.push(isData ? script : assignedIn(script));
    },
    data() {
      const values = texts.map((text) => {
        const value = parsed(text);
        return typeof value === "string" ? parsed(value) : value;
      });
      return [...values.map(inPlace), ...streamed(stream)];
    },
  };
}

/** Found without a pattern: one that is tried at each of many beginnings would take minutes. */
function pieceIn(script: string): string | null {
  const [begin, end] = STREAMED;
  const from = script.indexOf(begin);
  const to = from < 0 ? -1 : script.lastIndexOf(end);
  return to < from + begin.length ? null : script.slice(from + begin.length, to + 1);
}

function parsed(text: string, revive?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive);
  } catch {
    return undefined;
  }
}

/** The first value that a script assigns, whatever code is behind it. */
function assignedIn(script: string): string {
  const assigned = ASSIGNED.exec(script);
  if (!assigned) return "";
  const start = assigned.index + assigned[0].length;
  const token = /"[^"\\]*(?:\\[^][^"\\]*)*(?:"|$)|[[\]{}]/gu;
  token.lastIndex = start;
  let depth = 0;
  for (let found = token.exec(script); found; found = token.exec(script)) {
    if (/^[[{]/u.test(found[0])) depth += 1;
    else if (/^[\]}]/u.test(found[0])) depth -= 1;
    if (depth === 0) return script.slice(start, token.lastIndex);
  }
  return "";
}

/** The values of React's stream, a row each: "2a:{…}", and "2b:T4f,…" for a text of so many bytes. */
function streamed(stream: string): unknown[] {
  if (!WORTH.test(stream)) return [];
  const bytes = new TextEncoder().encode(stream);
  const decoder = new TextDecoder();
  const textIn = (from: number, to: number) => decoder.decode(bytes.subarray(from, to));
  const rows: string[] = [];
  const texts = new Map<string, string>();
  for (let at = 0; at < bytes.length && rows.length + texts.size < ROWS_MAX;) {
    const { 0: head, groups } =
      /^\n?(?<id>[\da-f]{0,6}):(?:T(?<length>[\da-f]{1,6}),|[A-Z]?)/u.exec(textIn(at, at + 20)) ??
      {};
    if (head === undefined) break;
    at += head.length;
    const length = groups?.["length"];
    const lineEnd = bytes.indexOf(0x0a, at);
    const end = length === undefined ? lineEnd : at + Number.parseInt(length, 16);
    const text = textIn(at, end < 0 ? bytes.length : end);
    if (length === undefined) rows.push(text);
    else texts.set(groups?.["id"] ?? "", text);
    at = end < 0 ? bytes.length : end;
  }
  let left = PLACED_MAX;
  return rows
    .filter((row) => WORTH.test(row))
    .map((row) =>
      parsed(row, (_, value) => {
        const id = typeof value === "string" ? ELSEWHERE.exec(value)?.groups?.["id"] : undefined;
        const text = id === undefined ? undefined : texts.get(id);
        left -= text?.length ?? 0;
        return text === undefined || left < 0 ? value : text;
      }),
    );
}

/** Data that is written as a list of values that name each other by their places, as Nuxt does; else as it is. */
function inPlace(data: unknown): unknown {
  if (!Array.isArray(data) || !Array.isArray(data[0]) || typeof data[0][0] !== "string")
    return data;
  const list: unknown[] = data;
  let left = VALUES_MAX;
  const valueAt = (place: unknown, depth: number): unknown => {
    left -= 1;
    if (left < 0 || depth > DEPTH_MAX || typeof place !== "number") return null;
    const value = list[place];
    if (Array.isArray(value)) {
      // `["Reactive", 1]` is what is at 1.
      if (typeof value[0] === "string") return valueAt(value[1], depth + 1);
      return value.map((part) => valueAt(part, depth + 1));
    }
    if (!isNode(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, valueAt(part, depth + 1)]),
    );
  };
  return valueAt(0, 0);
}
