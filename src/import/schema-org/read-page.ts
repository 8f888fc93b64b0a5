import { isCookable } from "../formats/values.ts";
import { type ImportedRecipe, NOTHING_IMPORTED } from "../imported-recipe.ts";
import { attributeMarks } from "./attribute-marks.ts";
import { classMarks } from "./class-marks.ts";
import { createParser } from "./create-parser.ts";
import { createEmbeddedJson } from "./embedded-json.ts";
import { type Attributes, createItemReader } from "./items.ts";
import { likelyRecipe, likelyRecipes } from "./likely-recipe.ts";
import { eachOnce, withCards } from "./merge-recipes.ts";
import { findRecipes, type Node } from "./nodes.ts";
import { createPageFacts } from "./page-facts.ts";
import { parseJsonLd, pushedJsonLd } from "./parse-json-ld.ts";
import { notesIn, readSchemaRecipe } from "./read-recipe.ts";
import { createShownReader } from "./shown-recipe.ts";

function isWhole({ ingredients, steps }: ImportedRecipe): boolean {
  return ingredients.length > 0 && steps.length > 0;
}

/**
 * How much of a recipe there is: with ingredients and steps before those without, then what the page is
 * about before others, then by length.
 */
function fullness({ ingredients, steps, description }: ImportedRecipe, isMain: boolean): number {
  const lines = [...ingredients, ...steps].flatMap((section) => section.lines);
  const parts = Number(ingredients.length > 0) + Number(steps.length > 0);
  return parts * 1e9 + Number(isMain) * 1e8 + lines.join("").length + description.length;
}

/** Whether an element loads what shows a plugin's card, which tells more than JSON-LD does. */
function loadsCard(tag: string, { id = "", href = "", src = "" }: Attributes): boolean {
  if (tag !== "link" && tag !== "script" && tag !== "style") return false;
  return /wp-recipe-maker|wprm|tasty-recipes|mediavine-create|mv-create/u.test(id + href + src);
}

/** Reads a page as it comes, piece by piece. */
export interface PageReader {
  write(html: string): void;
  /** Whether a whole recipe has been read that the page is about. */
  isEnough(): boolean;
  /** Whether the rest of the page is not needed: there is enough, and no card is still to come. */
  isComplete(): boolean;
  /**
   * The recipes of the page, the fullest first, and of whole ones that which the page is about. A page
   * without one gives its title, with a problem.
   */
  recipes(): ImportedRecipe[];
}

/**
 * Starts to read a page. Its recipes are looked for in these places, each only if no recipe of those before
 * is whole:
 * - JSON-LD, microdata and RDFa;
 * - microformats, and the cards of WordPress's plugins;
 * - the data that the page is drawn of;
 * - what the page shows below headings of ingredients and steps.
 *
 * What a card says beyond a recipe that is whole is added to it.
 * @param address where the page is; empty if that isn't known
 */
export function createPageReader(address: string): PageReader {
  const found: ImportedRecipe[] = [];
  const marked = createItemReader(attributeMarks);
  const styled = createItemReader(classMarks);
  const embedded = createEmbeddedJson();
  const plainly = createShownReader();
  const facts = createPageFacts(address);
  let script: string | null = null;
  /** What kind of JSON the script is by its type; empty for code. */
  let json = "";
  let hasCard = false;

  const read = (node: Node) => readSchemaRecipe(node, facts.address());
  const readJsonLd = (json: string) => found.push(...findRecipes(parseJsonLd(json)).map(read));
  const isMain = (recipe: ImportedRecipe) => facts.isAbout(recipe.title);

  const parser = createParser({
    onopentag(tag, attributes) {
      if (tag === "script") {
        script = "";
        json = /(?:ld\+)?json/iu.exec(attributes["type"] ?? "")?.[0].toLowerCase() ?? "";
      }
      hasCard ||= loadsCard(tag, attributes);
      facts.open(tag, attributes);
      marked.open(tag, attributes);
      styled.open(tag, attributes);
      plainly.open(tag);
    },
    ontext(text) {
      if (script !== null) script += text;
      else {
        facts.text(text);
        marked.text(text);
        styled.text(text);
        plainly.text(text);
      }
    },
    onclosetag(tag) {
      if (tag === "script" && script !== null) {
        if (json === "ld+json") readJsonLd(script);
        else {
          pushedJsonLd(script).forEach(readJsonLd);
          embedded.read(script, json === "json");
        }
        script = null;
      }
      facts.close(tag);
      marked.close(tag);
      styled.close(tag);
      plainly.close(tag);
    },
  });

  const isEnough = () => found.some((recipe) => isWhole(recipe) && isMain(recipe));

  return {
    write: (html) => parser.write(html),
    isEnough,
    isComplete: () => !hasCard && isEnough(),
    recipes() {
      parser.end();
      const described = [...found, ...findRecipes(marked.end(), marked.parts).map(read)];
      const cards = findRecipes(styled.end())
        .map((node) => ({ recipe: read(node), notes: notesIn(node) }))
        .filter(({ recipe }) => isCookable(recipe));
      const shown = described.some(isWhole) ? [] : cards.map(({ recipe }) => recipe);
      // Where the page names its recipe, others in its data are links.
      const isNamed = described.some(isCookable);
      const drawn = [...described, ...shown].some(isWhole)
        ? []
        : embedded
            .data()
            .flatMap((data) => [...findRecipes(data), ...likelyRecipes(data, likelyRecipe)])
            .map(read)
            .filter((recipe) => !isNamed || isMain(recipe));
      const told = [...described, ...shown, ...drawn];
      const named = described.find(isCookable)?.title || facts.title();
      const plain = told.some(isWhole) ? [] : plainly.recipes(named);
      const all = [...told, ...plain]
        .filter((recipe) => recipe.title !== "" || isCookable(recipe))
        .map((recipe) => ({ recipe, rank: fullness(recipe, isMain(recipe)) }))
        .toSorted((one, other) => other.rank - one.rank)
        .map(({ recipe }) => ({
          ...recipe,
          title: facts.withoutSite(recipe.title) || facts.title(),
          source: {
            name: recipe.source.name || facts.siteName(),
            url: recipe.source.url || facts.address(),
          },
        }));
      const recipes = withCards(eachOnce(all), cards);
      // Beside a recipe, those that have only a title are links to others.
      const cookable = recipes.filter(isCookable);
      if (recipes.length > 0) return cookable.length > 0 ? cookable : recipes;
      return [
        {
          ...NOTHING_IMPORTED,
          title: facts.title(),
          source: { name: facts.siteName(), url: facts.address() },
          problems: ["The page holds no recipe that could be read"],
        },
      ];
    },
  };
}
