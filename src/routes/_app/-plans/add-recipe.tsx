import { Plus, Search } from "lucide-react";
import { useEffect, useState } from "react";

import { listKitchenMeals } from "#db/repositories/kitchen-meals-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan, Meal } from "#domain/entities.ts";
import { TITLE_MAX } from "#domain/limits.ts";
import { mealsOfAll } from "#domain/meal-shelves.ts";
import { MEAL_TYPE_LABELS } from "#domain/meal-types.ts";
import { NO_PREFERENCES, preferencesOf } from "#domain/preferences.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { PART_NOT_HERE } from "#failure-words/screen-words.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { filterMeals, NO_FILTERS } from "../-meal-grid/meal-filters.ts";
import { NO_CHOICE } from "../-recipes/recipe-query.ts";
import { readStoredRecipe } from "../-recipes/stored-recipe.ts";
import { useFoundRecipes } from "../-recipes/use-recipe-finder.ts";
import { countOf } from "../../-common/formats.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { IdeaRow, IdeaRows } from "../../-ideas/idea-row.tsx";
import { findSafeMeals, useCheckedData } from "../../-meals/kept-checks.ts";
import { LabelReminder } from "../../-meals/label-reminder.tsx";
import { loadCookbook } from "../../-meals/load-cookbook.ts";

/** Rows shown at first, and with each "Show more". */
const PAGE = 12;

interface Offer {
  /** Offered before anything is typed: the newest of each kind. */
  stored: Meal[];
  cookbook: Meal[];
  /** How many are left out because of what the cook avoids. */
  leftOut: number;
}

/**
 * Meals of this device that the plan doesn't hold: favorites, the cook's newest recipes, those of
 * earlier plans, shared ones and the cookbook, without what the cook avoids.
 */
async function readOffer(db: SimmerDb, user: UserDocument, plan: AiMealPlan): Promise<Offer> {
  const [kitchen, cookbook] = await Promise.all([
    listKitchenMeals(db, user),
    // Offline, before the app's files were stored, the rest can still be added.
    loadCookbook().catch((): readonly Meal[] => []),
  ]);
  const planned = new Set(plan.recipes.map(({ id }) => id));
  const meals = mealsOfAll({ ...kitchen, cookbook }).filter(({ id }) => !planned.has(id));
  const safe = await findSafeMeals(db, meals, preferencesOf(user));
  const ofCookbook = new Set(cookbook);
  const offered = meals.filter((meal) => safe.has(meal));
  return {
    stored: offered.filter((meal) => !ofCookbook.has(meal)),
    cookbook: offered.filter((meal) => ofCookbook.has(meal)),
    leftOut: meals.length - safe.size,
  };
}

interface Asked {
  user: UserDocument;
  plan: AiMealPlan;
}

/** What is offered, or found of all recipes of this device: `total` of them, of which the first `most`. */
function useOffered(typed: string, most: number, offer: Offer | undefined, { user, plan }: Asked) {
  const preferences = preferencesOf(user);
  const filters = { ...NO_FILTERS, text: typed, edible: true, equipped: true };
  const isTyped = typed.trim() !== "";
  const found = useFoundRecipes(
    isTyped ? { ...NO_CHOICE, filters, source: null, preferences } : null,
  );
  const rows = found.items.filter(({ id }) => !plan.recipes.some((recipe) => recipe.id === id));
  const wanted = rows.slice(0, most);
  const read = useCheckedData<Meal[]>(
    async (db) =>
      (await Promise.all(wanted.map((row) => readStoredRecipe(db, row)))).filter(
        (meal) => meal !== null,
      ),
    [wanted.map(({ id, planId }) => `${planId} ${id}`).join("\n")],
    NO_MEALS,
    (meals) => meals,
  );
  const { stored = [], cookbook = [], leftOut = 0 } = offer ?? {};
  if (!isTyped) {
    const all = [...stored, ...cookbook];
    return { meals: all.slice(0, most), total: all.length, leftOut, isBusy: !offer };
  }
  const ofCookbook = filterMeals(cookbook, { ...NO_FILTERS, text: typed }, NO_PREFERENCES).meals;
  return {
    meals: found.isReading ? read : [...read, ...ofCookbook].slice(0, most),
    total: rows.length + ofCookbook.length,
    leftOut: found.avoided + found.unchecked,
    isBusy: found.isReading,
  };
}
const NO_MEALS: Meal[] = [];

interface AddRecipeProps {
  plan: AiMealPlan;
  user: UserDocument;
  /** Stores the addition; resolves to whether that worked. */
  onAdd: (meal: Meal) => Promise<boolean>;
  onClose: () => void;
}

/** The recipes of this device to choose one from that is added to a plan. */
export function AddRecipe({ plan, user, onAdd, onClose }: AddRecipeProps) {
  const { db } = useSignedInCook();
  // Read once: the list must not change under the finger.
  const [asked] = useState({ user, plan });
  const [offer, setOffer] = useState<Offer>();
  const [failure, setFailure] = useState("");
  const [typed, setTyped] = useState("");
  const [shown, setShown] = useState(PAGE);
  const [adding, setAdding] = useState("");
  useEffect(() => {
    readOffer(db, asked.user, asked.plan).then(setOffer, (error: unknown) =>
      setFailure(error instanceof Error ? error.message : PART_NOT_HERE),
    );
  }, [db, asked]);

  const { meals, total, leftOut, isBusy } = useOffered(typed, shown, offer, asked);
  const add = async (meal: Meal) => {
    setAdding(meal.id);
    if (await onAdd(meal)) onClose();
    else setAdding("");
  };

  return (
    <Dialog open onClose={onClose} title="Add a recipe">
      <Stack>
        <search>
          <TextField
            label="Search meals"
            hideLabel
            type="search"
            placeholder="Name or ingredient"
            icon={<Search aria-hidden />}
            maxLength={TITLE_MAX}
            autoComplete="off"
            enterKeyHint="search"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setShown(PAGE);
            }}
          />
        </search>
        {failure === "" ? null : <ErrorBox>{failure}</ErrorBox>}
        {isBusy ? (
          failure === "" ? (
            <Skeleton shape="card" count={3} label="Looking for meals on this device" />
          ) : null
        ) : (
          <p role="status">
            {countOf(total, "meal")} on this device
            {leftOut > 0 ? `, with ${leftOut} of what you avoid left out` : ""}
          </p>
        )}
        {meals.length > 0 ? (
          <IdeaRows label="Meals to add">
            {meals.map((meal) => (
              <IdeaRow
                key={meal.id}
                idea={meal}
                recipe={meal}
                preferences={preferencesOf(asked.user)}
                kicker={MEAL_TYPE_LABELS[meal.mealType]}
                action={
                  <Button
                    size="sm"
                    variant="secondary"
                    icon={<Plus aria-hidden />}
                    busy={adding === meal.id}
                    aria-label={`Add ${meal.title}`}
                    onClick={() => void add(meal)}
                  >
                    Add
                  </Button>
                }
              />
            ))}
          </IdeaRows>
        ) : null}
        {total > shown ? (
          <Button variant="secondary" full onClick={() => setShown(shown + PAGE)}>
            Show more
          </Button>
        ) : null}
        <LabelReminder />
      </Stack>
    </Dialog>
  );
}
