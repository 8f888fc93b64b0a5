import type { Element } from "domhandler";

import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import { elementsOf, findAll, hasClass, isNamed, linesOf, shownText } from "./html.ts";
import { labelled, ratingOf, sectionsOf, yieldOf } from "./values.ts";

/** Whether a page is Copy Me That's export: `recipes.html`, alone or in a zip. */
export function isCopyMeThat(html: string): boolean {
  return /name\s*=\s*["']copymethat_class_id|id\s*=\s*["']?recipeIn(?:gredients|structions)\b/iu.test(
    html,
  );
}

/** Reads Copy Me That's export: an element for each recipe, whose parts are named by ids. */
export function* readCopyMeThat(html: string): Generator<ImportedRecipe> {
  for (const element of elementsOf(html, (one) => one.name === "div" && hasClass(one, "recipe"))) {
    yield readRecipe(element);
  }
}

const BLOCK = new Set(["li", "div"]);

/** The lines of a list, with its subheaders as headings. */
function listLines(list: Element | undefined): string[] {
  if (!list) return [];
  return findAll(list, ({ name }) => BLOCK.has(name)).map((item) => {
    const text = shownText(item);
    const isHeading = /_subheader(?:\s|$)/u.test(item.attribs["class"] ?? "");
    return isHeading && text !== "" ? `[${text.replace(/:$/u, "")}]` : text;
  });
}

function readRecipe(element: Element): ImportedRecipe {
  const part = (name: string) => findAll(element, (one) => isNamed(one, name))[0];
  const text = (name: string) => shownText(part(name));
  const people = yieldOf(text("recipeYield") || text("servings").replace(/^servings:\s*/iu, ""));
  const link = part("original_link");
  const url = link?.attribs["href"] ?? "";
  const rating = text("ratingValue") || text("rating").replace(/\D/gu, "").slice(0, 1);
  return {
    ...NOTHING_IMPORTED,
    title: text("name"),
    description: text("description"),
    serves: people.serves,
    ingredients: sectionsOf(listLines(part("recipeIngredients"))),
    steps: sectionsOf(listLines(part("recipeInstructions"))),
    tags: [
      ...new Set(findAll(element, (one) => hasClass(one, "recipeCategory")).map(shownText)),
      ...(part("starred") ? ["Favourite"] : []),
    ].filter((tag) => tag !== "" && !/^tags:$/iu.test(tag)),
    note: [
      linesOf(part("recipeNotes")).join("\n"),
      ...people.note,
      ...labelled({ "Made this": text("made_this") === "" ? "" : "yes" }),
    ].filter((paragraph) => paragraph !== ""),
    source: { name: shownText(link) === url ? "" : shownText(link), url },
    rating: ratingOf(rating),
    pictures: findAll(element, (one) => hasClass(one, "recipeImage")).flatMap(
      ({ attribs }) => attribs["src"] ?? [],
    ),
  };
}
