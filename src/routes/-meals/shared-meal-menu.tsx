import { Ellipsis, EyeOff, Flag, UserRoundX } from "lucide-react";
import { useState } from "react";

import { hideMeal, reportMeal } from "#db/repositories/shared-meal-repository.ts";
import type { Meal } from "#domain/entities.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Stack } from "#ui/stack.tsx";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";

interface SharedMealMenuProps {
  meal: Pick<Meal, "id" | "title">;
  /** Called after the cook has hidden or reported the meal. */
  onGone?: () => void;
  /** For a card's corner: an icon without words. */
  inCorner?: boolean;
}

/** What a cook can do about an unwanted shared meal: hide or report it. */
export function SharedMealMenu({ meal, onGone, inCorner = false }: SharedMealMenuProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  const hide = (what: "meal" | "author") => (on: boolean) =>
    hideMeal(db, meal.id, on ? what : "nothing");

  const act = (set: (on: boolean) => Promise<void>, text: string) => {
    close();
    onGone?.();
    void run(() => set(true), {
      text,
      action: { label: "Undo", run: () => void run(() => set(false)) },
    });
  };

  return (
    <>
      {inCorner ? (
        <IconButton
          label={`More for ${meal.title}`}
          icon={<Ellipsis />}
          tone="round"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      ) : (
        <Cluster>
          <Button
            size="sm"
            variant="secondary"
            icon={<Ellipsis aria-hidden />}
            aria-haspopup="dialog"
            aria-label={`More for ${meal.title}`}
            onClick={() => setOpen(true)}
          >
            More
          </Button>
        </Cluster>
      )}
      <Dialog open={open} onClose={close} title={meal.title}>
        <Stack gap="sm">
          <p>This is one of the meals that cooks share. You can keep it out of your sight.</p>
          <Button
            variant="secondary"
            icon={<Flag aria-hidden />}
            onClick={() =>
              act(
                (on) => reportMeal(db, meal.id, on),
                `Reported ${meal.title}. You won’t see it again`,
              )
            }
            full
          >
            Report this meal
          </Button>
          <Button
            variant="secondary"
            icon={<EyeOff aria-hidden />}
            onClick={() => act(hide("meal"), `${meal.title} is hidden`)}
            full
          >
            Hide this meal
          </Button>
          <Button
            variant="secondary"
            icon={<UserRoundX aria-hidden />}
            onClick={() => act(hide("author"), "All by this cook is hidden")}
            full
          >
            Hide all by this cook
          </Button>
          <p>
            Report what is unsafe, not food or not fit to be here. When enough cooks report a meal,
            nobody sees it any more. Nobody is told who did.
          </p>
        </Stack>
      </Dialog>
    </>
  );
}
