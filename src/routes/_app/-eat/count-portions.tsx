import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";

import { countOf } from "../../-common/formats.ts";

import styles from "./portion-dialog.module.css";

interface CountPortionsProps {
  /** How many there are; all of them to begin with. */
  count: number;
  /** What it means to do so. */
  note?: string;
  /** What is done, with the number in words. */
  labelOf: (portions: string) => string;
  tone?: "primary" | "danger";
  onDone: (count: number) => void;
  onBack: () => void;
}

/** Some or all of an entry's portions. */
export function CountPortions({
  count,
  note,
  labelOf,
  tone = "primary",
  onDone,
  onBack,
}: CountPortionsProps) {
  const [chosen, setChosen] = useState(count);
  // Another device may have eaten some meanwhile.
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
