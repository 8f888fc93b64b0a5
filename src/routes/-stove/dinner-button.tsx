import { AlarmClock } from "lucide-react";
import { Suspense, useState } from "react";

import { getDinner } from "#db/repositories/dinner-repository.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Spinner } from "#ui/spinner.tsx";

import { PartNotHere } from "../-common/part-not-here.tsx";
import { useLiveData } from "../-common/use-live-data.ts";
import { clockTime } from "./dinner-times.ts";

/** A dialog without an address, since each route makes every first screen larger. */
export const DinnerSheet = lazyPart(
  async () => (await import("./dinner-sheet.tsx")).DinnerSheet,
  "When to eat could not be loaded",
  PartNotHere,
);

interface DinnerButtonProps {
  /** The plan on screen, whose dishes are offered; by default the current one. */
  planId?: string;
  size?: "md" | "lg";
}

/** Opens the sheet that plans back from when to eat; says when that is, once it is set. */
export function DinnerButton({ planId, size = "md" }: DinnerButtonProps) {
  const dinner = useLiveData((db) => getDinner(db, Date.now()), []);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size={size}
        icon={<AlarmClock aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        full={size === "lg"}
      >
        {dinner ? `Dinner at ${clockTime(dinner.eatAt)}` : "Eat at a set time"}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Eat at a set time">
        <Suspense fallback={<Spinner />}>
          <DinnerSheet planId={planId} />
        </Suspense>
      </Dialog>
    </>
  );
}
