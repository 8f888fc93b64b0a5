import { useState } from "react";

import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";

import { countOf } from "../../-common/formats.ts";

interface CountPortionsProps {
  /** How many there are; all of them to begin with. */
  count: number;
  /** What is done with them. */
  label: string;
  tone?: "primary" | "danger";
  onDone: (count: number) => void;
  onBack: () => void;
}

/** Some or all of an entry's portions. */
export function CountPortions({
  count,
  label,
  tone = "primary",
  onDone,
  onBack,
}: CountPortionsProps) {
  const [chosen, setChosen] = useState(count);
  // Another device may have eaten some meanwhile.
  const sure = Math.min(chosen, count);
  return (
    <Stack>
      <Stepper
        label="How many"
        hint={`Of ${countOf(count, "portion")}`}
        value={sure}
        min={1}
        max={count}
        onValueChange={setChosen}
      />
      <Button variant={tone} size="lg" onClick={() => onDone(sure)} full>
        {`${label}: ${countOf(sure, "portion")}`}
      </Button>
      <Button variant="quiet" onClick={onBack} full>
        Back
      </Button>
    </Stack>
  );
}
