import { Link, type LinkProps } from "@tanstack/react-router";
import { CircleAlert, CircleHelp, Tag, TriangleAlert } from "lucide-react";
import { useMemo, type ReactNode } from "react";

import { labelOf, type EquipmentId } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { EQUIPMENT_CHIPS_MAX } from "#domain/limits.ts";
import type { Preferences } from "#domain/preferences.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Chip, type ChipProps } from "#ui/chip.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { PictureCard } from "#ui/picture-card.tsx";

import { isShared, type Warned } from "./checked-meals.ts";
import { useKeptChecks } from "./kept-checks.ts";
import { warningsFor, type MealWarning } from "./meal-warnings.ts";

interface MealCardProps {
  meal: Meal;
  /** The cooking mode to open: within a plan, or for the meal by itself. */
  link: Pick<LinkProps, "to" | "params">;
  preferences: Preferences;
  /** Stars, badges, dates. */
  meta?: ReactNode;
  /** Over the picture's corner: the heart. */
  corner?: ReactNode;
  /** Buttons below: MealActions. */
  actions?: ReactNode;
}

/** A meal in a grid (an `li`): its picture, words and equipment, and what the cook avoids in it. */
export function MealCard({ meal, link, preferences, meta, corner, actions }: MealCardProps) {
  return (
    <PictureCard
      as="li"
      picture={
        <MealPicture
          seed={meal.id}
          words={[meal.title, ...meal.ingredients.map(({ name }) => name)]}
          kind={meal.mealType}
        />
      }
      title={
        <Link {...link} className={stretchedLinkClass}>
          {meal.title}
        </Link>
      }
      text={meal.blurb}
      meta={
        <>
          {meta}
          <MealWarnings meal={meal} preferences={preferences} />
          {isShared(meal) ? (
            <Chip icon={<Tag aria-hidden />}>Another cook&rsquo;s: check the labels</Chip>
          ) : null}
        </>
      }
      chips={<EquipmentChips equipment={meal.equipment} />}
      corner={corner}
      footer={actions}
    />
  );
}

/** At most three pieces of equipment, then how many more. */
export function EquipmentChips({ equipment }: { equipment: readonly EquipmentId[] }) {
  const more = equipment.length - EQUIPMENT_CHIPS_MAX;
  return (
    <>
      {equipment.slice(0, EQUIPMENT_CHIPS_MAX).map((id) => (
        <Chip key={id}>{labelOf(id)}</Chip>
      ))}
      {more > 0 ? <span>+{more} more</span> : null}
    </>
  );
}

const LOOKS: Record<MealWarning["kind"], Pick<ChipProps, "tone" | "icon">> = {
  in: { tone: "tomato", icon: <TriangleAlert aria-hidden /> },
  may: { tone: "butter", icon: <CircleAlert aria-hidden /> },
  unchecked: { tone: "butter", icon: <CircleHelp aria-hidden /> },
  tool: { tone: "neutral" },
};

/** One chip for each thing that the cook avoids or lacks, and one if something can't be checked. */
export function MealWarnings({ meal, preferences }: { meal: Warned; preferences: Preferences }) {
  const { allergies, diet, equipment } = preferences;
  const warnings = useMemo(
    () => warningsFor(meal, { allergies, diet, equipment }),
    [meal, allergies, diet, equipment],
  );
  useKeptChecks();
  return warnings.map(({ text, kind }) => (
    <Chip key={text} {...LOOKS[kind]}>
      {text}
    </Chip>
  ));
}
