import type { Meal } from "#domain/entities.ts";

/** A recipe to take along; `note` is what came with it when it was imported. */
export type TakenRecipe = Pick<
  Meal,
  "title" | "blurb" | "ingredients" | "instructions" | "mealType" | "equipment"
> & { note?: string | undefined };

/** An ingredient in one line: "200 g flour". */
export function ingredientLine({ amount, name }: TakenRecipe["ingredients"][number]): string {
  return amount === "" ? name : `${amount} ${name}`;
}

/** A recipe as plain text, to read, to send, or to paste into another app. */
export function recipeText({ title, blurb, ingredients, instructions, note }: TakenRecipe): string {
  const list = ingredients.map((each) => `- ${ingredientLine(each)}`);
  const steps = instructions.map((step, nth) => `${nth + 1}. ${step}`);
  const parts = [
    title,
    blurb,
    list.length === 0 ? "" : ["Ingredients", ...list].join("\n"),
    steps.length === 0 ? "" : ["Method", ...steps].join("\n"),
    note ?? "",
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
