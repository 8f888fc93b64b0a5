import type { Meal, PersonalRecipe } from "#domain/entities.ts";

/** A recipe to take along; own ones may have where it is from, what came with it, and tags. */
export type TakenRecipe = Pick<
  Meal,
  "title" | "blurb" | "ingredients" | "instructions" | "mealType" | "equipment"
> &
  Partial<Pick<PersonalRecipe, "source" | "note" | "tags">>;

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
