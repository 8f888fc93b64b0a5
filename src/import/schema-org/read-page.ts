import { isCookable } from "../formats/values.ts";
import { type ImportedRecipe, NOTHING_IMPORTED } from "../imported-recipe.ts";
import { attributeMarks } from "./attribute-marks.ts";
import { classMarks } from "./class-marks.ts";
import { createParser } from "./create-parser.ts";
import { createItemReader } from "./items.ts";
import { findRecipes, type Node } from "./nodes.ts";
import { parseJsonLd } from "./parse-json-ld.ts";
import { plainLine } from "./plain-text.ts";
import { readSchemaRecipe } from "./read-recipe.ts";

/** How much of a recipe there is: with ingredients and steps before those without, then by length. */
function fullness({ ingredients, steps, description }: ImportedRecipe): number {
  const lines = [...ingredients, ...steps].flatMap((section) => section.lines);
  const parts = Number(ingredients.length > 0) + Number(steps.length > 0);
  return parts * 1e9 + lines.join("").length + description.length;
}

function isWhole({ ingredients, steps }: ImportedRecipe): boolean {
  return ingredients.length > 0 && steps.length > 0;
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
 * Starts to read a page: its recipes in JSON-LD, and in microdata or RDFa. If none of these is whole,
 * also those in microformats and in the cards of WordPress's plugins.
 * @param address where the page is; empty if that isn't known
 */
export function createPageReader(address: string): PageReader {
  const found: ImportedRecipe[] = [];
  const marked = createItemReader(attributeMarks);
  const styled = createItemReader(classMarks);
  let script: string | null = null;
  let title: string | null = null;
  const titles: string[] = [];
  let site = "";

  const read = (nodes: readonly Node[]) => nodes.map((node) => readSchemaRecipe(node, address));

  const parser = createParser({
    onopentag(tag, attributes) {
      if (tag === "script" && /ld\+json/iu.test(attributes["type"] ?? "")) script = "";
      if (tag === "title" || tag === "h1") title = "";
      if (tag === "meta" && attributes["property"] === "og:title") {
        titles.unshift(attributes["content"] ?? "");
      }
      if (tag === "meta" && attributes["property"] === "og:site_name") {
        site = attributes["content"] ?? "";
      }
      marked.open(tag, attributes);
      styled.open(tag, attributes);
    },
    ontext(text) {
      if (script !== null) script += text;
      else {
        if (title !== null) title += text;
        marked.text(text);
        styled.text(text);
      }
    },
    onclosetag(tag) {
      if (tag === "script" && script !== null) {
        found.push(...read(findRecipes(parseJsonLd(script))));
        script = null;
      }
      if ((tag === "title" || tag === "h1") && title !== null) {
        titles.push(title);
        title = null;
      }
      marked.close(tag);
      styled.close(tag);
    },
  });

  return {
    write: (html) => parser.write(html),
    isComplete: () => found.some(isWhole),
    recipes() {
      parser.end();
      const described = [...found, ...read(findRecipes(marked.end(), marked.parts))];
      const shown = described.some(isWhole) ? [] : read(findRecipes(styled.end()));
      const [named = ""] = titles.map(plainLine).filter(Boolean);
      const all = [
        ...described.filter((recipe) => recipe.title !== "" || isCookable(recipe)),
        ...shown.filter(isCookable),
      ]
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
