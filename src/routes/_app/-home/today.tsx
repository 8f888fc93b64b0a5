import { useEffect } from "react";

import { readOr } from "#db/connection.ts";
import type { SimmerDb } from "#db/schema.ts";

import { useToday } from "../../-common/local-days.ts";
import { useLiveData } from "../../-common/use-live-data.ts";
import { MealTiles } from "../../-meals/meal-tiles.tsx";
import { InstallOffer } from "../../-shell/install-offer.tsx";
import { readDinner } from "../../-stove/read-dinner.ts";
import { OnceHere } from "../../-sync-state/once-here.tsx";
import type { CardStates } from "./card-states.ts";
import { EatFirst } from "./eat-first.tsx";
import { FirstStepsPart } from "./first-steps.tsx";
import { NextToCook } from "./next-to-cook.tsx";
import { OnTheStove } from "./on-the-stove.tsx";
import { readToday } from "./read-today.ts";
import { ThingsToBuy } from "./things-to-buy.tsx";

import styles from "./today.module.css";

/** The planned dinner with the code that shows it, so that both are there in the first paint. */
async function readDinnerPart(db: SimmerDb) {
  const dinner = await readDinner(db);
  if (!dinner) return null;
  const { DinnerToday } = await import("./dinner-today.tsx");
  return { dinner, DinnerToday };
}

/** All of home's data, from this device. Never rejects. */
export async function readHome(db: SimmerDb, day?: string) {
  const [today, planned] = await Promise.all([
    readToday(db, day),
    readOr(db, "The dinner could not be loaded", null, () => readDinnerPart(db)),
  ]);
  return { ...today, planned };
}

interface TodayPartsProps {
  initial: Awaited<ReturnType<typeof readHome>>;
  /** Called with what the cards say, now and whenever it changes. */
  onCards: (cards: CardStates) => void;
}

/**
 * What matters today, the most urgent first: what is on the stove, what to cook next, to buy and to
 * eat, and what was cooked lately. Empty parts are not shown.
 */
export function TodayParts({ initial, onCards }: TodayPartsProps) {
  const day = useToday();
  const today = useLiveData((db) => readHome(db, day), [day], initial);
  const { cards, planned } = today;
  useEffect(() => onCards(cards), [cards, onCards]);
  const { firstSteps, cooking, waiting, missed, plan, toBuy, toEat, past, lately, known } = today;
  const next = { waiting, missed, plan, today: day, isBusy: cooking.length > 0 };
  const hasSide = toBuy !== null || toEat.length > 0 || past > 0;
  return (
    <div className={styles.parts} data-side={hasSide || undefined}>
      <div className={styles.main}>
        {firstSteps ? (
          <OnceHere shape="card" count={1} isPart>
            <FirstStepsPart steps={firstSteps} />
          </OnceHere>
        ) : null}
        {planned ? <planned.DinnerToday dinner={planned.dinner} /> : null}
        {cooking.length > 0 ? <OnTheStove cooking={cooking} /> : null}
        {waiting.length + missed.length > 0 ? (
          <NextToCook {...next} />
        ) : firstSteps ? null : (
          <OnceHere shape="card" count={1} isPart>
            <NextToCook {...next} />
          </OnceHere>
        )}
      </div>
      {hasSide ? (
        <div className={styles.side}>
          {toBuy ? <ThingsToBuy toBuy={toBuy} /> : null}
          {toEat.length > 0 || past > 0 ? (
            <EatFirst toEat={toEat} past={past} known={known} />
          ) : null}
        </div>
      ) : null}
      {lately.length > 0 ? (
        <div className={styles.lately}>
          <MealTiles
            title="Cooked lately"
            tiles={lately.map((cooked) => ({
              ...cooked,
              meal: cooked.meal ?? known?.get(cooked.recipeId),
            }))}
          />
        </div>
      ) : null}
      {firstSteps ? null : <InstallOffer className={styles.whole} />}
    </div>
  );
}
