import { Copy, Printer } from "lucide-react";
import { useRef, useState } from "react";
import { createPortal } from "react-dom";

import type { Meal } from "#domain/entities.ts";
import type { KeptMeal } from "#domain/keeping.ts";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/stack.tsx";
import { Stepper } from "#ui/stepper.tsx";

import { screenOnce } from "../../-meals/checked-meals.ts";
import { labelLines } from "./label-text.ts";

import styles from "./portion-label.module.css";

interface PortionLabelProps {
  kept: KeptMeal;
  meal: Meal | null;
}

/** The text for a box's label, to copy, or to print once for each box. */
export function PortionLabel({ kept, meal }: PortionLabelProps) {
  const lines = labelLines(kept, meal, meal && screenOnce(meal));
  const { count } = kept.stored;
  const [printed, setPrinted] = useState(count);
  const label = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      setSaid("Copied");
    } catch (error) {
      // The browser may refuse: the text is then selected, so that the cook can copy it.
      console.warn("The label could not be copied", error);
      if (label.current) window.getSelection()?.selectAllChildren(label.current);
      setSaid("This browser doesn\u2019t let Simmer copy. The text is selected: copy it yourself.");
    }
  };

  const text = lines.map((line, index) => (
    <p key={line} dir="auto" className={index === 0 ? styles.name : undefined}>
      {line}
    </p>
  ));
  return (
    <Stack>
      <div ref={label} className={styles.label}>
        {text}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Button icon={<Copy aria-hidden />} onClick={() => void copy()} full>
        Copy the text
      </Button>
      {count > 1 ? (
        <Stepper
          label="Labels to print"
          value={Math.min(printed, count)}
          min={1}
          max={count}
          onValueChange={setPrinted}
        />
      ) : null}
      <Button
        variant="secondary"
        icon={<Printer aria-hidden />}
        onClick={() => window.print()}
        full
      >
        Print
      </Button>
      {createPortal(
        <div className={styles.sheet} aria-hidden>
          {Array.from({ length: Math.min(printed, count) }, (_, index) => (
            <div key={index} className={styles.label}>
              {text}
            </div>
          ))}
        </div>,
        document.body,
      )}
    </Stack>
  );
}
