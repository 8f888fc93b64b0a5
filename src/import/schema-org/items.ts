import { createHeadingAbove } from "./heading-above.ts";
import { type Item, listOf, type Part, SHOWN } from "./nodes.ts";
import { isSilent, partingOf } from "./plain-text.ts";

export type Attributes = Readonly<Record<string, string>>;

/** What an element says of itself; nothing of most. */
export interface Marks {
  /** The types of the item that the element is. */
  types?: readonly string[];
  /** The properties that it is the value of. */
  names?: readonly string[];
  /** Its value if that isn't its text. */
  value?: string | undefined;
  /** What is said of its text. */
  wrap?: ((text: string) => string) | undefined;
  /** Whether each of its lines is a value. */
  isList?: boolean;
  isSilent?: boolean;
  breaksLine?: boolean;
  /** The name by which items elsewhere refer to what is in it. */
  id?: string | undefined;
  /** The names of the elements that hold more of the item's properties. */
  references?: readonly string[];
}

/** Where an element is: the types of the item and the names of the property that it is in. */
export interface Place {
  types: readonly string[];
  names: readonly string[];
}

/** An open element that has marks. */
interface Open extends Marks {
  depth: number;
  names: readonly string[];
  text: string;
  item: Item | null;
  part: Part | null;
  /** Whether what comes of it belongs to other properties. */
  isEnded?: boolean;
}

/** How deep items and properties may be nested; no page of a cook's goes further. */
const OPEN_MAX = 40;
/** How many properties in properties: each of them copies the text of those in it. */
const NESTED_MAX = 6;

function addValue(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names.filter((each) => !each.startsWith("@"))) {
    const before = Object.hasOwn(item, name) ? item[name] : undefined;
    if (Array.isArray(before)) {
      before.push(value);
      continue;
    }
    Object.defineProperty(item, name, {
      value: before === undefined ? value : [before, value],
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}

const isIngredient = (name: string) => /ingredient/iu.test(name);
const isListed = (name: string) => /ingredient|instructions$/iu.test(name);
/** What ends a description that is around it: pages put the whole recipe there. */
const isFact = (name: string) => isListed(name) || /yield|time$|nutrition/iu.test(name);

/** Reads what the elements of a page say that have marks, as the page comes. */
export interface ItemReader {
  /** What items may refer to. */
  parts: ReadonlyMap<string, Part>;
  open(tag: string, attributes: Attributes): void;
  text(text: string): void;
  close(tag: string): void;
  /** The items that are no properties of others, also those whose elements have not ended. */
  end(): readonly Item[];
}

/** Starts to read items: microdata's, or those of any other marks. */
export function createItemReader(
  marksOf: (tag: string, attributes: Attributes, place: Place) => Marks,
): ItemReader {
  const items: Item[] = [];
  const parts = new Map<string, Part>();
  const open: Open[] = [];
  let depth = 0;
  /** Whether a part of a line has just ended: pages part "200", "g" and "flour" by style alone. */
  let isBehindPart = false;
  const above = createHeadingAbove();
  /** The heading above the first value of each list of an item; empty for none, or once it is told. */
  const headed = new WeakMap<Item, Map<string, string>>();
  /** The depth of the element whose text nobody sees; 0 for none. */
  let silentAt = 0;

  const ownerNow = () => open.findLast(({ item }) => item !== null)?.item ?? null;
  /** Adds to the item that is open, and to what it is in there that has a name. */
  const add = (names: readonly string[], value: unknown) => {
    for (const { item, part } of open.toReversed()) {
      if (part) addValue(part.values, names, value);
      if (item) return addValue(item, names, value);
    }
  };
  const addText = (text: string) => {
    // An outer property gets the text when the inner one ends.
    const last = open.findLast(({ names }) => names.length > 0);
    if (last && silentAt === 0 && !last.isEnded) last.text += text;
  };
  /** Adds the heading above a list's value, from the second of a list on: the first names the list. */
  const addHeading = (names: readonly string[]) => {
    const heading = above.take();
    const owner = ownerNow();
    const [name] = names.filter(isListed);
    if (!owner || name === undefined) return;
    const firsts = headed.get(owner) ?? new Map<string, string>();
    const first = firsts.get(name);
    headed.set(owner, firsts);
    if (first === undefined) firsts.set(name, heading);
    else if (heading !== "") {
      // With another one, the first names a group as well.
      if (first !== "") owner[name] = [`[${first}]`, ...listOf(owner[name])];
      firsts.set(name, "");
      add([name], `[${heading}]`);
    }
  };
  const startPart = (id: string) => {
    const owner = ownerNow();
    const within = open.flatMap((outer) => outer.part?.id ?? []);
    // What an item refers to within itself, it has already.
    if (parts.has(id) || owner?.["@itemref"]?.includes(id)) return;
    const part: Part = { id, within, at: parts.size, values: { "@type": [] } };
    parts.set(id, part);
    open.push({ depth, item: null, part, names: [], text: "" });
  };
  const startProperty = (marks: Marks) => {
    const isOwned = open.some(({ item, part }) => item !== null || part !== null);
    const nested = open.filter((outer) => outer.names.length > 0).length;
    const names = isOwned && nested < NESTED_MAX ? (marks.names ?? []) : [];
    if (names.some(isFact)) {
      for (const outer of open) outer.isEnded ||= outer.names.includes("description");
    }
    if (names.length > 0) addHeading(names);
    if (marks.types) {
      const item: Item = { "@type": marks.types };
      if (marks.references) item["@itemref"] = marks.references;
      if (names.length > 0) add(names, item);
      if (names.length === 0 || ownerNow() === null) items.push(item);
      open.push({ ...marks, depth, item, part: null, names, text: "" });
    } else if (names.length > 0) {
      if (marks.value) add(names, marks.value);
      else open.push({ ...marks, depth, item: null, part: null, names, text: "" });
    }
  };
  const endElement = ({ item, names, text, wrap, isList }: Open) => {
    if (names.length === 0) return;
    const said = wrap ? wrap(text) : text;
    const shown = said.replace(names.some(isIngredient) ? /\r/gu : /(?<![.!?:] ?)\r/gu, " ");
    if (item) item[SHOWN] = shown;
    else if (isList) {
      const lines = shown.split(/[\r\n]+/u).map((line) => line.trim());
      for (const line of lines.filter((each) => each !== "")) add(names, line);
    } else add(names, shown);
    addText(said);
  };

  const endElements = (least: number) => {
    while ((open.at(-1)?.depth ?? -1) >= least) {
      const last = open.pop();
      if (last) endElement(last);
    }
  };

  return {
    parts,
    open(tag, attributes) {
      depth += 1;
      const around = open.findLast(({ item, names }) => item !== null || names.length > 0);
      const place = { types: ownerNow()?.["@type"] ?? [], names: around?.names ?? [] };
      const marks = open.length < OPEN_MAX ? marksOf(tag, attributes, place) : {};
      if (silentAt === 0 && (isSilent(tag) || marks.isSilent)) silentAt = depth;
      addText(marks.breaksLine ? "\n" : isBehindPart && tag === "span" ? " " : partingOf(tag));
      isBehindPart = false;
      above.open(tag, (around?.item ?? null) !== null && !marks.names?.length);
      if (marks.id) startPart(marks.id);
      startProperty(marks);
    },
    // How the page's source is wrapped is not how it looks: a step's sentences are only parted there.
    text(text) {
      isBehindPart = false;
      if (silentAt === 0) above.text(text);
      addText(text.replaceAll("\n", "\r"));
    },
    close(tag) {
      endElements(depth);
      above.close(tag);
      if (silentAt === depth) silentAt = 0;
      if (tag !== "li") addText(partingOf(tag));
      isBehindPart = tag === "span";
      depth -= 1;
    },
    end() {
      endElements(0);
      return items;
    },
  };
}
