import type { AllergenId, DietId, EquipmentId } from "./catalogue.ts";
import type { UserDocument } from "./user-document.ts";

/** The choices of each kind. */
export interface PreferenceOptions {
  allergies: AllergenId;
  diet: DietId;
  equipment: EquipmentId;
}

/**
 * What a cook avoids, how they eat, and what their kitchen has. An empty equipment list means that
 * they have not said, so every tool counts as present. This is the one shape used everywhere; only
 * the user document (`preferencesOf`, `PREFERENCE_FIELDS`) and the request to the recipe service
 * (recipe-service.ts) use other names.
 */
export type Preferences = {
  readonly [Kind in keyof PreferenceOptions]: readonly PreferenceOptions[Kind][];
} & {
  /** Whether there may be more that the cook avoids: it is still to be fetched, or can't be read. */
  readonly isPartial?: boolean | undefined;
};

/** No preferences, for comparison only; never a substitute for a cook's unknown ones. */
export const NO_PREFERENCES: Preferences = { allergies: [], diet: [], equipment: [] };

/** The names of these fields in the user document. */
export const PREFERENCE_FIELDS = {
  allergies: "allergies",
  diet: "diet",
  equipment: "cookingEquipment",
} as const satisfies Record<keyof PreferenceOptions, keyof UserDocument>;

/** The preferences in a user document; the lists are the document's own, not copies. */
export function preferencesOf(
  user: Pick<UserDocument, (typeof PREFERENCE_FIELDS)[keyof PreferenceOptions]> & {
    isPartial?: boolean | undefined;
  },
): Preferences {
  return {
    ...(user.isPartial && { isPartial: true }),
    allergies: user[PREFERENCE_FIELDS.allergies],
    diet: user[PREFERENCE_FIELDS.diet],
    equipment: user[PREFERENCE_FIELDS.equipment],
  };
}

/** Whether no preference restricts what the cook may be shown. */
export function isUnrestricted({ allergies, diet, equipment }: Preferences): boolean {
  return allergies.length + diet.length + equipment.length === 0;
}
