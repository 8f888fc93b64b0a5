import { ALLERGEN_IDS, DIET_IDS, type AllergenId, type DietId } from "./catalogue.ts";
import type { UserDocument } from "./user-document.ts";

/*
 * What the cook avoids, kept separately from the user document. That document may be reverted for a
 * while by a stale read or a refused change, and a stated allergy must not be missing for an instant.
 */

/** An allergy or a diet; their ids differ. */
export type AvoidedId = AllergenId | DietId;

/** One choice of the cook's, from the arguments of `setPreference`; null for any other change. */
export function avoidedChoice(change: {
  name: string;
  args: unknown;
}): { id: AvoidedId; on: boolean } | null {
  if (change.name !== "setPreference") return null;
  const { id, on } = (change.args ?? {}) as { id?: unknown; on?: unknown };
  return isAvoidedId(id) && typeof on === "boolean" ? { id, on } : null;
}

function isAvoidedId(id: unknown): id is AvoidedId {
  return isAllergen(id) || isDiet(id);
}

function isAllergen(id: unknown): id is AllergenId {
  return (ALLERGEN_IDS as readonly unknown[]).includes(id);
}

function isDiet(id: unknown): id is DietId {
  return (DIET_IDS as readonly unknown[]).includes(id);
}

/** What is known after the cook has chosen. */
export function afterChoice(
  known: readonly AvoidedId[],
  { id, on }: { id: AvoidedId; on: boolean },
): AvoidedId[] {
  const others = known.filter((other) => other !== id);
  return on ? [...others, id] : others;
}

/**
 * What is known after a server state that is no older than the last one: what the user document holds,
 * and what was chosen in pending and parked changes.
 */
export function afterServerState(
  known: readonly AvoidedId[],
  user: Pick<UserDocument, "allergies" | "diet">,
  waiting: readonly { name: string; args: unknown }[],
): AvoidedId[] {
  const held = [...user.allergies, ...user.diet];
  const chosen = new Set<AvoidedId>();
  for (const change of waiting) {
    const choice = avoidedChoice(change);
    if (choice?.on) chosen.add(choice.id);
  }
  return [...held, ...known.filter((id) => chosen.has(id) && !held.includes(id))];
}

/**
 * The user document with everything that is known to be avoided: the same object if nothing is added.
 */
export function withAvoided(user: UserDocument, known: readonly AvoidedId[]): UserDocument {
  const missing = known.filter(
    (id) =>
      !(user.allergies as AvoidedId[]).includes(id) && !(user.diet as AvoidedId[]).includes(id),
  );
  if (missing.length === 0) return user;
  return {
    ...user,
    allergies: [...user.allergies, ...missing.filter(isAllergen)],
    diet: [...user.diet, ...missing.filter(isDiet)],
  };
}
