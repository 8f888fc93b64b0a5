import type { Scope } from "./collections.ts";
import type { MealMark, Settings } from "./entities.ts";
import type { UserDocument } from "./user-document.ts";

type FieldScopes<D> = Record<keyof D, Scope | "both">;

/** Whose each field is, of documents that several scopes write. */
export const FIELD_SCOPES = {
  users: {
    favorites: "person",
    current_meals: "kitchen",
    allergies: "person",
    diet: "person",
    cookingEquipment: "kitchen",
    lastPlanDefaults: "person",
    shoppingList: "kitchen",
    storedMeals: "kitchen",
    updatedAt: "both",
  },
  settings: {
    id: "both",
    units: "person",
    sharing: "person",
    serves: "kitchen",
    updatedAt: "both",
  },
  mealMarks: {
    id: "both",
    stars: "everyone",
    favored: "everyone",
    reported: "everyone",
    hides: "person",
    shared: "everyone",
    updatedAt: "both",
  },
} as const satisfies {
  users: FieldScopes<UserDocument>;
  settings: FieldScopes<Settings>;
  mealMarks: FieldScopes<MealMark>;
};
