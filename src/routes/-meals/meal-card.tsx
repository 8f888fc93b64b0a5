import { Link, type LinkProps } from "@tanstack/react-router";
import { CircleAlert, CircleHelp, TriangleAlert } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";

import { labelOf, type EquipmentId } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { EQUIPMENT_CHIPS_MAX } from "#domain/limits.ts";
import { preferencesOf, type Preferences } from "#domain/preferences.ts";
import { authorOf } from "#domain/sound-meal.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Chip, type ChipProps } from "#ui/chip.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { PictureCard } from "#ui/picture-card.tsx";

import { isShared, type Warned } from "./checked-meals.ts";
import { DayChoice } from "./day-choice.tsx";
import { FavoriteButton, MealMenuActions, MealPlaces } from "./meal-actions.tsx";
import { MealMenu } from "./meal-menu.tsx";
import { MealTime } from "./meal-time.tsx";
import { briefly, warningsFor, type MealWarning } from "./meal-warnings.ts";
import { SharedMealActions } from "./shared-meal-menu.tsx";

import styles from "./meal-card.module.css";

interface MealCardProps {
  meal: Meal;
  /** The cooking mode to open: within a plan, or for a single meal. */
  link: Pick<LinkProps, "to" | "params">;
  /** The plan that the meal is shown in; null or left out for none. */
  planId?: string | null;
  user: UserDocument;
  /** Stars, badges, dates. */
  meta?: ReactNode;
  /** Before its time and equipment. */
  chips?: ReactNode;
  /** More items for the card's menu; each calls `close` before it acts. */
  renderMenu?: ((close: () => void) => ReactNode) | undefined;
  /** `article` if the grid renders the `li` itself. */
  as?: "li" | "article";
}

/**
 * A meal in a grid (an `li`): its picture, title, equipment and warnings. The heart is on the
 * picture; everything else is in the recipe and in the card's menu.
 */
export function MealCard(props: MealCardProps) {
  const { meal, link, planId = null, user, meta, chips, renderMenu, as = "li" } = props;
  const [isChoosingDay, setChoosingDay] = useState(false);
  return (
    <PictureCard
      as={as}
      picture={<MealPicture seed={meal.id} meal={meal} />}
      title={
        <Link {...link} className={stretchedLinkClass}>
          {meal.title}
        </Link>
      }
      text={meal.blurb === "" ? undefined : meal.blurb}
      meta={
        <>
          {meta}
          <MealWarnings meal={meal} preferences={preferencesOf(user)} brief />
          <LabelsHint meal={meal} />
          <MealPlaces meal={meal} user={user} />
        </>
      }
      chips={
        <>
          {chips}
          <MealTime meal={meal} />
          <NeededEquipment equipment={meal.equipment} />
        </>
      }
      corner={
        <>
          <FavoriteButton meal={meal} user={user} />
          <MealMenu title={meal.title}>
            {(close) => (
              <>
                <MealMenuActions
                  meal={meal}
                  user={user}
                  close={close}
                  onPickDay={() => setChoosingDay(true)}
                />
                {renderMenu?.(close)}
                {isShared(meal) ? <SharedMealActions meal={meal} onGone={close} /> : null}
              </>
            )}
          </MealMenu>
          {isChoosingDay ? (
            <DayChoice meal={meal} planId={planId} onClose={() => setChoosingDay(false)} />
          ) : null}
        </>
      }
    />
  );
}

/**
 * Says that another cook wrote the meal, so labels must be checked: nobody vouches for the text.
 */
export function LabelsHint({ meal }: { meal: Meal }) {
  return authorOf(meal) === "other" ? (
    <span className={styles.labels}>Another cook&rsquo;s: check the labels</span>
  ) : null;
}

/** At most three pieces of equipment, then how many more. */
export function NeededEquipment({ equipment }: { equipment: readonly EquipmentId[] }) {
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

interface MealWarningsProps {
  meal: Warned;
  preferences: Preferences;
  /**
   * For a narrow card: warnings of one kind share a chip, without reasons, which the recipe gives.
   */
  brief?: boolean;
}

/** One chip for each thing that the cook avoids or lacks, and one if something can't be checked. */
export function MealWarnings({ meal, preferences, brief = false }: MealWarningsProps) {
  const { allergies, diet, equipment, isPartial } = preferences;
  const warnings = useMemo(() => {
    const all = warningsFor(meal, { allergies, diet, equipment, isPartial });
    return brief ? briefly(all) : all;
  }, [meal, allergies, diet, equipment, isPartial, brief]);
  return warnings.map(({ text, kind }) => (
    <Chip key={text} {...LOOKS[kind]}>
      {text}
    </Chip>
  ));
}
