import type { RecipesAsk } from "../../provider.ts";
import type { Prompt } from "./ideas.ts";
import { COMMON_RULES, describeCook, EQUIPMENT_LIST } from "./rules.ts";

/** Asks for the full recipes of some ideas, as `{"recipes": [...]}` in their order. */
export function writeRecipesPrompt({
  preferences,
  ideas,
}: Pick<RecipesAsk, "preferences" | "ideas">): Prompt {
  return {
    system: `You write full recipes for dishes a home cook has chosen.

Restrictions of this cook, which come before everything else, the dish's name included:
${describeCook(preferences)}

${COMMON_RULES}

Write one recipe for each dish in "dishes", in the same order, with the dish's own title, mealType and blurb.
The object is {"recipes": [{"title", "ingredients": [{"name", "amount"}], "instructions": ["…"], "mealType", "blurb", "equipment": ["…"]}]}.
"instructions" are 4 to 10 steps, each one action or two, with times ("10 minutes") and temperatures ("200 °C"). Every ingredient is used in a step, and steps use nothing that is not listed, save water.
"equipment" lists what is needed out of: ${EQUIPMENT_LIST}.`,
    user: JSON.stringify({
      dishes: ideas.map(({ title, blurb, mealType }) => ({ title, blurb, mealType })),
    }),
  };
}
