import { PencilLine } from "lucide-react";
import { useId, useState } from "react";

import { namePlan } from "#db/repositories/plan-repository.ts";
import type { AiMealPlan } from "#domain/entities.ts";
import { PLAN_NAME_MAX } from "#domain/limits.ts";
import { typedText } from "#domain/typed-text.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";

/** A button that names a plan, with Undo. */
export function PlanName({ plan: { id, name = "" } }: { plan: Pick<AiMealPlan, "id" | "name"> }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const [open, setOpen] = useState(false);
  const form = useId();

  const save = async (typed: string) => {
    const name = typedText(typed);
    const isStored = await run(
      () => namePlan(db, id, typed),
      (before) =>
        before !== name && {
          text: name === "" ? "The plan has no name now" : "The plan has its name",
          undo: () => namePlan(db, id, before),
        },
    );
    if (isStored) setOpen(false);
  };

  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<PencilLine aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {name === "" ? "Name this plan" : "Rename"}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={name === "" ? "Name this plan" : "Rename this plan"}
        actions={
          <>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" form={form}>
              Save
            </Button>
          </>
        }
      >
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = new FormData(event.currentTarget).get("name");
            void save(typeof typed === "string" ? typed : "");
          }}
        >
          <TextField
            label="Name"
            name="name"
            hint="Leave it empty to call it by its week."
            defaultValue={name}
            maxLength={PLAN_NAME_MAX}
            autoComplete="off"
            enterKeyHint="done"
            autoFocus
          />
        </form>
      </Dialog>
    </>
  );
}
