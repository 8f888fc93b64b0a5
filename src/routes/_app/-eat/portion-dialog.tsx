import { Link } from "@tanstack/react-router";
import { BookOpen, Pencil, Refrigerator, Snowflake, Tag, Trash2 } from "lucide-react";
import { useId, useState } from "react";

import {
  discardPortions,
  editPortions,
  movePortions,
} from "#db/repositories/portion-repository.ts";
import type { Meal } from "#domain/entities.ts";
import type { KeptMeal } from "#domain/keeping.ts";
import type { StoragePlace } from "#domain/stored-portions.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { countOf, formatDate } from "../../-common/formats.ts";
import { guidanceWords } from "../../-common/keeping-words.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { CountPortions } from "./count-portions.tsx";
import { PortionContents } from "./portion-contents.tsx";
import { editsOf } from "./portion-edits.ts";
import { PortionFields } from "./portion-fields.tsx";
import { dayOf, type PortionForm } from "./portion-form.ts";
import { PortionLabel } from "./portion-label.tsx";
import { usePortionChange } from "./use-portion-change.ts";

import styles from "./portion-dialog.module.css";

type Part = "about" | "move" | "edit" | "discard" | "label";

interface PortionDialogProps {
  kept: KeptMeal;
  /** Their recipe; null if it is not on this device. */
  meal: Meal | null;
  onClose: () => void;
}

/** The details of some portions: their contents, how long they keep, and actions on them. */
export function PortionDialog({ kept, meal, onClose }: PortionDialogProps) {
  const [part, setPart] = useState<Part>("about");
  const formId = useId();
  const { db } = useSignedInCook();
  const changePortions = usePortionChange();
  const { stored } = kept;
  const { title, storage, count } = stored;
  const to: StoragePlace = storage === "fridge" ? "freezer" : "fridge";

  const change = (text: string, write: () => Promise<string>) => {
    // Closed first, because a toast can't be read behind an open dialog.
    onClose();
    void changePortions({ title, text, write });
  };
  const move = (moved: number) =>
    change(`${countOf(moved, "portion")} moved to the ${to}`, () =>
      movePortions(db, stored, { to, count: moved }),
    );
  const discard = (thrown: number) =>
    change(`${countOf(thrown, "portion")} of ${title} thrown away`, () =>
      discardPortions(db, stored, thrown),
    );
  const edit = (form: PortionForm, now: number) => {
    const edits = editsOf(stored, form, now);
    if (edits) change(`${title} is changed`, () => editPortions(db, stored, edits));
    else onClose();
  };
  // Each part is a separate dialog, so that it is announced and takes focus.
  const all = { count, onBack: () => setPart("about") };

  if (part === "move") {
    return (
      <Dialog key={part} open onClose={onClose} title={`Move to the ${to}`}>
        <CountPortions
          {...all}
          note={guidanceWords(to, { ...kept.keeping.rule, isThawed: to === "fridge" })}
          labelOf={(portions) => `Move ${portions}`}
          onDone={move}
        />
      </Dialog>
    );
  }
  if (part === "discard") {
    return (
      <Dialog key={part} open onClose={onClose} title="Throw away">
        <CountPortions
          {...all}
          labelOf={(portions) => `Throw ${portions} away`}
          tone="danger"
          onDone={discard}
        />
      </Dialog>
    );
  }
  if (part === "edit") {
    return (
      <Dialog
        key={part}
        open
        onClose={onClose}
        title="Edit portions"
        actions={
          <Button type="submit" form={formId} size="lg" full>
            Save
          </Button>
        }
      >
        <PortionFields
          id={formId}
          initial={{ title, count, storage, date: dayOf(stored.storedAt) }}
          hasName={meal === null}
          onSubmit={edit}
        />
      </Dialog>
    );
  }
  if (part === "label") {
    return (
      <Dialog key={part} open onClose={onClose} title="Label">
        <PortionLabel kept={kept} meal={meal} />
      </Dialog>
    );
  }
  return (
    <Dialog key={part} open onClose={onClose} title={title}>
      <About
        kept={kept}
        meal={meal}
        to={to}
        onPart={(next) => {
          if (next === "move" && count === 1) move(1);
          else if (next === "discard" && count === 1) discard(1);
          else setPart(next);
        }}
      />
    </Dialog>
  );
}

interface AboutProps {
  kept: KeptMeal;
  meal: Meal | null;
  to: StoragePlace;
  onPart: (part: Part) => void;
}

function About({ kept: { stored, keeping }, meal, to, onPart }: AboutProps) {
  const { session } = useSignedInCook();
  const { recipeId, planId, storage, storedAt, count } = stored;
  // Freezing stops ageing but doesn't reverse it.
  const isTooOldToFreeze = storage === "fridge" && keeping.stage === "past";
  return (
    <Stack>
      <p className={styles.about}>
        {countOf(count, "portion")} in the {storage} since {formatDate(storedAt)}.{" "}
        {guidanceWords(storage, keeping.rule)}
      </p>
      <PortionContents meal={meal} />
      <Stack gap="sm">
        {meal ? (
          <Link
            {...linkToCooking(placeIn(planId, recipeId, session.uid))}
            className={buttonClass({ variant: "secondary", full: true })}
          >
            <BookOpen aria-hidden />
            Open the recipe
          </Link>
        ) : null}
        {isTooOldToFreeze ? (
          <p className={styles.note}>
            Too old to freeze: freezing doesn&rsquo;t make it safe again.
          </p>
        ) : (
          <Button
            variant="secondary"
            icon={to === "freezer" ? <Snowflake aria-hidden /> : <Refrigerator aria-hidden />}
            onClick={() => onPart("move")}
            full
          >
            Move to the {to}
          </Button>
        )}
        <Button variant="secondary" icon={<Tag aria-hidden />} onClick={() => onPart("label")} full>
          Label
        </Button>
        <Button
          variant="secondary"
          icon={<Pencil aria-hidden />}
          onClick={() => onPart("edit")}
          full
        >
          Edit number, place or day
        </Button>
        <Button
          variant={keeping.stage === "past" ? "danger" : "secondary"}
          icon={<Trash2 aria-hidden />}
          onClick={() => onPart("discard")}
          full
        >
          Throw away
        </Button>
      </Stack>
    </Stack>
  );
}
