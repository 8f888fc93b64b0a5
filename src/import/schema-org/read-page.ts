import { Parser } from "htmlparser2";

import { type ImportedRecipe, NOTHING_IMPORTED } from "../imported-recipe.ts";
import { findRecipes } from "./nodes.ts";
import { parseJsonLd } from "./parse-json-ld.ts";
import { breaksLine, plainLine } from "./plain-text.ts";
import { readSchemaRecipe } from "./read-recipe.ts";

/** A node of microdata while it is read. */
interface Item {
  "@type": string[];
  [property: string]: unknown;
}

/** An open element that microdata cares for: a new item, or a property whose value is its text. */
interface Open {
  depth: number;
  item: Item | null;
  names: readonly string[];
  text: string;
}

/** Where microdata keeps a value that isn't the element's text. */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  meta: "content",
  time: "datetime",
  link: "href",
  a: "href",
  img: "src",
  data: "value",
};
/** How deep items and properties may be nested; no page of a cook's goes further. */
const OPEN_MAX = 40;

function addValue(item: Item, names: readonly string[], value: unknown): void {
  for (const name of names.filter((each) => !each.startsWith("@"))) {
    const before = Object.hasOwn(item, name) ? item[name] : undefined;
    Object.defineProperty(item, name, {
      value:
        before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value],
      writable: true,
      enumerable: true,
      configurable: true,
    });
  }
}

/** How much of a recipe there is: with ingredients and steps before those without, then by length. */
function fullness({ ingredients, steps, description }: ImportedRecipe): number {
  const lines = [...ingredients, ...steps].flatMap((section) => section.lines);
  const parts = Number(ingredients.length > 0) + Number(steps.length > 0);
  return parts * 1e9 + lines.join("").length + description.length;
}

/** Reads a page as it comes, piece by piece. */
export interface PageReader {
  write(html: string): void;
  /** Whether a whole recipe has been read: the rest of the page is not needed. */
  isComplete(): boolean;
  /**
   * The recipes of the page, the fullest first. A page without one gives its title, with a problem.
   */
  recipes(): ImportedRecipe[];
}

/**
 * Starts to read a page: its recipes in JSON-LD and in microdata.
 * @param address where the page is; empty if that isn't known
 */
export function createPageReader(address: string): PageReader {
  const found: ImportedRecipe[] = [];
  const items: Item[] = [];
  const open: Open[] = [];
  let depth = 0;
  let script: string | null = null;
  let title: string | null = null;
  const titles: string[] = [];
  let site = "";

  const startProperty = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const names = (attributes["itemprop"] ?? "").split(/\s+/u).filter(Boolean);
    const owner = open.findLast(({ item }) => item !== null)?.item ?? null;
    if (Object.hasOwn(attributes, "itemscope")) {
      const item: Item = { "@type": (attributes["itemtype"] ?? "").split(/\s+/u) };
      if (owner && names.length > 0) addValue(owner, names, item);
      else items.push(item);
      open.push({ depth, item, names: [], text: "" });
    } else if (owner && names.length > 0) {
      const attribute = VALUE_ATTRIBUTES[tag];
      // A line of the recipe that is a link is its words: "<a itemprop=recipeIngredient href=/leek>".
      const isWords =
        tag === "a" && names.some((name) => /ingredient|instruction|^name$/iu.test(name));
      const value =
        attributes["content"] ?? (attribute && !isWords ? attributes[attribute] : undefined);
      if (value === undefined) open.push({ depth, item: null, names, text: "" });
      else addValue(owner, names, value);
    }
  };
  const addText = (text: string) => {
    // An outer property gets the text when the inner one ends.
    const last = open.findLast(({ item }) => item === null);
    if (last) last.text += text;
  };
  const endProperty = () => {
    const ended = open.pop();
    if (!ended || ended.item) return;
    const owner = open.findLast(({ item }) => item !== null)?.item;
    if (owner) addValue(owner, ended.names, ended.text);
    addText(ended.text);
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      depth += 1;
      if (tag === "script" && /ld\+json/iu.test(attributes["type"] ?? "")) script = "";
      if (tag === "title" || tag === "h1") title = "";
      if (tag === "meta" && attributes["property"] === "og:title") {
        titles.unshift(attributes["content"] ?? "");
      }
      if (tag === "meta" && attributes["property"] === "og:site_name") {
        site = attributes["content"] ?? "";
      }
      if (breaksLine(tag)) addText("\n");
      if (open.length < OPEN_MAX) startProperty(tag, attributes);
    },
    ontext(text) {
      if (script !== null) script += text;
      else {
        if (title !== null) title += text;
        addText(text);
      }
    },
    onclosetag(tag) {
      if (tag === "script" && script !== null) {
        found.push(
          ...findRecipes(parseJsonLd(script)).map((node) => readSchemaRecipe(node, address)),
        );
        script = null;
      }
      if ((tag === "title" || tag === "h1") && title !== null) {
        titles.push(title);
        title = null;
      }
      if (open.at(-1)?.depth === depth) endProperty();
      if (breaksLine(tag)) addText("\n");
      depth -= 1;
    },
  });

  return {
    write: (html) => parser.write(html),
    isComplete: () =>
      found.some(({ ingredients, steps }) => ingredients.length > 0 && steps.length > 0),
    recipes() {
      parser.end();
      const marked = findRecipes(items).map((node) => readSchemaRecipe(node, address));
      const all = [...found, ...marked]
        .filter(
          ({ title: name, ingredients, steps }) =>
            name !== "" || ingredients.length + steps.length > 0,
        )
        .toSorted((one, other) => fullness(other) - fullness(one))
        .map((recipe) =>
          recipe.source.name === ""
            ? { ...recipe, source: { ...recipe.source, name: plainLine(site) } }
            : recipe,
        );
      if (all.length > 0)
        return all.filter((recipe, at) => !isToldBefore(recipe, all.slice(0, at)));
      const [named = ""] = titles.map(plainLine).filter(Boolean);
      return [
        {
          ...NOTHING_IMPORTED,
          title: named,
          source: { name: plainLine(site), url: address },
          problems: ["The page holds no recipe that could be read"],
        },
      ];
    },
  };
}

/** Whether a fuller recipe of the same page is the same one: pages tell it in both forms. */
function isToldBefore(recipe: ImportedRecipe, fuller: readonly ImportedRecipe[]): boolean {
  const name = recipe.title.toLowerCase();
  return fuller.some(({ title }) => title.toLowerCase() === name);
}
