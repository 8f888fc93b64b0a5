import { JSONParser } from "@streamparser/json";

import { BrokenJsonError } from "./parse-json.ts";

/** An item of a list in a file of JSON, and the list's name; empty if the file is the list. */
export interface JsonItem {
  list: string;
  value: unknown;
}

/**
 * The items of the lists in a file of JSON, one after the other, without the file ever being in memory as a
 * whole: of the list that the file is, or of those with these names in the object that it is.
 * @throws BrokenJsonError if it is no JSON, or breaks off: what came before has been yielded then
 */
export async function* streamJson(
  file: Blob,
  encoding: string,
  lists: readonly string[],
): AsyncGenerator<JsonItem> {
  const decoder = new TextDecoder(encoding);
  let found: JsonItem[] = [];
  let parser: JSONParser | undefined;
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value: bytes } = await reader.read();
    const text = decoder.decode(bytes, { stream: !done });
    parser ??= parserFor(text.trimStart(), lists, (item) => found.push(item));
    let isBroken = false;
    try {
      parser?.write(text);
      if (done && parser && !parser.isEnded) parser.end();
    } catch {
      isBroken = true;
    }
    const items = found;
    found = [];
    yield* items;
    if (isBroken) throw new BrokenJsonError("It breaks off, or is no JSON.");
    if (done) return;
  }
}

function parserFor(
  start: string,
  lists: readonly string[],
  onItem: (item: JsonItem) => void,
): JSONParser | undefined {
  if (start === "") return undefined;
  const paths = start.startsWith("[") ? ["$.*"] : lists.map((list) => `$.${list}.*`);
  // What is not in these lists is let go of.
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value, stack }) => {
    onItem({ list: String(stack[1]?.key ?? ""), value });
  };
  return parser;
}
