import { Link, type LinkProps } from "@tanstack/react-router";
import { useMemo } from "react";

import type { Meal } from "#domain/entities.ts";
import { shelvesOf, type MealSources, type ShelfName } from "#domain/meal-shelves.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { textLinkClass } from "#ui/link-class.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { Stack } from "#ui/stack.tsx";

import { linkToCooking } from "../../-common/cook-place.ts";
import { useToday } from "../../-common/local-days.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { BriefMealCard } from "../../-meals/brief-meal-card.tsx";
import { CookbookCard } from "../../-meals/cookbook-card.tsx";
import { MealRow } from "./meal-row.tsx";

const SHELVES: Record<ShelfName, { title: string; all?: LinkProps["to"] }> = {
  tonight: { title: "Quick tonight" },
  atHome: { title: "Uses what you have" },
  favorites: { title: "Favorites", all: "/favorite-meals" },
  own: { title: "Your own", all: "/personal-recipes" },
  others: { title: "From other cooks", all: "/all-ai-meals" },
  cookbook: { title: "From the cookbook", all: "/cookbook" },
};

interface ShelvesProps {
  sources: MealSources;
  /** The meals that may be offered to this cook. */
  offered: readonly Meal[];
  /** Names of foods and dishes that are at home. */
  atHome: readonly string[];
  user: UserDocument;
  /** Whether more meals are still being read from the device. */
  isLoading: boolean;
}

/** Rows of meals to browse. */
export function Shelves({ sources, offered, atHome, user, isLoading }: ShelvesProps) {
  const { session } = useSignedInCook();
  const today = useToday();
  const ofCookbook = useMemo(() => new Set(sources.cookbook), [sources.cookbook]);
  const shelves = shelvesOf(sources, { offered, atHome, today });
  // If shelves appeared one by one, they would push down a card that is about to be tapped.
  if (isLoading) return <Skeleton shape="card" count={2} label="Looking for recipes" />;
  return (
    <Stack gap="lg">
      {shelves.map(({ name, meals }) => {
        const { title, all } = SHELVES[name];
        return (
          <MealRow
            key={name}
            title={title}
            meals={meals}
            action={
              all ? (
                <Link to={all} className={textLinkClass} aria-label={`All: ${title}`}>
                  All
                </Link>
              ) : undefined
            }
            renderMeal={(meal) =>
              ofCookbook.has(meal) ? (
                <CookbookCard meal={meal} user={user} />
              ) : (
                <BriefMealCard
                  meal={meal}
                  user={user}
                  link={linkToCooking({ userId: session.uid, recipeId: meal.id })}
                />
              )
            }
          />
        );
      })}
    </Stack>
  );
}
