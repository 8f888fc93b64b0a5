import { BLURB_MAX, TITLE_MAX } from "../../../../src/domain/limits.ts";
import type { IdeasAsk } from "../../provider.ts";
import { COMMON_RULES, describeCook } from "./rules.ts";

export interface Prompt {
  system: string;
  /** JSON: the only place for what users wrote. */
  user: string;
}

/** More titles than this only add cost; the service drops repeats anyway. */
const AVOIDED_MAX = 60;

/** Asks for meal ideas, as `{"ideas": [{"title", "blurb", "minutes"}]}`. */
export function writeIdeasPrompt(ask: IdeasAsk): Prompt {
  const { preferences, count, mealType, exclude, leftovers } = ask;
  const using =
    leftovers.length === 0
      ? ""
      : `
"leftovers" names cooked portions and foods that the cook has. Prefer dishes that make good use of one or more of them, and say in the blurb which. Leave out any that the restrictions forbid.`;
  return {
    system: `You think of meals for a home cook's meal plan.

Restrictions of this cook, which come before everything else:
${describeCook(preferences)}

${COMMON_RULES}

Give exactly "count" different dishes${mealType ? ` for ${mealType}` : " for breakfast, lunch and dinner in turn"}, varied in cuisine, main ingredient and effort, and none of those in "avoid".${using}
The object is {"ideas": [{"title": "…", "blurb": "…", "minutes": 35}]}. A title names the dish in at most ${TITLE_MAX} characters; a blurb makes one want it, in one or two sentences of at most ${BLURB_MAX} characters; minutes are about how long the dish takes from the first cut to the plate, as a whole number.`,
    user: JSON.stringify({
      count,
      ...(mealType && { mealType }),
      avoid: exclude.slice(-AVOIDED_MAX),
      ...(leftovers.length > 0 && { leftovers }),
    }),
  };
}
