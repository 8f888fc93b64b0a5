import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import type { AiMealPlan } from "#domain/entities.ts";
import { planByDay } from "#domain/planned-days.ts";
import type { UserDocument } from "#domain/user-document.ts";

import { countOf, formatDate } from "../../-common/formats.ts";
import { loadLines } from "../../-common/load-lines.ts";
import { longDateOf } from "../../-common/local-days.ts";
import { planName } from "../../-common/plan-title.ts";
import { sizeOfItems } from "./sheet-items.ts";

import styles from "./plan-sheet.module.css";

interface PlanSheetProps {
  plan: AiMealPlan;
  user: UserDocument;
}

type Lists = Awaited<ReturnType<typeof loadLines>>;

/** A one-page printout of a plan for the fridge door: meals by day, and what is still to buy. */
export function PlanSheet(props: PlanSheetProps) {
  const [isPrinting, setPrinting] = useState(false);
  const [lists, setLists] = useState<Lists | null>(null);
  useEffect(() => {
    loadLines([]).then(setLists, (error: unknown) => {
      console.warn("A plan is printed without what is to buy", error);
    });
  }, []);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // The browser prints the DOM as it is after the event, so it must be updated synchronously.
    addEventListener("beforeprint", () => flushSync(() => setPrinting(true)), { signal });
    addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => ending.abort();
  }, []);
  return isPrinting ? createPortal(<Sheet {...props} lists={lists} />, document.body) : null;
}

interface SheetProps extends PlanSheetProps {
  lists: Lists | null;
}

function Sheet({ plan, user, lists }: SheetProps) {
  const { createdAt, recipes } = plan;
  const days = planByDay(plan).toSorted((a, b) => Number(a.day === "") - Number(b.day === ""));
  const planned = new Set(recipes.map(({ id }) => id));
  const ofPlan = user.shoppingList.ingredients.filter(
    ({ mealId, bought }) => planned.has(mealId) && !bought,
  );
  const toBuy = lists?.toBuyLines(ofPlan) ?? [];
  const size = sizeOfItems(toBuy, { meals: recipes.length, days: days.length });
  return (
    <div className={styles.sheet} aria-hidden>
      <p dir="auto" className={styles.title}>
        {planName(plan)}
      </p>
      <p className={styles.date}>{formatDate(createdAt)}</p>
      <div className={styles.days}>
        {days.map(({ day, recipes: onDay }) => (
          <div key={day} className={styles.day}>
            <p className={styles.name}>{day === "" ? "Any day" : longDateOf(day)}</p>
            {onDay.map(({ id, title, cooked }) => (
              <p key={id} className={styles.line}>
                <span className={styles.box}>{cooked ? "✓" : ""}</span>
                <span dir="auto">{title}</span>
              </p>
            ))}
          </div>
        ))}
      </div>
      {toBuy.length === 0 ? null : (
        <>
          <p className={styles.name}>To buy</p>
          {size === null ? (
            <p>{countOf(toBuy.length, "thing")}, more than fit here: they are on your list.</p>
          ) : (
            <div className={styles.items} data-size={size}>
              {toBuy.map(({ key, name: food, amount }) => (
                <p key={key} className={styles.line}>
                  <span className={styles.box} />
                  <span>
                    <bdi>{food}</bdi>
                    {amount === "" ? "" : `, ${amount}`}
                  </span>
                </p>
              ))}
            </div>
          )}
        </>
      )}
    </div>
  );
}
