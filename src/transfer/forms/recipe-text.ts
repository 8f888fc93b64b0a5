import type { Meal } from "#domain/entities.ts";

/** A recipe to take along; the last two, where it is from and what came with it, own ones may have. */
export type TakenRecipe = Pick<
  Meal,
  "title" | "blurb" | "ingredients" | "instructions" | "mealType" | "equipment"
> & { source?: string | undefined; note?: string | undefined };

/** An ingredient in one line: "200 g flour". */
export function ingredientLine({ amount, name }: TakenRecipe["ingredients"][number]): string {
  return amount === "" ? name : `${amount} ${name}`;
}

/** A recipe as plain text, to read, to send, or to paste into another app. */
export function recipeText(recipe: TakenRecipe): string {
  const { title, blurb, ingredients, instructions, source = "", note = "" } = recipe;
  const list = ingredients.map((each) => `- ${ingredientLine(each)}`);
  const steps = instructions.map((step, nth) => `${nth + 1}. ${step}`);
  const parts = [
    title,
    blurb,
    list.length === 0 ? "" : ["Ingredients", ...list].join("\n"),
    steps.length === 0 ? "" : ["Method", ...steps].join("\n"),
    note,
    source === "" ? "" : `From ${source}`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
