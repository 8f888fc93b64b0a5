import { Link } from "@tanstack/react-router";
import { CalendarDays, CheckCircle2 } from "lucide-react";
import { useState, type ReactNode } from "react";

import { placePlanRecipe } from "#db/repositories/plan-recipe-repository.ts";
import type { AiMealPlan, PlanRecipe } from "#domain/entities.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { ReorderList } from "#ui/reorder-list.tsx";
import { useToast } from "#ui/toast-context.ts";

import { dateOf, dayName } from "../../-common/local-days.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { usePlanDay } from "../../-meals/use-plan-day.ts";
import { DaySheet } from "./day-sheet.tsx";
import { PlannedPicture } from "./planned-picture.tsx";
import { dropInWeek, weekEntries, type WeekEntry } from "./week-entries.ts";

import styles from "./week-list.module.css";

/**
 * A plan's meals by day. A meal is dragged to another day, or its button opens the next days, which
 * is also the way of the keyboard.
 */
export function WeekList({ plan, today }: { plan: AiMealPlan; today: string }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const toast = useToast();
  const putOn = usePlanDay(today);
  const [choosing, setChoosing] = useState<string | null>(null);
  const entries = weekEntries(plan, today);
  const chosen = plan.recipes.find(({ id }) => id === choosing);

  const drop = async (id: string, followers: readonly string[]) => {
    const recipe = plan.recipes.find((other) => other.id === id);
    const dropped = dropInWeek(entries, id, followers);
    if (!recipe || !dropped) return false;
    const { day, before } = dropped;
    const isOtherDay = day !== (recipe.day ?? "");
    if (isOtherDay && !(await putOn({ planId: plan.id, recipe }, day))) return false;
    if (!before) return true;
    return run(async () => {
      const back = await placePlanRecipe(db, plan.id, id, before);
      // Undo of another day is offered already; the order within it is the lesser part.
      if (!back || isOtherDay) return;
      toast.show({
        text: `${recipe.title} has another place in its day`,
        tone: "success",
        action: {
          label: "Undo",
          run: () => void run(() => placePlanRecipe(db, plan.id, id, back)),
        },
      });
    });
  };

  return (
    <>
      <ReorderList label="Days of the plan" items={entries} onMove={drop}>
        {(entry, _, handle) =>
          entry.kind === "meal" ? (
            <MealRow
              planId={plan.id}
              recipe={entry.recipe}
              today={today}
              handle={entry.recipe.cooked ? null : handle}
              onChoose={() => setChoosing(entry.id)}
            />
          ) : (
            <DayHeading entry={entry} today={today} />
          )
        }
      </ReorderList>
      {chosen ? (
        <DaySheet
          plan={plan}
          recipe={chosen}
          today={today}
          onChoose={(day) => {
            setChoosing(null);
            void putOn({ planId: plan.id, recipe: chosen }, day);
          }}
          onClose={() => setChoosing(null)}
        />
      ) : null}
    </>
  );
}

function DayHeading({
  entry,
  today,
}: {
  entry: Exclude<WeekEntry, { kind: "meal" }>;
  today: string;
}) {
  const isOnDay = entry.kind === "day" && entry.day !== "";
  const name = !isOnDay
    ? entry.kind === "cooked"
      ? "Cooked"
      : "On no day yet"
    : dayName(entry.day, today);
  const date = isOnDay ? dateOf(entry.day) : "";
  const isEmpty = entry.kind === "day" && entry.isEmpty;
  return (
    <div className={styles.heading} data-empty={isEmpty || undefined}>
      <h3 className={styles.day}>{name}</h3>
      {date === name ? null : <span className={styles.date}>{date}</span>}
      <span className={styles.rule} />
    </div>
  );
}

interface MealRowProps {
  planId: string;
  recipe: PlanRecipe;
  today: string;
  handle: ReactNode;
  onChoose: () => void;
}

function MealRow({ planId, recipe, today, handle, onChoose }: MealRowProps) {
  const { id, title, cooked, day = "" } = recipe;
  const isMissed = day !== "" && day < today;
  return (
    <div className={styles.row}>
      <span className={styles.picture}>
        <PlannedPicture recipe={recipe} />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>
          <Link
            to="/plan/$planId/$recipeId"
            params={{ planId, recipeId: id }}
            className={stretchedLinkClass}
          >
            {title}
          </Link>
        </div>
        {isMissed && !cooked ? (
          <p className={styles.missed}>Not cooked yet. It can have another day.</p>
        ) : null}
      </div>
      <div className={styles.button}>
        {cooked ? (
          <Badge tone="done" icon={<CheckCircle2 aria-hidden />}>
            Cooked
          </Badge>
        ) : (
          <Button
            variant="secondary"
            size="sm"
            icon={<CalendarDays aria-hidden />}
            aria-haspopup="dialog"
            aria-label={day === "" ? `Pick a day: ${title}` : `Move to another day: ${title}`}
            onClick={onChoose}
          >
            {day === "" ? "Pick a day" : "Move"}
          </Button>
        )}
      </div>
      <div className={styles.grip}>{handle}</div>
    </div>
  );
}
