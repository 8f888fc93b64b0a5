import type { AllergenId, DietId, EquipmentId } from "./catalogue.ts";
import type { UserDocument } from "./entities.ts";

/** What a cook can choose of each kind. */
export interface PreferenceOptions {
  allergies: AllergenId;
  diet: DietId;
  equipment: EquipmentId;
}

/**
 * What a cook avoids, how they eat, and what their kitchen has; no equipment means that they have
 * not told, so every tool is taken to be there. The one shape of it everywhere: only the user
 * document (`preferencesOf`, `PREFERENCE_FIELDS`) and the request to the recipe service
 * (recipe-service.ts) have names of their own.
 */
export type Preferences = {
  readonly [Kind in keyof PreferenceOptions]: readonly PreferenceOptions[Kind][];
};

/**
 * A cook who has chosen nothing.
 * @internal for tests and tools: the app never makes preferences up
 */
export const NO_PREFERENCES: Preferences = { allergies: [], diet: [], equipment: [] };

/** What the user document and the mutation `setPreference` call each of them. */
export const PREFERENCE_FIELDS = {
  allergies: "allergies",
  diet: "diet",
  equipment: "cookingEquipment",
} as const satisfies Record<keyof Preferences, keyof UserDocument>;

/** The preferences in a user document; the lists are the document's own, not copies. */
export function preferencesOf(
  user: Pick<UserDocument, (typeof PREFERENCE_FIELDS)[keyof Preferences]>,
): Preferences {
  return {
    allergies: user[PREFERENCE_FIELDS.allergies],
    diet: user[PREFERENCE_FIELDS.diet],
    equipment: user[PREFERENCE_FIELDS.equipment],
  };
}

/** Whether nothing restricts what the cook may be shown. */
export function isUnrestricted({ allergies, diet, equipment }: Preferences): boolean {
  return allergies.length + diet.length + equipment.length === 0;
}
