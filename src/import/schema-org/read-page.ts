import { Parser } from "htmlparser2";

import { type ImportedRecipe, NOTHING_IMPORTED } from "../imported-recipe.ts";
import { findRecipes, SHOWN } from "./nodes.ts";
import { parseJsonLd } from "./parse-json-ld.ts";
import { breaksLine, isSilent, plainLine } from "./plain-text.ts";
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
 * Starts to read a page: its recipes in JSON-LD, and in microdata or RDFa.
 * @param address where the page is; empty if that isn't known
 */
export function createPageReader(address: string): PageReader {
  const found: ImportedRecipe[] = [];
  const items: Item[] = [];
  const open: Open[] = [];
  let depth = 0;
  /** How many elements are open whose text nobody sees. */
  let silent = 0;
  let script: string | null = null;
  let title: string | null = null;
  const titles: string[] = [];
  let site = "";

  const startProperty = (tag: string, attributes: Readonly<Record<string, string>>) => {
    // RDFa's attributes mean the same, as far as recipes go.
    const { itemprop, property, itemtype, typeof: type } = attributes;
    const names = (itemprop ?? property ?? "")
      .split(/\s+/u)
      .filter((name) => name !== "" && !/^(?:og|fb|article):/u.test(name));
    const owner = open.findLast(({ item }) => item !== null)?.item ?? null;
    if (Object.hasOwn(attributes, "itemscope") || type) {
      const item: Item = { "@type": (itemtype ?? type ?? "").split(/\s+/u) };
      if (owner && names.length > 0) addValue(owner, names, item);
      else items.push(item);
      open.push({ depth, item, names: owner ? names : [], text: "" });
    } else if (owner && names.length > 0) {
      const attribute = VALUE_ATTRIBUTES[tag];
      // A link is its words, unless an address is asked for: "<a itemprop=recipeIngredient href=/leek>".
      const isWords = tag === "a" && !names.some((name) => /url|image|video/iu.test(name));
      const value = attributes["content"] || (attribute && !isWords && attributes[attribute]);
      if (value) addValue(owner, names, value);
      else open.push({ depth, item: null, names, text: "" });
    }
  };
  const addText = (text: string) => {
    // An outer property gets the text when the inner one ends.
    const last = open.findLast(({ names }) => names.length > 0);
    if (last && silent === 0) last.text += text;
  };
  const endProperty = () => {
    const { item = null, names = [], text = "" } = open.pop() ?? {};
    if (names.length === 0) return;
    const shown = text.replace(names.some(isIngredient) ? /\r/gu : /(?<![.!?:] ?)\r/gu, " ");
    const owner = open.findLast((outer) => outer.item !== null)?.item;
    if (item) item[SHOWN] = shown;
    else if (owner) addValue(owner, names, shown);
    addText(text);
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
      if (isSilent(tag)) silent += 1;
      if (breaksLine(tag)) addText("\n");
      if (open.length < OPEN_MAX) startProperty(tag, attributes);
    },
    ontext(text) {
      if (script !== null) script += text;
      else {
        if (title !== null) title += text;
        // How the page's source is wrapped is not how it looks: a step's sentences are only parted there.
        addText(text.replaceAll("\n", "\r"));
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
      if (isSilent(tag)) silent -= 1;
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
      const [named = ""] = titles.map(plainLine).filter(Boolean);
      const all = [...found, ...marked]
        .filter(
          ({ title: name, ingredients, steps }) =>
            name !== "" || ingredients.length + steps.length > 0,
        )
        .toSorted((one, other) => fullness(other) - fullness(one))
        .map((recipe) => ({
          ...recipe,
          title: recipe.title || named,
          source: { ...recipe.source, name: recipe.source.name || plainLine(site) },
        }));
      if (all.length > 0) return eachOnce(all);
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

/** The recipes by their titles: pages tell one in both forms, and what the fuller one lacks in the other. */
function eachOnce(recipes: readonly ImportedRecipe[]): ImportedRecipe[] {
  const byTitle = new Map<string, ImportedRecipe>();
  for (const recipe of recipes) {
    const name = recipe.title.toLowerCase();
    const fuller = byTitle.get(name) ?? recipe;
    const list = <Item>(one: readonly Item[], other: readonly Item[]) =>
      one.length > 0 ? one : other;
    byTitle.set(name, {
      ...fuller,
      description: fuller.description || recipe.description,
      serves: fuller.serves ?? recipe.serves,
      minutes: fuller.minutes ?? recipe.minutes,
      ingredients: list(fuller.ingredients, recipe.ingredients),
      steps: list(fuller.steps, recipe.steps),
      tags: list(fuller.tags, recipe.tags),
      note: list(fuller.note, recipe.note),
      pictures: list(fuller.pictures, recipe.pictures),
    });
  }
  return [...byTitle.values()];
}
