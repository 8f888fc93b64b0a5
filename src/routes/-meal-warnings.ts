import { labelOf } from "#domain/catalogue.ts";
import type { Meal, UserDocument } from "#domain/entities.ts";
import { conflicts } from "#domain/screen.ts";

/** What a cook avoids and has, as their document holds it. */
export type Avoids = Pick<UserDocument, "allergies" | "diet" | "cookingEquipment">;

/** What in a meal is against the cook's allergies, diet or equipment, in words; empty for nothing. */
export function warningsFor(meal: Meal, avoids: Avoids): string[] {
  const { allergies, diet, cookingEquipment: equipment } = avoids;
  if (allergies.length + diet.length + equipment.length === 0) return [];
  const found = conflicts(meal, { allergies, diet, equipment });
  return [
    ...found.allergens.map(({ id, because }) => `Contains ${labelOf(id).toLowerCase()}: ${because}`),
    ...found.diets.map(({ id, because }) => `Not ${labelOf(id).toLowerCase()}: ${because}`),
    ...found.equipment.map(({ id }) => `Needs a ${labelOf(id).toLowerCase()}`),
  ];
}
