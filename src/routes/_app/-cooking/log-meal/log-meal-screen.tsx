import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";

import { endCookSession } from "#db/repositories/cook-session-repository.ts";
import type { FoundMeal } from "#db/repositories/meal-repository.ts";
import { logMeal } from "#db/repositories/portion-repository.ts";
import { setFavorite } from "#db/repositories/user-repository.ts";
import { Button } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { linkToCooking, type CookPlace } from "../../../-common/cook-place.ts";
import { KeptBanner } from "../../../-common/kept-banner.tsx";
import { useUnsavedWork } from "../../../-common/unsaved-work.ts";
import { useCommand } from "../../../-common/use-command.ts";
import { useKeptDraft } from "../../../-common/use-kept-draft.ts";
import { useSignedInCook, useLiveData } from "../../../-common/use-live-data.ts";
import { AppHeader } from "../../../-shell/app-header.tsx";
import { RecipeMissing } from "../recipe-missing.tsx";
import { logKey, type OpenedLog } from "./kept-log.ts";
import { LOG_PROBLEM_ID, LogMealForm } from "./log-meal-form.tsx";
import { readLog, type LogSubject } from "./log-subject.ts";
import { favoriteChange, loggedWords, newLog, portionsProblem, type MealLog } from "./meal-log.ts";
import { stopTimers } from "./stop-timers.ts";

/** The picture of a stored portion for readers that draw no pictures themselves. */
const PICTURE_PATH = "/pictures/meal.svg";

interface LogMealScreenProps {
  place: CookPlace;
  opened: OpenedLog;
}

/** Log this meal: what was cooked, what is stored, how it was. */
export function LogMealScreen({ place, opened }: LogMealScreenProps) {
  const subject = useLiveData((db) => readLog(db, place), Object.values(place), opened.subject);
  const { found } = subject;
  if (!found) return <RecipeMissing recipeId={place.recipeId} />;
  return (
    <LogFound
      key={logKey(place)}
      place={place}
      found={found}
      subject={subject}
      kept={opened.kept}
    />
  );
}

interface LogFoundProps {
  place: CookPlace;
  found: FoundMeal;
  subject: LogSubject;
  kept: OpenedLog["kept"];
}

function LogFound({ place, found, subject, kept }: LogFoundProps) {
  const [begun] = useState(() => newLog(subject.serves, subject.people));
  const [log, setLog] = useState(kept?.value ?? begun);
  const [isKeptShown, setKeptShown] = useState(kept !== null);
  const [id] = useState(kept?.id ?? crypto.randomUUID());
  const { save, busy } = useSaveLog(found);
  const isChanged = log !== begun && log !== kept?.value && !busy;
  const { drop } = useKeptDraft({ key: logKey(place), id, value: log, isChanged, isSlight: true });
  const hasProblem = portionsProblem(log) !== null;
  useUnsavedWork(log !== begun);
  return (
    <Screen
      width="wide"
      header={<AppHeader title="Log this meal" back={linkToCooking(place)} />}
      actions={
        <Button
          size="lg"
          busy={busy}
          disabled={hasProblem}
          aria-describedby={hasProblem ? LOG_PROBLEM_ID : undefined}
          onClick={() => void save(log, favoriteChange(log, subject), drop)}
          full
        >
          Save
        </Button>
      }
    >
      <Stack>
        {isKeptShown ? (
          <KeptBanner
            onDiscard={() => {
              drop();
              setLog(begun);
              setKeptShown(false);
            }}
          />
        ) : null}
        <LogMealForm found={found} subject={subject} log={log} onChange={setLog} />
      </Stack>
    </Screen>
  );
}

/**
 * Saves once: a second tap, however fast, is ignored while the first one is saving. `onSaved` is called
 * as soon as the meal is logged.
 */
function useSaveLog({ meal, planId }: FoundMeal) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const saving = useRef(false);

  const save = async (log: MealLog, favorite: boolean | null, onSaved: () => void) => {
    if (saving.current) return;
    saving.current = true;
    setBusy(true);
    const { portions, photo } = log;
    const imageUrl = photo === "" ? PICTURE_PATH : photo;
    const stars = planId === null || log.stars === 0 ? null : log.stars;
    const logged = await run(() => logMeal(db, { meal, planId, portions, stars, imageUrl }), {
      text: loggedWords(meal.title, portions),
    });
    if (!logged) {
      saving.current = false;
      setBusy(false);
      return;
    }
    onSaved();
    // After the log, because the rating creates the shared meal whose favorite count changes.
    if (favorite !== null) await run(() => setFavorite(db, meal.id, favorite));
    await run(() => endCookSession(db, meal.id));
    if (log.stopsTimers) await run(() => stopTimers(db, meal.id));
    await router.navigate({ to: "/" });
  };
  return { save, busy };
}
