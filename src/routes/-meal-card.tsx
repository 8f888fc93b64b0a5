import { Link, type LinkProps } from "@tanstack/react-router";
import { CircleAlert, CircleHelp, Tag, TriangleAlert } from "lucide-react";
import { useMemo, type ReactNode } from "react";

import { labelOf, type EquipmentId } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { EQUIPMENT_CHIPS_MAX } from "#domain/limits.ts";
import { Chip, type ChipProps } from "#ui/chip.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { MealPicture } from "#ui/meal-picture.tsx";
import { PictureCard } from "#ui/picture-card.tsx";

import { useKeptChecks } from "./-kept-checks.ts";
import { warningsFor, type Avoids, type MealWarning } from "./-meal-warnings.ts";
import { isShared, type Warned } from "./-screened.ts";

interface MealCardProps {
  meal: Meal;
  /** Where it opens: cooking mode, in a plan or by itself. */
  link: Pick<LinkProps, "to" | "params">;
  /** What the cook avoids; the cook's document will do. */
  avoids: Avoids;
  /** Stars, badges, dates. */
  meta?: ReactNode;
  /** Over the picture's corner: the heart. */
  corner?: ReactNode;
  /** Buttons below: MealActions. */
  actions?: ReactNode;
}

/** A meal in a grid (an `li`): its picture, what it is, what it needs, and whether the cook avoids it. */
export function MealCard({ meal, link, avoids, meta, corner, actions }: MealCardProps) {
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
          <MealWarnings meal={meal} avoids={avoids} />
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

/** One chip for each thing in the meal that the cook avoids or doesn't have, or that can't be told. */
export function MealWarnings({ meal, avoids }: { meal: Warned; avoids: Avoids }) {
  const { allergies, diet, cookingEquipment } = avoids;
  const warnings = useMemo(
    () => warningsFor(meal, { allergies, diet, cookingEquipment }),
    [meal, allergies, diet, cookingEquipment],
  );
  useKeptChecks();
  return warnings.map(({ text, kind }) => (
    <Chip key={text} {...LOOKS[kind]}>
      {text}
    </Chip>
  ));
}
