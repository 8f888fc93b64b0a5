import { Link } from "@tanstack/react-router";
import { Clock, TriangleAlert } from "lucide-react";

import { eatPortion } from "#db/repositories/portion-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { isToEatFirst, type KeepingStage, type KeptMeal } from "#domain/keeping.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Chip, type ChipProps } from "#ui/chip.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { ListRow } from "#ui/list-row.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { countOf } from "../../-common/formats.ts";
import { keepingWords } from "../../-common/keeping-words.ts";
import { PortionPicture } from "../../-common/portion-picture.tsx";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { PortionMenu } from "./portion-menu.tsx";
import { usePortionChange } from "./use-portion-change.ts";

import styles from "./stored-row.module.css";

const LOOKS: Record<KeepingStage, Pick<ChipProps, "tone" | "icon">> = {
  fresh: { tone: "neutral" },
  soon: { tone: "butter", icon: <Clock aria-hidden /> },
  past: { tone: "tomato", icon: <TriangleAlert aria-hidden /> },
};

function ageInWords(days: number): string {
  if (days === 0) return "Stored today";
  return days === 1 ? "Stored yesterday" : `Stored ${countOf(days, "day")} ago`;
}

interface StoredRowProps {
  kept: KeptMeal;
  /** The recipes on this device; null if they could not be read. */
  known: ReadonlyMap<string, Meal> | null;
}

/** Stored portions: recipe, age and how long they keep; a button for Eaten, and a menu. */
export function StoredRow({ kept, known }: StoredRowProps) {
  const { db, session } = useSignedInCook();
  const changePortions = usePortionChange();
  const { stored, age, keeping } = kept;
  const { recipeId, planId, title, storage, count } = stored;
  const meal = known?.get(recipeId);
  const canOpen = recipeId !== "" && (known === null || meal !== undefined);
  return (
    <ListRow
      leading={<PortionPicture stored={stored} meal={meal} />}
      title={
        canOpen ? (
          <Link
            {...linkToCooking(placeIn(planId, recipeId, session.uid))}
            className={stretchedLinkClass}
          >
            {title}
          </Link>
        ) : (
          title
        )
      }
      detail={
        <>
          <span className={styles.age}>{`${countOf(count, "portion")} · ${ageInWords(age)}`}</span>
          <span className={styles.keeping}>
            {isToEatFirst(kept) ? <Badge tone="progress">Eat first</Badge> : null}
            <Chip {...LOOKS[keeping.stage]}>{keepingWords(storage, keeping)}</Chip>
          </span>
        </>
      }
      trailing={
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Eaten: one portion of ${title}`}
            onClick={() =>
              void changePortions({
                title,
                text: `Enjoy your ${title}`,
                write: () => eatPortion(db, stored),
              })
            }
          >
            Eaten
          </Button>
          <PortionMenu kept={kept} meal={meal ?? null} />
        </div>
      }
    />
  );
}
