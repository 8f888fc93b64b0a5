import { BookOpen } from "lucide-react";

import type { MealType } from "#domain/meal-types.ts";
import type { Preferences } from "#domain/preferences.ts";
import { asIdea } from "#domain/recipe-service.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { Stack } from "#ui/stack.tsx";

import { sourceWords, type Idea } from "../../../-ideas/idea.ts";
import { MealWarnings } from "../../../-meals/meal-card.tsx";
import { MealTime } from "../../../-meals/meal-time.tsx";
import { RecipeFolds } from "../review/recipe-preview.tsx";
import { useIdeaRecipe } from "./use-idea-recipe.ts";

import styles from "./idea-detail.module.css";

interface IdeaDetailProps {
  idea: Idea;
  mealType: MealType;
  chosen: boolean;
  /** Whether it may be selected or unselected. */
  canChange: boolean;
  preferences: Preferences | undefined;
  onChosenChange: (chosen: boolean) => void;
  onReject: () => void;
  onClose: () => void;
}

/** An idea in full: all of its words, and its recipe if the cook wants to see it. */
export function IdeaDetail(props: IdeaDetailProps) {
  const { idea, mealType, chosen, canChange, preferences, onChosenChange, onReject, onClose } =
    props;
  const { made, busy, failure, fetch } = useIdeaRecipe(idea, mealType);
  const recipe = made?.recipe;
  const words = recipe ?? asIdea(idea);
  return (
    <Dialog
      open
      onClose={onClose}
      title={idea.title}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onReject();
              onClose();
            }}
          >
            Reject
          </Button>
          <Button
            disabled={!canChange}
            onClick={() => {
              onChosenChange(!chosen);
              onClose();
            }}
          >
            {chosen ? "Deselect" : "Select"}
          </Button>
        </>
      }
    >
      <Stack>
        <div className={styles.picture}>
          <MealPicture seed={idea.id} meal={made?.recipe ?? idea} />
        </div>
        <p dir="auto">{idea.blurb}</p>
        <p className={styles.source}>{sourceWords(made?.source ?? idea.source)}</p>
        <Cluster gap="xs" className={styles.chips}>
          <MealTime meal={words} minutes={idea.minutes} withActive />
          {preferences ? <MealWarnings meal={words} preferences={preferences} /> : null}
        </Cluster>
        {failure ? <ErrorBox>{failure}</ErrorBox> : null}
        {recipe ? (
          <div className={styles.recipe}>
            {recipe.title === idea.title ? null : (
              <p>
                The closest recipe is <bdi>{recipe.title}</bdi>.
              </p>
            )}
            <RecipeFolds recipe={recipe} />
          </div>
        ) : busy ? (
          <Skeleton count={3} label="Writing the recipe" />
        ) : (
          <Button variant="secondary" icon={<BookOpen />} onClick={fetch} full>
            {failure ? "Try again" : "See the recipe"}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}
