import { useEffect, useState } from "react";

import { seekSharedMeal } from "#db/repositories/shared-meal-repository.ts";
import { Screen } from "#ui/screen.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOnline } from "../../-common/use-online.ts";
import { AppHeader } from "../../-shell/app-header.tsx";
import { ToCome } from "../../-sync-state/to-come.tsx";
import { RecipeProblem } from "./recipe-problem.tsx";

/** Replaces a recipe that isn't on this device, but may have been shared by another cook. */
export function RecipeMissing({ recipeId }: { recipeId: string }) {
  const isSought = useSought(recipeId);
  if (!isSought) return <RecipeProblem message="Recipe not found" />;
  return (
    <Screen header={<AppHeader title="Cooking" back={{ to: "/cook" }} />}>
      <ToCome of="recipe" shape="card" count={1} />
    </Screen>
  );
}

/**
 * Asks sync to look the recipe up while the device is online. Returns whether it may still arrive;
 * once it has, the screen's own query finds it.
 */
function useSought(recipeId: string): boolean {
  const { db } = useSignedInCook();
  const online = useOnline();
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!online) return;
    const leaving = new AbortController();
    const seek = async () => {
      const isHere = await seekSharedMeal(db, recipeId, leaving.signal).catch((error: unknown) => {
        console.error("The recipe could not be looked up", error);
        return false;
      });
      if (!leaving.signal.aborted) setMissing(!isHere);
    };
    void seek();
    return () => {
      leaving.abort();
      setMissing(false);
    };
  }, [db, recipeId, online]);
  return online && !isMissing;
}
