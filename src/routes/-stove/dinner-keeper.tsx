import { useEffect } from "react";

import { setDinnerAlarms } from "#db/repositories/dinner-repository.ts";
import { findAlarmChanges, planDinner } from "#domain/stove/dinner.ts";

import { useLiveData, useSignedInCook } from "../-common/use-live-data.ts";
import { useNow } from "../-timer-alarms/use-now.ts";
import { readDinner } from "./read-dinner.ts";

/** How often a dinner is planned anew, ms, beside after each change: "Next" that doesn't come is none. */
const FRESH_MS = 10_000;

/** Keeps the alarms of a dinner's dishes as the plan has them, on whatever screen the cook is. */
export function DinnerKeeper() {
  const { db } = useSignedInCook();
  const dinner = useLiveData(readDinner, []);
  const now = useNow(Boolean(dinner), FRESH_MS);
  useEffect(() => {
    if (!dinner) return;
    const at = Math.max(now, Date.now());
    const plan = planDinner(dinner.dishes, dinner.note.eatAt, at);
    const changes = findAlarmChanges(plan, dinner.note, at);
    if (changes.length === 0) return;
    setDinnerAlarms(db, dinner.note, changes, at).catch((error: unknown) =>
      console.error("The dinner's alarms can't be set", error),
    );
  }, [db, dinner, now]);
  return null;
}
