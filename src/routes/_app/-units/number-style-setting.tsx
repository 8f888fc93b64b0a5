import { Hash } from "lucide-react";
import { useState } from "react";

import { decimalSign } from "#domain/amounts/number-style.ts";
import { scaleAmount } from "#domain/amounts/scale-amount.ts";
import { Card } from "#ui/card.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";

import { keepNumberStyle } from "./keep-number-style.ts";

import styles from "./units-setting.module.css";

const OPTIONS: readonly { value: string; label: string }[] = [
  { value: "", label: "Either" },
  { value: ".", label: "1,250.5" },
  { value: ",", label: "1.250,5" },
];

/** An ambiguous number: it depends on the writer whether it means 1.5 or 1500. */
const EXAMPLE = "1.500 g";

/** How numbers like "1.500" are read, with an example that follows the choice. */
export function NumberStyleSetting() {
  const [style, show] = useState(decimalSign);
  const { text, scales } = scaleAmount(EXAMPLE, 2);
  return (
    <Card as="section" aria-label="Numbers">
      <Stack gap="sm">
        <SegmentedControl
          label="Numbers in recipes"
          value={style}
          onValueChange={(next) => {
            keepNumberStyle(next);
            show(next);
          }}
          options={OPTIONS}
        />
        <p className={styles.example} role="status">
          <Hash aria-hidden />
          <span>
            {scales
              ? `${EXAMPLE} for twice as many is ${text}`
              : `${EXAMPLE} stays as it is written`}
          </span>
        </p>
      </Stack>
    </Card>
  );
}
