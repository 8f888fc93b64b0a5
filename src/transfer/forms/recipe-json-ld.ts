import { labelOf } from "#domain/catalogue.ts";

import { ingredientLine, type TakenRecipe } from "./recipe-text.ts";

/** A recipe in the vocabulary of schema.org, which other recipe apps read. */
export function recipeJsonLd(recipe: TakenRecipe): object {
  const { title, blurb, ingredients, instructions, mealType, equipment } = recipe;
  const { source = "", note = "", tags = [] } = recipe;
  return {
    "@type": "Recipe",
    name: title,
    ...(blurb === "" ? {} : { description: blurb }),
    recipeCategory: mealType,
    ...(tags.length === 0 ? {} : { keywords: tags.join(", ") }),
    recipeIngredient: ingredients.map(ingredientLine),
    recipeInstructions: instructions.map((text) => ({ "@type": "HowToStep", text })),
    ...(equipment.length === 0
      ? {}
      : { tool: equipment.map((id) => ({ "@type": "HowToTool", name: labelOf(id) })) }),
    ...(source === "" ? {} : { isBasedOn: source }),
    ...(note === "" ? {} : { comment: { "@type": "Comment", text: note } }),
  };
}

/** A file of JSON-LD that holds one recipe. */
export function jsonLdFile(recipe: TakenRecipe): string {
  return JSON.stringify({ "@context": "https://schema.org", ...recipeJsonLd(recipe) }, null, 2);
}
