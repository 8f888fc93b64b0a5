import { useState } from "react";

import { Dialog } from "#ui/dialog.tsx";

import { DinnerSheet, DinnerView } from "../../-stove/dinner-sheet.tsx";
import { clockTime } from "../../-stove/dinner-times.ts";
import type { Dinner } from "../../-stove/read-dinner.ts";
import { Part } from "./part.tsx";

/** The dinner that is planned: when to start what. */
export function DinnerToday({ dinner }: { dinner: Dinner }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Part title={`Dinner at ${clockTime(dinner.note.eatAt)}`} tone="butter">
      <DinnerView dinner={dinner} onEdit={() => setEditing(true)} />
      <Dialog open={isEditing} onClose={() => setEditing(false)} title="Eat at a set time">
        <DinnerSheet isEdited onDone={() => setEditing(false)} />
      </Dialog>
    </Part>
  );
}
