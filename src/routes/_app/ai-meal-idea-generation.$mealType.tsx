import { createFileRoute, notFound, redirect, useRouter } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";

import { remainingMealTypes, servesOf } from "#domain/draft.ts";
import { SERVES_PER_IDEA } from "#domain/limits.ts";
import { MEAL_TYPE_LABELS, MEAL_TYPES, type MealType } from "#domain/meal-types.ts";
import { ideasNeeded } from "#domain/mutations/plans.ts";
import { Button } from "#ui/button.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../-common/formats.ts";
import { IdeaProgress, IdeaReason } from "../-ideas/idea-progress.tsx";
import { LabelReminder } from "../-meals/label-reminder.tsx";
import { AppHeader } from "../-shell/app-header.tsx";
import { NotFound } from "../-shell/not-found.tsx";
import { DraftGuard } from "./-planning/draft-guard.tsx";
import { chosenIdeas, describeSources, ideasInView } from "./-planning/ideas/idea-board.ts";
import { IdeaGrid } from "./-planning/ideas/idea-grid.tsx";
import { useIdeas } from "./-planning/ideas/use-ideas.ts";
import { isUnderWay, openPlanning, usePlanning } from "./-planning/planning-draft.ts";

import styles from "./-planning/ideas/idea-selection.module.css";

export const Route = createFileRoute("/_app/ai-meal-idea-generation/$mealType")({
  loader: async ({ context, params }) => {
    const mealType = MEAL_TYPES.find((known) => known === params.mealType);
    if (!mealType) throw notFound();
    const planning = (await openPlanning(context.db)).read();
    // The plan in progress has no such meal: it is not discarded because of a URL, and setup leads back
    // to it.
    if (isUnderWay(planning) && !planning.draft.requiredMealTypes.includes(mealType)) {
      throw redirect({ to: "/meal-plan-setup", replace: true });
    }
    return mealType;
  },
  component: MealIdeaGeneration,
  notFoundComponent: NotFound,
});

function MealIdeaGeneration() {
  const mealType = Route.useLoaderData();
  // Each meal type gets fresh state, though the route stays the same.
  return <IdeaSelection key={mealType} mealType={mealType} />;
}

function IdeaSelection({ mealType }: { mealType: MealType }) {
  const router = useRouter();
  const { planning, store } = usePlanning();
  const { board, progress, reason, generate, stop } = useIdeas(mealType);
  const { draft } = planning;
  const serves = servesOf(draft);
  const needed = ideasNeeded(serves);
  const meal = MEAL_TYPE_LABELS[mealType].toLowerCase();
  const place = draft.requiredMealTypes.indexOf(mealType);
  const sources = describeSources(ideasInView(board));
  const isFirstTime = progress.busy && board.ideas.length === 0;

  const goOn = () => {
    store.act({ type: "chooseIdeas", mealType, ideas: chosenIdeas(board) });
    const [next] = remainingMealTypes(store.read().draft);
    void router.navigate(
      next
        ? { to: "/ai-meal-idea-generation/$mealType", params: { mealType: next } }
        : { to: "/ai-meal-plan-review" },
    );
  };

  return (
    <Screen
      header={
        <AppHeader
          title={`${MEAL_TYPE_LABELS[mealType]} Ideas`}
          kicker={
            draft.requiredMealTypes.length > 1 && place >= 0
              ? `Meal ${place + 1} of ${draft.requiredMealTypes.length}`
              : undefined
          }
          onBack={() => void router.navigate({ to: "/meal-plan-setup" })}
        />
      }
      width="wide"
      actions={
        <>
          <ChosenCount chosen={board.chosen.length} needed={needed} />
          <Button
            size="lg"
            iconEnd={<ArrowRight />}
            disabled={board.chosen.length < needed}
            onClick={goOn}
          >
            Continue
          </Button>
        </>
      }
    >
      <Stack gap="lg">
        <p>
          {`Choose ${countOf(needed, "idea")} for ${countOf(serves, "serve")} of ${meal}. Each makes ${SERVES_PER_IDEA}.`}
        </p>
        {draft.leftovers.length > 0 ? (
          <p>{`First what can use up ${draft.leftovers.join(", ")}.`}</p>
        ) : null}
        {sources === "" ? null : <p className={styles.sources}>{sources}</p>}
        {isFirstTime ? <ProgressBar label={`Finding ${meal} ideas for you`} /> : null}
        <IdeaReason reason={reason} progress={progress} onRetry={generate} />
        <IdeaGrid board={board} mealType={mealType} needed={needed} />
        <IdeaProgress
          isEmpty={board.ideas.length === 0}
          inView={ideasInView(board).length}
          progress={progress}
          reason={reason}
          meal={meal}
          onGenerate={generate}
          onStop={stop}
        />
        <LabelReminder />
      </Stack>
      <DraftGuard />
    </Screen>
  );
}

function ChosenCount({ chosen, needed }: { chosen: number; needed: number }) {
  return (
    <div className={styles.count} aria-live="polite">
      <ProgressBar
        label="Chosen"
        hideLabel
        value={chosen}
        max={needed}
        text={`${chosen} of ${needed} chosen`}
      />
    </div>
  );
}
