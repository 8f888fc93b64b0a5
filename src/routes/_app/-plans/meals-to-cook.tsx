import { Link } from "@tanstack/react-router";
import { CalendarDays } from "lucide-react";
import { useState } from "react";

import type { WeekMeal } from "#domain/planned-days.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { CardGrid } from "#ui/card-grid.tsx";
import { Chip } from "#ui/chip.tsx";
import { textLinkClass } from "#ui/link-class.ts";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { dayName } from "../../-common/local-days.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { MealCard } from "../../-meals/meal-card.tsx";
import type { MealsToCook } from "./read-cook.ts";
import { ViewSwitch, type View } from "./view-switch.tsx";
import { WeekList } from "./week-list.tsx";

interface Part {
  title: string;
  meals: readonly WeekMeal[];
  /** The plan that all of them are of, if it has a page to look at. */
  planId?: string | undefined;
}

/** The meals for each part of the screen. */
function partsOf({ plan, single, week }: MealsToCook): Part[] {
  const of = (holds: (planId: string | null) => boolean) =>
    week.filter(({ planId }) => holds(planId));
  return [
    {
      title: "From your plan",
      meals: of((id) => id !== null && id === plan?.id),
      planId: plan?.id,
    },
    {
      title: "On their days",
      meals: of((id) => id !== null && id !== plan?.id && id !== single?.id),
    },
    { title: "Current meals", meals: of((id) => id === null) },
    { title: "Latest single meal", meals: of((id) => id !== null && id === single?.id) },
  ].filter(({ meals }) => meals.length > 0);
}

/** Everything that waits to be cooked, by where it waits or by day. */
export function MealsToCookList({ read, today }: { read: MealsToCook; today: string }) {
  const [view, setView] = useState<View>("recipes");
  return (
    <section aria-label="To cook">
      <ViewSwitch view={view} onChange={setView} />
      {view === "days" ? (
        <WeekList label="Days" meals={read.week} today={today} />
      ) : (
        <Stack gap="lg">
          {partsOf(read).map((part) => (
            <PartOfMeals key={part.title} {...part} user={read.user} today={today} />
          ))}
        </Stack>
      )}
    </section>
  );
}

interface PartOfMealsProps extends Part {
  user: UserDocument;
  today: string;
}

function PartOfMeals({ title, meals, planId: ofPlan, user, today }: PartOfMealsProps) {
  const { session } = useSignedInCook();
  return (
    <section aria-label={title}>
      <SectionTitle
        count={meals.length}
        action={
          ofPlan === undefined ? undefined : (
            <Link to="/plan/$planId" params={{ planId: ofPlan }} className={textLinkClass}>
              See the plan
            </Link>
          )
        }
      >
        {title}
      </SectionTitle>
      <CardGrid label={title} min="small">
        {meals.map(({ meal, planId, day }) => (
          <MealCard
            key={meal.id}
            meal={meal}
            link={linkToCooking(placeIn(planId, meal.id, session.uid))}
            planId={planId}
            user={user}
            meta={
              day === "" ? undefined : (
                <Chip icon={<CalendarDays aria-hidden />}>{dayName(day, today)}</Chip>
              )
            }
          />
        ))}
      </CardGrid>
    </section>
  );
}
