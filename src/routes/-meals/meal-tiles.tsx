import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import type { Meal } from "#domain/entities.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { PictureCard } from "#ui/picture-card.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { linkToCooking, placeIn } from "../-common/cook-place.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

import styles from "./meal-tiles.module.css";

/** A meal at a glance: enough to recognise and open it. */
export interface MealTile {
  recipeId: string;
  /** The plan in which cooking it counts; null for none. */
  planId: string | null;
  title: string;
  /** The recipe if it is loaded, so that the picture shows its ingredients. */
  meal: Pick<Meal, "ingredients"> | null | undefined;
}

interface MealTilesProps {
  title: string;
  tiles: readonly MealTile[];
  action?: ReactNode;
}

/** A row of up to four meals to open; two rows of two on a phone. */
export function MealTiles({ title, tiles, action }: MealTilesProps) {
  const { session } = useSignedInCook();
  return (
    <section className={styles.section} aria-label={title}>
      <SectionTitle action={action}>{title}</SectionTitle>
      <ul role="list" className={styles.tiles} aria-label={title}>
        {tiles.map(({ recipeId, planId, title: named, meal }) => (
          <PictureCard
            key={recipeId}
            as="li"
            picture={<MealPicture seed={recipeId} meal={{ ...meal, title: named }} />}
            title={
              <Link
                {...linkToCooking(placeIn(planId, recipeId, session.uid))}
                className={stretchedLinkClass}
              >
                {named}
              </Link>
            }
          />
        ))}
      </ul>
    </section>
  );
}
