import { Plus, X } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent } from "react";

import { STEP_MAX, STEPS_MAX } from "#domain/limits.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextArea } from "#ui/text-area.tsx";

import { PastedOver } from "./pasted-over.tsx";
import { pastedSteps } from "./pasted-rows.ts";
import type { StepRow } from "./recipe-draft.ts";
import { useRows } from "./use-rows.ts";

import styles from "./rows.module.css";

interface StepRowsProps {
  rows: StepRow[];
  error: string | undefined;
  onChange: (rows: StepRow[]) => void;
}

const PROBLEM_ID = "steps-problem";

function stepId(key: string): string {
  return `step ${key}`;
}

/**
 * How many lines of a step to show: on a phone all of it, up to a limit beyond which it scrolls.
 */
function rowsFor(text: string): number {
  return Math.min(8, Math.max(2, Math.ceil(text.length / 32)));
}

export function newStepRow(): StepRow {
  return { key: crypto.randomUUID(), text: "" };
}

/** The instructions, step by step. Enter begins the next step; Shift+Enter, a new line. */
export function StepRows({ rows, error, onChange }: StepRowsProps) {
  const list = useRows({ rows, max: STEPS_MAX, newRow: newStepRow, onChange });

  const goOn = (event: KeyboardEvent, row: StepRow) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!list.isFull) list.addAfter(row.key);
  };

  const paste = (event: ClipboardEvent, row: StepRow) => {
    const pasted = pastedSteps(event.clipboardData.getData("text/plain"));
    if (!pasted) return;
    event.preventDefault();
    list.paste(row.key, pasted, row.text.trim() === "");
  };

  return (
    <section aria-labelledby="instructions-title">
      <SectionTitle id="instructions-title" count={rows.length}>
        Instructions
      </SectionTitle>
      <Stack gap="sm">
        {error === undefined ? null : <ErrorBox id={PROBLEM_ID}>{error}</ErrorBox>}
        <ol className={styles.rows} role="list">
          {rows.map((row, index) => (
            <li key={row.key} className={styles.step}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <TextArea
                id={stepId(row.key)}
                label={`Step ${index + 1}`}
                hideLabel
                rows={rowsFor(row.text)}
                placeholder={index === 0 ? "Times like “10 minutes” become timers" : ""}
                maxLength={STEP_MAX}
                enterKeyHint="next"
                autoFocus={row.key === list.fresh}
                errorId={error !== undefined && row.text.trim() === "" ? PROBLEM_ID : undefined}
                value={row.text}
                onChange={(event) => list.change(row.key, { text: event.target.value })}
                onKeyDown={(event) => goOn(event, row)}
                onPaste={(event) => paste(event, row)}
              />
              {list.canRemove ? (
                <IconButton
                  label={`Remove step ${index + 1}`}
                  icon={<X />}
                  onClick={() => list.remove(row.key, stepId, row.text.trim())}
                />
              ) : null}
            </li>
          ))}
        </ol>
        <PastedOver lines={list.over.map(({ text }) => text)} max={STEPS_MAX} noun="step" />
        <div>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden />}
            disabled={list.isFull}
            onClick={() => list.addAfter("")}
          >
            Add step
          </Button>
        </div>
      </Stack>
    </section>
  );
}
