import { AlarmClock } from "lucide-react";
import { Suspense, useMemo, useState } from "react";

import { nextToStart, planDinner } from "#domain/stove/dinner.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { useNow } from "../-timer-alarms/use-now.ts";
import { DinnerSheet } from "./dinner-button.tsx";
import { clockTime, lateBy } from "./dinner-times.ts";
import { readDinner, type Dinner } from "./read-dinner.ts";

import styles from "./dinner-strip.module.css";

/** How often it is planned anew, ms. */
const FRESH_MS = 10_000;

/** In cooking mode, while a dinner is planned: when it is ready, and what to start next. */
export function DinnerStrip({ recipeId }: { recipeId: string }) {
  const dinner = useLiveData(readDinner, []);
  const [open, setOpen] = useState(false);
  return (
    <>
      {dinner ? <Strip dinner={dinner} onOpen={() => setOpen(true)} /> : null}
      <Dialog open={open} onClose={() => setOpen(false)} title="Eat at a set time">
        <Suspense fallback={<Spinner />}>
          <DinnerSheet recipeId={recipeId} />
        </Suspense>
      </Dialog>
    </>
  );
}

function Strip({ dinner: { note, dishes }, onOpen }: { dinner: Dinner; onOpen: () => void }) {
  const now = useNow(true, FRESH_MS);
  const plan = useMemo(() => planDinner(dishes, note.eatAt, now), [dishes, note, now]);
  const next = nextToStart(plan);
  return (
    <button type="button" className={styles.strip} aria-haspopup="dialog" onClick={onOpen}>
      <AlarmClock aria-hidden />
      <span>
        <strong>
          {lateBy(plan) > 0
            ? `Dinner later, at ${clockTime(plan.readyAt)}`
            : `Dinner at ${clockTime(plan.eatAt)}`}
        </strong>
        {next ? (
          <>
            {" "}
            · Start <bdi>{next.title}</bdi> {startWords(next.startsAt, now)}
          </>
        ) : null}
      </span>
    </button>
  );
}

function startWords(startsAt: number, now: number): string {
  return startsAt - now < 30_000 ? "now" : `at ${clockTime(startsAt)}`;
}
