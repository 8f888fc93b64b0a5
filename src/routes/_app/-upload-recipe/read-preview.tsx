import { useDeferredValue, useMemo } from "react";

import { preferencesOf } from "#domain/preferences.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { Banner } from "#ui/banner.tsx";
import { Cluster } from "#ui/cluster.tsx";

import { MealWarnings } from "../../-meals/meal-card.tsx";
import { warningsFor } from "../../-meals/meal-warnings.ts";
import { type RecipeDraft, recipeFrom } from "./recipe-draft.ts";

/** Says that the form was filled in, and what of it the cook is to see to. */
export function ReadNotice({ problems }: { problems: readonly string[] }) {
  return (
    <Banner
      role="status"
      tone={problems.length === 0 ? "info" : "progress"}
      title="Filled in with what could be read"
    >
      <p>Check it, and add what is missing. Nothing is saved yet.</p>
      {problems.length === 0 ? null : (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}.</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}

/** What the recipe in the form holds that the cook avoids; nothing if there is nothing to say. */
export function DraftWarnings({ draft, user }: { draft: RecipeDraft; user: UserDocument }) {
  // The check of a long recipe takes longer than a keystroke.
  const checked = useDeferredValue(draft);
  const meal = useMemo(() => recipeFrom(checked, ""), [checked]);
  const preferences = preferencesOf(user);
  if (warningsFor(meal, preferences).length === 0) return null;
  return (
    <Cluster role="note" aria-label="Against your settings">
      <MealWarnings meal={meal} preferences={preferences} />
    </Cluster>
  );
}
