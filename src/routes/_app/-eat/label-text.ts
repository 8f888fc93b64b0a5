import { labelOf } from "#domain/catalogue.ts";
import type { ScreenResult } from "#domain/dietary-check/check.ts";
import { THAWED_SOURCE } from "#domain/dish-kinds.ts";
import type { Meal } from "#domain/entities.ts";
import { spanOf, type KeptMeal } from "#domain/keeping.ts";

import { formatDate } from "../../-common/formats.ts";

const REHEAT = /\bre-?heat/iu;
const REHEAT_MAX = 240;

/** The sentences of a recipe that say how to reheat it; empty if none does. */
export function reheatWords({ instructions }: Pick<Meal, "instructions">): string {
  const sentences = instructions.flatMap((step) => step.match(/[^.!?]+[.!?]*/gu) ?? []);
  const said = sentences.map((sentence) => sentence.trim()).filter((each) => REHEAT.test(each));
  const words = [...new Set(said)].join(" ");
  return words.length > REHEAT_MAX ? `${words.slice(0, REHEAT_MAX - 1)}…` : words;
}

/**
 * The allergens of the portions in words: one line for what they contain, and one for what they may
 * contain.
 */
export function contentLines(found: ScreenResult | null): string[] {
  if (!found) return ["What is in it isn’t known here: no recipe"];
  const named = (certainty: "in" | "may") =>
    found.allergens
      .filter((allergen) => allergen.certainty === certainty)
      .map(({ id }) => labelOf(id).toLowerCase())
      .join(", ");
  const [sure, maybe] = [named("in"), named("may")];
  const isWhole = found.unchecked.length === 0;
  return [
    ...(sure === "" ? [] : [`Contains ${sure}`]),
    ...(maybe === "" ? [] : [`Some kinds contain ${maybe}`]),
    // If the recipe could not be checked in full, this would promise too much.
    ...(sure === "" && maybe === "" && isWhole
      ? ["No allergen found in the recipe: check the labels"]
      : []),
    ...(isWhole
      ? []
      : [`Not checked: ${found.unchecked.map(({ because }) => because).join("; ")}`]),
  ];
}

/**
 * The lines of a box's label: name, date, how long it keeps by the guidance, allergens, reheating.
 *
 * @param meal its recipe; null if unknown
 * @param found the result of the recipe's dietary check
 */
export function labelLines(
  { stored, keeping }: KeptMeal,
  meal: Meal | null,
  found: ScreenResult | null,
): string[] {
  const { title, storage, storedAt } = stored;
  const { rule } = keeping;
  const end = new Date(storedAt);
  const until = formatDate(end.setDate(end.getDate() + spanOf(storage, rule).to));
  const isThawing = storage === "fridge" && spanOf(storage, rule) !== rule.kind.keeps.fridge;
  const source = isThawing ? THAWED_SOURCE : rule.kind.source;
  const reheat = meal ? reheatWords(meal) : "";
  return [
    title,
    `${storage === "freezer" ? "Frozen" : isThawing ? "Thawed from" : "In the fridge since"} ${formatDate(storedAt)}`,
    `${storage === "freezer" ? "Best by" : "Eat by"} about ${until} (a guide: ${source})`,
    ...contentLines(meal ? found : null),
    ...(reheat === "" ? [] : [reheat]),
  ];
}
