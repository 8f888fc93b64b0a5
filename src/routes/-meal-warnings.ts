import { labelOf } from "#domain/catalogue.ts";
import type { Meal, UserDocument } from "#domain/entities.ts";
import { conflicts } from "#domain/screen.ts";

/** What a cook avoids and has, as their document holds it. */
export type Avoids = Pick<UserDocument, "allergies" | "diet" | "cookingEquipment">;

/** What of a meal can be against a cook; an idea has no more than its words. */
export type Warned = Pick<Meal, "title" | "blurb" | "ingredients" | "instructions" | "equipment">;

export interface MealWarning {
  text: string;
  /** Something the cook avoids is in it; otherwise the kitchen only lacks a tool. */
  isAvoided: boolean;
}

/** What in a meal is against the cook's allergies, diet or equipment, in words; empty for nothing. */
export function warningsFor(meal: Warned, avoids: Avoids): MealWarning[] {
  const { allergies, diet, cookingEquipment: equipment } = avoids;
  if (allergies.length + diet.length + equipment.length === 0) return [];
  const found = conflicts(meal, { allergies, diet, equipment });
  const word = (id: string) => labelOf(id).toLowerCase();
  return [
    ...found.allergens.map(({ id, because }) => ({
      text: `Contains ${word(id)}: ${because}`,
      isAvoided: true,
    })),
    ...found.diets.map(({ id, because }) => ({
      text: `Not ${word(id)}: ${because}`,
      isAvoided: true,
    })),
    ...found.equipment.map(({ id }) => ({
      text: `You have no ${word(id)}`,
      isAvoided: false,
    })),
  ];
}
