import { Check, Plus, Smartphone, X } from "lucide-react";
import { useMemo } from "react";

import type { Meal } from "#domain/entities.ts";
import type { Preferences } from "#domain/preferences.ts";
import { asIdea } from "#domain/recipe-service.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { Cluster } from "#ui/cluster.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";

import { sourceWords, type Idea } from "../../../-ideas/idea.ts";
import { MealWarnings } from "../../../-meals/meal-card.tsx";
import { MealTime } from "../../../-meals/meal-time.tsx";

import styles from "./idea-card.module.css";

interface IdeaCardProps {
  idea: Idea;
  /** The full recipe, if it is known already. */
  recipe: Meal | undefined;
  chosen: boolean;
  /** Whether selecting can change: false for an unchosen idea when enough are chosen. */
  canChange: boolean;
  preferences: Preferences | undefined;
  onChosenChange: (chosen: boolean) => void;
  onReject: () => void;
  onOpen: () => void;
}

/** One idea to select or reject; a tap on its words or picture opens it. */
export function IdeaCard(props: IdeaCardProps) {
  const { idea, recipe, chosen, canChange, preferences, onChosenChange, onReject, onOpen } = props;
  // Ideas are checked before they arrive; this check is for settings changed since then.
  const words = useMemo(() => recipe ?? asIdea(idea), [recipe, idea]);
  // The accessible name contains the visible word, for cooks who use voice control.
  const choice = chosen ? "Selected" : "Select";
  return (
    <Card as="li" padded={false} tone={chosen ? "herb" : "paper"} className={styles.idea}>
      <div className={styles.head}>
        <div className={styles.picture}>
          <MealPicture seed={idea.id} meal={recipe ?? idea} shape="square" />
        </div>
        <div>
          <h2 dir="auto" className={styles.title}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={classNames(stretchedLinkClass, styles.open)}
              onClick={onOpen}
            >
              {idea.title}
            </button>
          </h2>
          <p dir="auto" className={styles.blurb}>
            {idea.blurb}
          </p>
          <Cluster gap="xs" className={styles.chips}>
            {idea.source === "device" ? (
              <Chip icon={<Smartphone aria-hidden />}>{sourceWords(idea.source)}</Chip>
            ) : null}
            <MealTime meal={words} minutes={idea.minutes} />
            {preferences ? <MealWarnings meal={words} preferences={preferences} /> : null}
          </Cluster>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          size="sm"
          variant="quiet"
          icon={<X />}
          className={styles.reject}
          aria-label={`Reject ${idea.title}`}
          onClick={onReject}
        >
          Reject
        </Button>
        <Button
          size="sm"
          variant={chosen ? "primary" : "secondary"}
          icon={chosen ? <Check /> : <Plus />}
          className={styles.select}
          aria-pressed={chosen}
          aria-label={`${choice} ${idea.title}`}
          disabled={!canChange}
          onClick={() => onChosenChange(!chosen)}
        >
          {choice}
        </Button>
      </div>
    </Card>
  );
}
