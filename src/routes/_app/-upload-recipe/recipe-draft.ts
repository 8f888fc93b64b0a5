import type { WrittenRecipe } from "#db/repositories/personal-recipe-repository.ts";
import type { EquipmentId } from "#domain/catalogue.ts";
import type { MealType } from "#domain/meal-types.ts";
import { typedText } from "#domain/typed-text.ts";

/** One row of a list in the form. `key` identifies it while rows are typed, added and removed. */
export interface IngredientRow {
  key: string;
  name: string;
  amount: string;
}
export interface StepRow {
  key: string;
  text: string;
}

/** The contents of the personal recipe form. */
export interface RecipeDraft {
  title: string;
  blurb: string;
  mealType: MealType;
  equipment: EquipmentId[];
  ingredients: IngredientRow[];
  steps: StepRow[];
  /** Where the recipe is from; empty for none. */
  source: string;
  /** What came with the recipe and has no other field. */
  note: string;
  /** The cook's tags on it. */
  tags: string[];
  /** The name of its photo; empty for none. */
  photo: string;
}

export function emptyDraft(newKey: () => string): RecipeDraft {
  return {
    title: "",
    blurb: "",
    mealType: "dinner",
    equipment: [],
    ingredients: [{ key: newKey(), name: "", amount: "" }],
    steps: [{ key: newKey(), text: "" }],
    source: "",
    note: "",
    tags: [],
    photo: "",
  };
}

/** Makes a draft of a stored recipe, to edit or copy it. */
export function draftOf(recipe: Omit<WrittenRecipe, "id">, newKey: () => string): RecipeDraft {
  const empty = emptyDraft(newKey);
  const ingredients = recipe.ingredients.map(({ name, amount }) => ({
    key: newKey(),
    name,
    amount,
  }));
  const steps = recipe.instructions.map((text) => ({ key: newKey(), text }));
  return {
    title: recipe.title,
    blurb: recipe.blurb,
    mealType: recipe.mealType,
    equipment: [...recipe.equipment],
    ingredients: ingredients.length > 0 ? ingredients : empty.ingredients,
    steps: steps.length > 0 ? steps : empty.steps,
    source: recipe.source ?? "",
    note: recipe.note ?? "",
    tags: [...(recipe.tags ?? [])],
    photo: recipe.photo ?? "",
  };
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}

/** What is wrong, in words for the cook, and where. */
export type DraftProblem =
  | { field: "title"; message: "Recipe title is required" }
  | { field: "blurb"; message: "Recipe description is required" }
  | { field: "ingredients"; message: "All ingredients must have both name and amount" }
  | { field: "steps"; message: "All instructions must be filled out" };

export function draftProblem(draft: RecipeDraft): DraftProblem | null {
  if (isBlank(draft.title)) return { field: "title", message: "Recipe title is required" };
  if (isBlank(draft.blurb)) return { field: "blurb", message: "Recipe description is required" };
  if (draft.ingredients.some(({ name, amount }) => isBlank(name) || isBlank(amount))) {
    return { field: "ingredients", message: "All ingredients must have both name and amount" };
  }
  if (draft.steps.some(({ text }) => isBlank(text))) {
    return { field: "steps", message: "All instructions must be filled out" };
  }
  return null;
}

/** Makes the meal of a draft that has no problems. */
export function recipeFrom(draft: RecipeDraft, id: string): WrittenRecipe {
  return {
    id,
    title: typedText(draft.title),
    blurb: typedText(draft.blurb),
    mealType: draft.mealType,
    equipment: [...new Set(draft.equipment)],
    ingredients: draft.ingredients.map(({ name, amount }) => ({
      name: typedText(name),
      amount: typedText(amount),
    })),
    instructions: draft.steps.map(({ text }) => typedText(text)),
    source: typedText(draft.source),
    note: typedText(draft.note),
    tags: [...draft.tags],
    photo: draft.photo,
  };
}

/** `rows` with a new one after the row named, up to `max` rows. */
export function addRowAfter<Row extends { key: string }>(
  rows: readonly Row[],
  key: string,
  row: Row,
  max: number,
): Row[] {
  if (rows.length >= max) return [...rows];
  const at = rows.findIndex((other) => other.key === key);
  return rows.toSpliced(at < 0 ? rows.length : at + 1, 0, row);
}

/** `rows` without the row named; the only row stays. */
export function removeRow<Row extends { key: string }>(rows: readonly Row[], key: string): Row[] {
  return rows.length > 1 ? rows.filter((row) => row.key !== key) : [...rows];
}
