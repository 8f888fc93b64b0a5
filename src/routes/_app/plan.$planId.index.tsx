import { createFileRoute, useRouter } from "@tanstack/react-router";
import {
  CalendarDays,
  Check,
  CheckCircle2,
  Pencil,
  Printer,
  RotateCcw,
  ShoppingBasket,
  Trash2,
} from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { getPlan } from "#db/repositories/plan-repository.ts";
import { getSettings, listMeals } from "#db/repositories/settings-repository.ts";
import { removeMeals } from "#db/repositories/shopping-list-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { SERVES_PER_IDEA } from "#domain/limits.ts";
import { weekOfPlan } from "#domain/planned-days.ts";
import { servesIn } from "#domain/reading-settings.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { Chip } from "#ui/chip.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { formatDate } from "../-common/formats.ts";
import { dayName, useToday } from "../-common/local-days.ts";
import { planName } from "../-common/plan-title.ts";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";
import { MealCard } from "../-meals/meal-card.tsx";
import { PlanBadge } from "../-meals/plan-badge.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { NothingHere } from "./-plans/nothing-here.tsx";
import { PlanAdditions } from "./-plans/plan-additions.tsx";
import { PlanEditor } from "./-plans/plan-editor.tsx";
import { PlanName } from "./-plans/plan-name.tsx";
import { PlanServes } from "./-plans/plan-serves.tsx";
import { PlanSheet } from "./-plans/plan-sheet.tsx";
import { useCookAgain } from "./-plans/use-cook-again.ts";
import { useDeletePlan } from "./-plans/use-delete-plan.ts";
import { ViewSwitch, type View } from "./-plans/view-switch.tsx";
import { WeekList } from "./-plans/week-list.tsx";

import styles from "./-plans/plan-views.module.css";

async function readPlan(db: SimmerDb, planId: string) {
  const [plan, user, settings] = await Promise.all([
    getPlan(db, planId),
    getUser(db),
    getSettings(db),
  ]);
  return { plan, user, settings };
}

export const Route = createFileRoute("/_app/plan/$planId/")({
  loader: ({ context, params }) => readPlan(context.db, params.planId),
  component: ChooseFromPlan,
});

function ChooseFromPlan() {
  const { planId } = Route.useParams();
  const { plan, user, settings } = useLiveData(
    (db) => readPlan(db, planId),
    [planId],
    Route.useLoaderData(),
  );
  const router = useRouter();
  const { remove, failure } = useDeletePlan();
  const cookAgain = useCookAgain();
  // The deleted plan stays on screen while the cook is led away, instead of being reported missing.
  const [leaving, setLeaving] = useState<AiMealPlan | null>(null);
  const shown = leaving ?? plan;
  const [wantsEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  // When the last recipe has been cooked or taken out, there is nothing left to edit.
  const canEdit = shown !== null && shown.status !== "completed" && shown.recipes.length > 0;
  const editing = wantsEditing && canEdit;
  const today = useToday();
  // A plan with meals on days opens in the day view, until the cook chooses a view.
  const [chosenView, setView] = useState<View | null>(null);
  const hasDays = shown?.recipes.some(({ day, cooked }) => day && !cooked) ?? false;
  const view = canEdit ? (chosenView ?? (hasDays ? "days" : "recipes")) : "recipes";
  // The editor goes with all its buttons, one of which had focus.
  useEffect(() => {
    if (wantsEditing && !canEdit) document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [wantsEditing, canEdit]);

  const removePlan = async (removed: AiMealPlan) => {
    setLeaving(removed);
    if (await remove(removed)) await router.navigate({ to: "/all-meal-plans" });
    setLeaving(null);
  };

  return (
    <Screen
      header={
        <AppHeader
          title={shown ? planName(shown) : "Choose a recipe to cook"}
          kicker={shown ? "Choose a recipe to cook" : undefined}
          back={{ to: "/cook" }}
          origins={["/all-meal-plans"]}
          size="hub"
        />
      }
      width="wide"
      actions={
        shown?.status === "completed" && shown.recipes.length > 0 ? (
          <Button size="lg" icon={<RotateCcw />} onClick={() => void cookAgain(shown)}>
            Cook again
          </Button>
        ) : undefined
      }
    >
      {shown ? (
        <Stack gap="lg">
          <PlanHead plan={shown} />
          <section aria-labelledby="recipes-title">
            <SectionTitle
              id="recipes-title"
              count={shown.recipes.length}
              action={
                canEdit ? (
                  <Button
                    ref={editButton}
                    variant={editing ? "primary" : "quiet"}
                    size="sm"
                    icon={editing ? <Check aria-hidden /> : <Pencil aria-hidden />}
                    onClick={() => setEditing(!editing)}
                  >
                    {editing ? "Done" : "Edit plan"}
                  </Button>
                ) : undefined
              }
            >
              Recipes
            </SectionTitle>
            {canEdit && !editing ? <ViewSwitch view={view} onChange={setView} /> : null}
            {editing ? (
              <PlanEditor plan={shown} user={user} onRowGone={() => editButton.current?.focus()} />
            ) : view === "days" ? (
              <WeekList
                label="Days of the plan"
                meals={weekOfPlan(shown)}
                planId={shown.id}
                today={today}
              />
            ) : (
              <CardGrid label="Recipes" min="small">
                {shown.recipes.map((recipe) => (
                  <MealCard
                    key={recipe.id}
                    meal={recipe}
                    link={{
                      to: "/plan/$planId/$recipeId",
                      params: { planId, recipeId: recipe.id },
                    }}
                    planId={planId}
                    user={user}
                    meta={
                      <>
                        {recipe.cooked ? (
                          <Badge tone="done" icon={<CheckCircle2 aria-hidden />}>
                            Cooked
                          </Badge>
                        ) : recipe.day ? (
                          <Chip icon={<CalendarDays aria-hidden />}>
                            {dayName(recipe.day, today)}
                          </Chip>
                        ) : null}
                        <ServesChip serves={servesIn(settings, recipe.id)} />
                      </>
                    }
                  />
                ))}
              </CardGrid>
            )}
            <div className={styles.additions}>
              <PlanAdditions
                plan={shown}
                user={user}
                today={today}
                onSpread={() => setView("days")}
              />
            </div>
          </section>
          <section aria-labelledby="whole-title">
            <SectionTitle id="whole-title">For the whole plan</SectionTitle>
            <Stack>
              {canEdit ? <PlanServes plan={shown} user={user} settings={settings} /> : null}
              <ListAll plan={shown} user={user} />
            </Stack>
          </section>
          {failure ? <ErrorBox>{failure.text}</ErrorBox> : null}
          <PlanSheet plan={shown} user={user} />
          <Cluster justify="end">
            <Button variant="quiet" icon={<Printer aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
            <Button
              variant="quiet"
              icon={<Trash2 />}
              busy={leaving !== null}
              onClick={() => void removePlan(shown)}
            >
              Delete this plan
            </Button>
          </Cluster>
        </Stack>
      ) : (
        <NothingHere />
      )}
    </Screen>
  );
}

/** Shows a recipe's serves if they differ from the recipe as written. */
function ServesChip({ serves = SERVES_PER_IDEA }: { serves: number | undefined }) {
  return serves === SERVES_PER_IDEA ? null : <Chip>Serves {serves}</Chip>;
}

/** The plan's name and progress. */
function PlanHead({ plan }: { plan: AiMealPlan }) {
  const cooked = plan.recipes.filter((recipe) => recipe.cooked).length;
  return (
    <Stack gap="sm">
      <Cluster gap="xs">
        <PlanBadge status={plan.status} />
        <span className={styles.date}>{formatDate(plan.createdAt)}</span>
        <PlanName plan={plan} />
      </Cluster>
      <ProgressBar
        label="Cooked"
        value={cooked}
        max={Math.max(1, plan.recipes.length)}
        text={`${cooked} of ${plan.recipes.length}`}
      />
    </Stack>
  );
}

/** A button that puts all of a plan's ingredients on the shopping list. */
function ListAll({ plan, user }: { plan: AiMealPlan; user: UserDocument }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const listed = new Set(user.shoppingList.meals.map(({ id }) => id));
  const unlisted = plan.recipes.filter(({ id }) => !listed.has(id));
  const allListed = unlisted.length === 0;

  const listAll = () =>
    void run(() => listMeals(db, unlisted), {
      text: "The ingredients are on your shopping list",
      undo: () =>
        removeMeals(
          db,
          unlisted.map(({ id }) => id),
        ),
    });

  return (
    <Cluster>
      <Button variant="secondary" icon={<ShoppingBasket />} disabled={allListed} onClick={listAll}>
        {allListed ? "All on the shopping list" : "Add all to shopping list"}
      </Button>
    </Cluster>
  );
}
