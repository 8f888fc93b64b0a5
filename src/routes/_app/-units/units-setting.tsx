import { Scale } from "lucide-react";

import { setUnits } from "#db/repositories/settings-repository.ts";
import { inUnits } from "#domain/amounts/unit-systems.ts";
import type { UnitChoice } from "#domain/entities.ts";
import { Card } from "#ui/card.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

import styles from "./units-setting.module.css";

const OPTIONS: readonly { value: UnitChoice; label: string }[] = [
  { value: "written", label: "As written" },
  { value: "metric", label: "Metric" },
  { value: "us", label: "US" },
];

/** A mix of metric and US lines. */
const EXAMPLE = ["450 g potatoes", "1 cup milk", "Bake at 180°C"];

/** In which units recipes and the shopping list are read, with an example that follows the choice. */
export function UnitsSetting({ units: stored }: { units: UnitChoice }) {
  const { db } = useSignedInCook();
  const [units, show] = useOptimisticValue(stored);
  return (
    <Card as="section" aria-label="Units">
      <Stack gap="sm">
        <SegmentedControl
          label="Units in recipes"
          value={units}
          onValueChange={(next) => show(next, () => setUnits(db, next))}
          options={OPTIONS}
        />
        <p className={styles.example} role="status">
          <Scale aria-hidden />
          <span>{EXAMPLE.map((line) => inUnits(line, units)).join(" · ")}</span>
        </p>
      </Stack>
    </Card>
  );
}
