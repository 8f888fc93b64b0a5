import { ArrowLeftRight, Smartphone } from "lucide-react";
import { useState } from "react";

import { RecipeServiceError } from "#api/recipe-client.ts";
import { MEAL_TYPE_LABELS, type MealType } from "#domain/meal-types.ts";
import type { Preferences } from "#domain/preferences.ts";
import { RECIPE_NOT_HERE } from "#failure-words/screen-words.ts";
import { Button } from "#ui/button.tsx";
import { Chip } from "#ui/chip.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { Stack } from "#ui/stack.tsx";

import { useSignedInCook, useServiceFetch } from "../-common/use-live-data.ts";
import { useRequest } from "../-common/use-request.ts";
import { LabelReminder } from "../-meals/label-reminder.tsx";
import { fetchRecipe } from "./fetch-recipes.ts";
import { IdeaProgress, IdeaReason } from "./idea-progress.tsx";
import { IdeaRow, IdeaRows } from "./idea-row.tsx";
import { sourceWords, type Idea, type IdeaRecipe } from "./idea.ts";
import type { IdeasProgress } from "./use-more-ideas.ts";

interface SwapSheetProps {
  /** The title of the recipe to replace. */
  title: string;
  mealType: MealType;
  /** The possible replacements. */
  ideas: readonly Idea[];
  /** The recipes already fetched, by idea id. */
  recipes: Readonly<Record<string, IdeaRecipe>>;
  preferences: Preferences | undefined;
  progress: IdeasProgress;
  /** Why the ideas are of this device. */
  reason: string | undefined;
  generate: (from?: "service" | "device") => void;
  stop: () => void;
  /** Replaces the old recipe with the idea, and closes the sheet on success. */
  onChoose: (idea: Idea, made: IdeaRecipe) => Promise<void> | void;
  onClose: () => void;
}

/**
 * Another idea for one recipe. Only the chosen idea's recipe is requested, and until it is there
 * the old one stays.
 */
export function SwapSheet(props: SwapSheetProps) {
  const { title, mealType, ideas, recipes, preferences, progress } = props;
  const { reason, generate, stop, onChoose, onClose } = props;
  const { db, session } = useSignedInCook();
  const serviceFetch = useServiceFetch();
  const { state, start } = useRequest();
  const [chosenId, setChosenId] = useState<string | null>(null);

  const choose = (idea: Idea) => {
    setChosenId(idea.id);
    start(async (signal) => {
      const options = { signal, fetch: serviceFetch };
      const known = recipes[idea.id];
      const made =
        known ?? (await fetchRecipe(db, session.uid, idea, mealType, options).catch(inWords));
      signal.throwIfAborted();
      await onChoose(idea, made);
    });
  };

  return (
    <Dialog open onClose={onClose} title={`Swap ${title}`}>
      <Stack>
        <p>Choose what takes its place. The other recipes stay as they are.</p>
        <IdeaReason reason={reason} progress={progress} onRetry={generate} />
        {ideas.length > 0 ? (
          <IdeaRows label="Ideas to swap in">
            {ideas.map((idea) => {
              const isChosen = idea.id === chosenId;
              return (
                <SwapRow
                  key={idea.id}
                  idea={idea}
                  made={recipes[idea.id]}
                  preferences={preferences}
                  busy={isChosen && state.busy}
                  failure={isChosen ? state.failure : undefined}
                  onChoose={() => choose(idea)}
                />
              );
            })}
          </IdeaRows>
        ) : null}
        <IdeaProgress
          isEmpty={ideas.length === 0}
          inView={ideas.length}
          progress={progress}
          reason={reason}
          meal={MEAL_TYPE_LABELS[mealType].toLowerCase()}
          onGenerate={generate}
          onStop={stop}
        />
        <LabelReminder />
      </Stack>
    </Dialog>
  );
}

function inWords(error: unknown): never {
  const isUnreachable = error instanceof RecipeServiceError && error.status === 0;
  if (isUnreachable && !navigator.onLine) throw new Error(RECIPE_NOT_HERE, { cause: error });
  throw error;
}

interface SwapRowProps {
  idea: Idea;
  made: IdeaRecipe | undefined;
  preferences: Preferences | undefined;
  busy: boolean;
  failure: string | undefined;
  onChoose: () => void;
}

function SwapRow({ idea, made, preferences, busy, failure, onChoose }: SwapRowProps) {
  return (
    <IdeaRow
      idea={idea}
      recipe={made?.recipe}
      preferences={preferences}
      chip={
        idea.source === "device" ? (
          <Chip icon={<Smartphone aria-hidden />}>{sourceWords(idea.source)}</Chip>
        ) : null
      }
      action={
        <>
          {failure ? <ErrorBox>{failure}</ErrorBox> : null}
          <Button
            size="sm"
            variant="secondary"
            icon={<ArrowLeftRight aria-hidden />}
            busy={busy}
            aria-label={`Swap in ${idea.title}`}
            onClick={onChoose}
          >
            {busy ? "Writing the recipe" : "Swap in"}
          </Button>
        </>
      }
    />
  );
}
