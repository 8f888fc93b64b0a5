import { Plus } from "lucide-react";
import { useId, useState } from "react";

import { findDraft } from "#db/repositories/draft-repository.ts";
import { addPortions } from "#db/repositories/portion-repository.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../../-common/formats.ts";
import { KeptBanner } from "../../-common/kept-banner.tsx";
import { useKeptDraft } from "../../-common/use-kept-draft.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { PortionFields } from "./portion-fields.tsx";
import { dayOf, KeptPortionForm, momentOn, type PortionForm } from "./portion-form.ts";
import { usePortionChange } from "./use-portion-change.ts";

const KEY = "portions";
/** The age limit of a draft, ms: an older one is about other portions. */
const KEPT_MS = 12 * 3_600_000;

interface Opened {
  form: PortionForm;
  isKept: boolean;
}

function emptyForm(now: number): PortionForm {
  return { title: "", count: 1, storage: "fridge", date: dayOf(now) };
}

/** A form for adding portions by hand: leftovers, or food that somebody else has cooked. */
export function AddPortions() {
  /** The form's initial values, and whether they are a draft; null while it is closed. */
  const [opened, setOpened] = useState<Opened | null>(null);
  const [changed, setChanged] = useState<PortionForm | null>(null);
  const { drop } = useKeptDraft({
    key: KEY,
    id: KEY,
    value: changed,
    isChanged: changed !== null,
    isSlight: true,
  });
  const formId = useId();
  const { db } = useSignedInCook();
  const changePortions = usePortionChange();
  const open = async () => {
    const now = Date.now();
    const kept = await findDraft(db, KEY, KeptPortionForm, now - KEPT_MS);
    setOpened(kept ? { form: kept.value, isKept: true } : { form: emptyForm(now), isKept: false });
  };
  const close = () => setOpened(null);
  const discard = () => {
    setChanged(null);
    drop();
  };

  const add = (form: PortionForm, now: number) => {
    close();
    const { count, storage, date } = form;
    const title = form.title.trim();
    // Portions stored today get no explicit time: the mutation's own time is used, which is
    // corrected for a wrong clock.
    const since = date === dayOf(now) ? null : momentOn(date, now);
    // If storing fails, the draft remains and is shown when the form is reopened.
    void changePortions({
      title,
      text: `${countOf(count, "portion")} of ${title} in the ${storage}`,
      write: () => addPortions(db, { title, storage, count, since }),
    }).then((isStored) => isStored && discard());
  };

  return (
    <>
      <Button
        variant="secondary"
        icon={<Plus aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        Add portions
      </Button>
      <Dialog
        open={opened !== null}
        onClose={close}
        title="Add portions"
        actions={
          <Button type="submit" form={formId} size="lg" full>
            Store
          </Button>
        }
      >
        {opened ? (
          <Stack>
            {opened.isKept ? (
              <KeptBanner
                onDiscard={() => {
                  discard();
                  setOpened({ form: emptyForm(Date.now()), isKept: false });
                }}
              />
            ) : null}
            <PortionFields
              key={String(opened.isKept)}
              id={formId}
              initial={opened.form}
              hasName
              onChange={setChanged}
              onSubmit={add}
            />
          </Stack>
        ) : null}
      </Dialog>
    </>
  );
}
