import { createFileRoute, Link } from "@tanstack/react-router";
import { ClipboardList } from "lucide-react";
import { useState } from "react";

import { listPlans } from "#db/repositories/plan-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { buttonClass } from "#ui/button.tsx";
import { Columns } from "#ui/columns.tsx";
import { Screen } from "#ui/screen.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { PlanSection } from "./-plans/plan-section.tsx";
import { useCookAgain } from "./-plans/use-cook-again.ts";
import { useDeletePlan } from "./-plans/use-delete-plan.ts";

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

export const Route = createFileRoute("/_app/all-meal-plans")({
  loader: ({ context }) => readPlans(context.db, FIRST, FIRST),
  component: AllMealPlans,
});

function AllMealPlans() {
  const firstPage = Route.useLoaderData();
  const [mostActive, setMostActive] = useState(FIRST);
  const [mostCompleted, setMostCompleted] = useState(FIRST);
  const { active, completed } = useLiveData(
    (db) => readPlans(db, mostActive, mostCompleted),
    [mostActive, mostCompleted],
    firstPage,
  );
  const { remove, failure } = useDeletePlan();
  const cookAgain = useCookAgain();
  const onDelete = (plan: AiMealPlan) => void remove(plan);
  return (
    <Screen
      width="wide"
      header={<AppHeader title="All Meal Plans" back={{ to: "/explore" }} size="hub" />}
    >
      <Columns>
        {active.total + completed.total === 0 ? (
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
          onMore={setMostActive}
          onDelete={onDelete}
          failure={failure}
        />
        <PlanSection
          title="Completed"
          {...completed}
          page={PAGE}
          onMore={setMostCompleted}
          onDelete={onDelete}
          failure={failure}
          onCookAgain={(plan) => void cookAgain(plan)}
        />
      </Columns>
    </Screen>
  );
}
