import { useMemo, type ReactNode } from "react";

import type { Meal } from "#domain/entities.ts";
import type { Preferences } from "#domain/preferences.ts";
import { asIdea } from "#domain/recipe-service.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Cluster } from "#ui/cluster.tsx";

import { MealWarnings } from "../-meals/meal-card.tsx";
import { MealTime } from "../-meals/meal-time.tsx";
import type { Idea } from "./idea.ts";

import styles from "./idea-row.module.css";

/** The list of `IdeaRow`s. */
export function IdeaRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.ideas} aria-label={label}>
      {children}
    </ul>
  );
}

interface IdeaRowProps {
  idea: Omit<Idea, "source">;
  /** The full recipe, if it is known already. */
  recipe: Meal | undefined;
  preferences: Preferences | undefined;
  /** Above the title. */
  kicker?: string;
  /** Before the minutes and warnings. */
  chip?: ReactNode;
  /** The button that takes it. */
  action: ReactNode;
}

/** A meal in a sheet, to be put into a plan: picture, words, minutes, and what the cook avoids. */
export function IdeaRow({ idea, recipe, preferences, kicker, chip, action }: IdeaRowProps) {
  const { id, title, blurb, minutes } = idea;
  const words = useMemo(() => recipe ?? asIdea({ title, blurb }), [recipe, title, blurb]);
  return (
    <li className={styles.idea}>
      <div className={styles.picture}>
        <MealPicture seed={id} meal={recipe ?? idea} shape="square" />
      </div>
      <div className={styles.words}>
        <div>
          {kicker === undefined ? null : <p className={styles.kicker}>{kicker}</p>}
          <h3 className={styles.title}>{title}</h3>
        </div>
        <p className={styles.blurb}>{blurb}</p>
        <Cluster gap="xs">
          {chip}
          <MealTime meal={words} minutes={minutes} />
          {preferences ? <MealWarnings meal={words} preferences={preferences} /> : null}
        </Cluster>
        {action}
      </div>
    </li>
  );
}
