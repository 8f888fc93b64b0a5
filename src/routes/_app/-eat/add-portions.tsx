import { Plus } from "lucide-react";
import { useId, useState } from "react";

import { addPortions } from "#db/repositories/portion-repository.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

import { countOf } from "../../-common/formats.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { PortionFields } from "./portion-fields.tsx";
import { dayOf, momentOn, type PortionForm } from "./portion-form.ts";
import { usePortionChange } from "./use-portion-change.ts";

/** Puts portions in by hand: leftovers, or what somebody else has cooked. */
export function AddPortions() {
  /** When it was opened, ms; null while it is closed. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const formId = useId();
  const { db } = useSignedInCook();
  const changePortions = usePortionChange();
  const close = () => setOpenedAt(null);

  const add = (form: PortionForm, now: number) => {
    close();
    const { count, storage, date } = form;
    const title = form.title.trim();
    // Today's are stored now: the time at which the cook acts is put right where a clock is wrong.
    const since = date === dayOf(now) ? null : momentOn(date, now);
    void changePortions({
      title,
      text: `${countOf(count, "portion")} of ${title} in the ${storage}`,
      write: () => addPortions(db, { title, storage, count, since }),
    });
  };

  return (
    <>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpenedAt(Date.now())}
      >
        Add portions
      </Button>
      <Dialog
        open={openedAt !== null}
        onClose={close}
        title="Add portions"
        actions={
          <Button type="submit" form={formId} size="lg" full>
            Store
          </Button>
        }
      >
        {openedAt !== null ? (
          <PortionFields
            id={formId}
            initial={{ title: "", count: 1, storage: "fridge", date: dayOf(openedAt) }}
            hasName
            onSubmit={add}
          />
        ) : null}
      </Dialog>
    </>
  );
}
