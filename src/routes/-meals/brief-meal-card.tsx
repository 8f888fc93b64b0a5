import { Link, type LinkProps } from "@tanstack/react-router";

import type { Meal } from "#domain/entities.ts";
import { preferencesOf } from "#domain/preferences.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { PictureCard } from "#ui/picture-card.tsx";

import { LabelsHint, MealWarnings } from "./meal-card.tsx";
import { MealTime } from "./meal-time.tsx";

interface BriefMealCardProps {
  meal: Meal;
  user: UserDocument;
  link: Pick<LinkProps, "to" | "params">;
}

/** A meal at a glance: its picture, how long it takes, and what the cook avoids in it. */
export function BriefMealCard({ meal, user, link }: BriefMealCardProps) {
  return (
    <PictureCard
      picture={<MealPicture seed={meal.id} meal={meal} />}
      title={
        <Link {...link} className={stretchedLinkClass}>
          {meal.title}
        </Link>
      }
      meta={
        <>
          <MealWarnings meal={meal} preferences={preferencesOf(user)} brief />
          <LabelsHint meal={meal} />
        </>
      }
      chips={<MealTime meal={meal} />}
    />
  );
}
