import { Ellipsis } from "lucide-react";
import { Suspense, useState } from "react";

import type { Meal } from "#domain/entities.ts";
import type { KeptMeal } from "#domain/keeping.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyPart } from "#ui/lazy-part.ts";

import { DialogNotHere } from "../../-common/part-not-here.tsx";

/** Loaded on demand: it reads recipes for allergens, which the list doesn't need. */
const PortionDialog = lazyPart(
  async () => (await import("./portion-dialog.tsx")).PortionDialog,
  "What can be done with portions could not be loaded",
  DialogNotHere,
);

interface PortionMenuProps {
  kept: KeptMeal;
  meal: Meal | null;
}

/** A button that opens the details of some portions, and further actions. */
export function PortionMenu({ kept, meal }: PortionMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`More for ${kept.stored.title} in the ${kept.stored.storage}`}
        icon={<Ellipsis aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open ? (
        <Suspense fallback={null}>
          <PortionDialog kept={kept} meal={meal} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
