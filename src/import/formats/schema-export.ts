import { NOTHING_IMPORTED, type ImportedRecipe } from "../imported-recipe.ts";
import { isNode, isOfType, listOf, textsIn, type Node } from "../schema-org/nodes.ts";
import { plainLine } from "../schema-org/plain-text.ts";
import { readSchemaRecipe } from "../schema-org/read-recipe.ts";
import {
  dayOf,
  headed,
  isObject,
  labelled,
  numberOf,
  ratingOf,
  type JsonObject,
} from "./values.ts";

/** The cook's own comments; "Author Notes" is what RecipeSage calls them. */
function commentsOf(node: Node): string[] {
  return listOf(node["comment"]).flatMap((comment) => {
    const text = textsIn(isNode(comment) ? comment["text"] : comment)
      .join("\n")
      .trim();
    const name = isNode(comment) ? textsIn(comment["name"]).join(" ").trim() : "";
    return name === "" || name === "Author Notes" ? [text] : headed(name, text);
  });
}

const isAddress = (text: string) => /^https?:\/\/\S+$/iu.test(text);

/** Whether a rating is of several people: then it is a page's, which an app has taken over. */
function isOfMany(rating: JsonObject | undefined): boolean {
  const counts = ["ratingCount", "reviewCount"].map((key) => numberOf(rating?.[key]) ?? 0);
  return counts.some((count) => count > 1);
}

/**
 * Reads a schema.org/Recipe that an app has exported (RecipeSage, Nextcloud Cookbook and others), with
 * what a page has not: the rating is the cook's own, comments are notes, and "[Sauce]" among the
 * ingredients is a heading. Null for anything else.
 */
export function readSchemaExport(json: JsonObject): ImportedRecipe | null {
  if (!isOfType(json, "Recipe")) return null;
  const rated = listOf(json["aggregateRating"]).find(isObject);
  const isOwn = !isOfMany(rated);
  const basedOn = textsIn(json["isBasedOn"]).map(plainLine);
  const recipe = readSchemaRecipe(
    { ...json, aggregateRating: isOwn ? undefined : rated },
    basedOn.find(isAddress) ?? "",
  );
  const credit = textsIn(json["creditText"]).map(plainLine).filter(Boolean).join(", ");
  return {
    ...NOTHING_IMPORTED,
    ...recipe,
    note: [
      ...commentsOf(json),
      ...recipe.note,
      ...labelled({ Added: dayOf(json["dateCreated"]) }),
    ].filter((paragraph) => paragraph !== ""),
    source: {
      ...recipe.source,
      // A book or a person, where it isn't a page.
      name: [credit, recipe.source.name, ...basedOn.filter((text) => !isAddress(text))]
        .filter((name) => name !== "")
        .join(", "),
    },
    rating: isOwn ? ratingOf(rated?.["ratingValue"]) : null,
  };
}
