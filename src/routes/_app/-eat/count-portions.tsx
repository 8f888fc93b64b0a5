import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";

import { countOf } from "../../-common/formats.ts";

import styles from "./portion-dialog.module.css";

interface CountPortionsProps {
  /** How many portions there are; all are selected initially. */
  count: number;
  /** Explains the consequences. */
  note?: string;
  /** The button's label for a number of portions in words. */
  labelOf: (portions: string) => string;
  tone?: "primary" | "danger";
  onDone: (count: number) => void;
  onBack: () => void;
}

/** Lets the cook choose some or all of an entry's portions. */
export function CountPortions({
  count,
  note,
  labelOf,
  tone = "primary",
  onDone,
  onBack,
}: CountPortionsProps) {
  const [chosen, setChosen] = useState(count);
  // Some may have been eaten meanwhile on another device.
  const sure = Math.min(chosen, count);
  return (
    <Stack>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      <Stepper
        label="How many"
        hint={`Of ${countOf(count, "portion")}`}
        value={sure}
        min={1}
        max={count}
        onValueChange={setChosen}
      />
      <Button variant={tone} size="lg" onClick={() => onDone(sure)} full>
        {labelOf(countOf(sure, "portion"))}
      </Button>
      <Button variant="quiet" onClick={onBack} full>
        Back
      </Button>
    </Stack>
  );
}
