import { Check, Plus, Smartphone, X } from "lucide-react";
import { useMemo } from "react";

import type { MealType } from "#domain/catalogue.ts";
import type { Meal } from "#domain/entities.ts";
import { asIdea } from "#domain/recipe-service.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Chip } from "#ui/chip.tsx";
import { classNames } from "#ui/class-names.ts";
import { Cluster } from "#ui/cluster.tsx";
import { MealPicture } from "#ui/meal-picture.tsx";

import { MealWarnings } from "../../-meal-card.tsx";
import type { Avoids } from "../../-meal-warnings.ts";
import { sourceWords, type Idea } from "./idea-board.ts";

import styles from "./idea-card.module.css";

interface IdeaCardProps {
  idea: Idea;
  /** Where it is known already. */
  recipe: Meal | undefined;
  mealType: MealType;
  chosen: boolean;
  /** Whether as many as needed are chosen already. */
  full: boolean;
  avoids: Avoids | undefined;
  onChosenChange: (chosen: boolean) => void;
  onReject: () => void;
}

/** One idea to select, by a tap anywhere on it, or to reject. */
export function IdeaCard(props: IdeaCardProps) {
  const { idea, recipe, mealType, chosen, full, avoids, onChosenChange, onReject } = props;
  // Ideas are screened before they come; this is for a cook who changed the settings since.
  const words = useMemo(() => recipe ?? asIdea(idea), [recipe, idea]);
  const canChange = chosen || !full;
  return (
    <Card
      as="li"
      padded={false}
      tone={chosen ? "herb" : "paper"}
      className={classNames(styles.idea, canChange && styles.tappable)}
      // The tap on the button comes here too: the whole card is one big button for a thumb.
      onClick={() => canChange && onChosenChange(!chosen)}
    >
      <div className={styles.head}>
        <div className={styles.picture}>
          <MealPicture
            seed={idea.id}
            words={[idea.title, idea.blurb]}
            kind={mealType}
            shape="square"
          />
        </div>
        <div>
          <h2 className={styles.title}>{idea.title}</h2>
          <p className={styles.blurb}>{idea.blurb}</p>
          <Cluster gap="xs" className={styles.chips}>
            {idea.source === "device" ? (
              <Chip icon={<Smartphone aria-hidden />}>{sourceWords(idea.source)}</Chip>
            ) : null}
            {avoids ? <MealWarnings meal={words} avoids={avoids} /> : null}
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
          onClick={(event) => {
            event.stopPropagation();
            onReject();
          }}
        >
          Reject
        </Button>
        <Button
          size="sm"
          variant={chosen ? "primary" : "secondary"}
          icon={chosen ? <Check /> : <Plus />}
          className={styles.select}
          aria-pressed={chosen}
          aria-label={`Select ${idea.title}`}
          disabled={!canChange}
        >
          {chosen ? "Selected" : "Select"}
        </Button>
      </div>
    </Card>
  );
}
