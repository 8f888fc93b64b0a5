import { createFileRoute, Link } from "@tanstack/react-router";
import { ClipboardList, Search } from "lucide-react";
import * as v from "valibot";

import { listPlans } from "#db/repositories/plan-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { TITLE_MAX } from "#domain/limits.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Columns } from "#ui/columns.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { readEntryState, useEntryState } from "../-common/entry-state.ts";
import { countOf } from "../-common/formats.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { PlanSection } from "./-plans/plan-section.tsx";
import { useCookAgain } from "./-plans/use-cook-again.ts";
import { useDeletePlan } from "./-plans/use-delete-plan.ts";
import { usePlanSearch, type FoundPlans } from "./-plans/use-plan-search.ts";

/** Plans of each group shown at first: enough to fill a phone, however many are stored. */
const FIRST = 6;
/** Plans loaded when the end of the first ones comes near, and with each "Show more". */
const PAGE = 50;

async function readPlans(db: SimmerDb, mostActive: number, mostCompleted: number) {
  const [active, completed] = await Promise.all([
    listPlans(db, "active", mostActive),
    listPlans(db, "completed", mostCompleted),
  ]);
  return { active, completed };
}

/** How many of each are shown at most. A cook who comes back to the list finds as many as before. */
const Most = v.object({ active: v.number(), completed: v.number(), found: v.number() });
const FEW: v.InferOutput<typeof Most> = { active: FIRST, completed: FIRST, found: FIRST };

export const Route = createFileRoute("/_app/all-meal-plans")({
  loader: ({ context, location }) => {
    const { active, completed } = readEntryState("plans", Most, FEW, location.state);
    return readPlans(context.db, active, completed);
  },
  component: AllMealPlans,
});

function AllMealPlans() {
  const firstPage = Route.useLoaderData();
  const [most, setMost] = useEntryState("plans", Most, FEW);
  const { active, completed } = useLiveData(
    (db) => readPlans(db, most.active, most.completed),
    [most.active, most.completed],
    firstPage,
  );
  const { remove, failure } = useDeletePlan();
  const cookAgain = useCookAgain();
  const onDelete = (plan: AiMealPlan) => void remove(plan);
  const rows = { onDelete, failure };
  const onCookAgain = (plan: AiMealPlan) => void cookAgain(plan);
  // The search is restored on coming back.
  const [typed, setTyped] = useEntryState("search", v.string(), "");
  const found = usePlanSearch(typed, most.found);
  const total = active.total + completed.total;
  return (
    <Screen
      width="wide"
      header={<AppHeader title="All Meal Plans" back={{ to: "/explore" }} size="hub" />}
    >
      <Stack gap="lg">
        {total > 0 ? (
          <search>
            <TextField
              label="Search plans"
              hideLabel
              type="search"
              placeholder="Name, recipe or ingredient"
              icon={<Search aria-hidden />}
              maxLength={TITLE_MAX}
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setMost({ ...most, found: FIRST });
              }}
            />
          </search>
        ) : null}
        {found ? (
          <FoundSection
            found={found}
            typed={typed}
            onMore={(more) => setMost({ ...most, found: more })}
            onClear={() => setTyped("")}
            {...rows}
          />
        ) : (
          <Columns>
            {total === 0 ? (
              <KitchenEmpty
                title="No meal plans yet"
                text="Plans and single meals you save are kept here."
                picture={<ClipboardList />}
                action={
                  <Link to="/meal-plan-setup" className={buttonClass()}>
                    Create AI Meal Plan
                  </Link>
                }
              />
            ) : null}
            <PlanSection
              title="Active"
              {...active}
              page={PAGE}
              onMore={(more) => setMost({ ...most, active: more })}
              {...rows}
            />
            <PlanSection
              title="Completed"
              {...completed}
              page={PAGE}
              onMore={(more) => setMost({ ...most, completed: more })}
              onCookAgain={onCookAgain}
              {...rows}
            />
          </Columns>
        )}
      </Stack>
    </Screen>
  );
}

interface FoundSectionProps {
  found: FoundPlans;
  typed: string;
  onMore: (most: number) => void;
  onClear: () => void;
  onDelete: (plan: AiMealPlan) => void;
  failure: { planId: string; text: string } | null;
}

/** The plans that a search has found so far, the newest first. */
function FoundSection({ found, typed, onMore, onClear, ...rows }: FoundSectionProps) {
  const { plans, total, isBusy, failure } = found;
  return (
    <div>
      <VisuallyHidden as="div">
        <p role="status">{isBusy ? "" : `${countOf(total, "plan")} found`}</p>
      </VisuallyHidden>
      {failure === null ? null : <ErrorBox>{failure}</ErrorBox>}
      <PlanSection
        title="Found"
        plans={plans}
        total={total}
        page={PAGE}
        onMore={onMore}
        {...rows}
      />
      {isBusy ? <ProgressBar label="Looking through your plans" /> : null}
      {total === 0 && !isBusy && failure === null ? (
        <EmptyState
          title="No plan found"
          text={`None of your plans has “${typed.trim()}” in its name, its recipes or their ingredients.`}
          picture={<Search />}
          action={
            <Button variant="secondary" onClick={onClear}>
              Show all plans
            </Button>
          }
        />
      ) : null}
    </div>
  );
}
