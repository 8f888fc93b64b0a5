import { useState } from "react";

import { Card } from "#ui/card.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";

import { keepWeekStart, weekStart } from "../../-common/week-start.ts";

const OPTIONS = [
  { value: "6", day: 6, label: "Saturday" },
  { value: "7", day: 7, label: "Sunday" },
  { value: "1", day: 1, label: "Monday" },
] as const;

/** The day on which the cook's weeks begin, in this browser. */
export function WeekStartSetting() {
  const [first, show] = useState<string>(() => String(weekStart()));
  return (
    <Card as="section" aria-label="Weeks">
      <SegmentedControl
        label="Weeks begin on"
        value={first}
        onValueChange={(next) => {
          const chosen = OPTIONS.find(({ value }) => value === next);
          if (!chosen) return;
          keepWeekStart(chosen.day);
          show(next);
        }}
        options={OPTIONS}
      />
    </Card>
  );
}
