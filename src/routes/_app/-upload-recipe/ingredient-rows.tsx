import { Plus, X } from "lucide-react";
import type { ClipboardEvent, KeyboardEvent } from "react";

import { AMOUNT_MAX, INGREDIENTS_MAX, NAME_MAX } from "#domain/limits.ts";
import { Button } from "#ui/button.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { PastedOver } from "./pasted-over.tsx";
import { pastedIngredients } from "./pasted-rows.ts";
import type { IngredientRow } from "./recipe-draft.ts";
import { useRows } from "./use-rows.ts";

import styles from "./rows.module.css";

interface IngredientRowsProps {
  rows: IngredientRow[];
  error: string | undefined;
  onChange: (rows: IngredientRow[]) => void;
}

const PROBLEM_ID = "ingredients-problem";

function nameId(key: string): string {
  return `ingredient ${key}`;
}
function amountId(key: string): string {
  return `amount ${key}`;
}

export function newIngredientRow(): IngredientRow {
  return { key: crypto.randomUUID(), name: "", amount: "" };
}

/**
 * Name and amount, row by row. Enter moves from a name to its empty amount, otherwise to a new row.
 */
export function IngredientRows({ rows, error, onChange }: IngredientRowsProps) {
  const list = useRows({ rows, max: INGREDIENTS_MAX, newRow: newIngredientRow, onChange });

  const errorIdOf = (text: string) =>
    error !== undefined && text.trim() === "" ? PROBLEM_ID : undefined;
  const goOn = (event: KeyboardEvent, row: IngredientRow, isName: boolean) => {
    // An Enter that confirms an input method's word does not move on.
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isName && row.amount === "") document.getElementById(amountId(row.key))?.focus();
    else if (!list.isFull) list.addAfter(row.key);
  };

  const paste = (event: ClipboardEvent, row: IngredientRow) => {
    const pasted = pastedIngredients(event.clipboardData.getData("text/plain"));
    if (!pasted) return;
    event.preventDefault();
    list.paste(row.key, pasted, row.name.trim() === "" && row.amount.trim() === "");
  };

  return (
    <section aria-labelledby="ingredients-title">
      <SectionTitle id="ingredients-title" count={rows.length}>
        Ingredients
      </SectionTitle>
      <Stack gap="sm">
        {error === undefined ? null : <ErrorBox id={PROBLEM_ID}>{error}</ErrorBox>}
        <ol className={styles.rows} role="list">
          {rows.map((row, index) => (
            <li key={row.key} className={styles.ingredient}>
              <TextField
                id={nameId(row.key)}
                label={`Ingredient ${index + 1} name`}
                hideLabel
                placeholder="Ingredient"
                maxLength={NAME_MAX}
                autoCapitalize="none"
                enterKeyHint="next"
                autoFocus={row.key === list.fresh}
                errorId={errorIdOf(row.name)}
                value={row.name}
                onChange={(event) => list.change(row.key, { name: event.target.value })}
                onKeyDown={(event) => goOn(event, row, true)}
                onPaste={(event) => paste(event, row)}
              />
              <TextField
                id={amountId(row.key)}
                label={`Ingredient ${index + 1} amount`}
                hideLabel
                placeholder="Amount"
                maxLength={AMOUNT_MAX}
                enterKeyHint="next"
                errorId={errorIdOf(row.amount)}
                value={row.amount}
                onChange={(event) => list.change(row.key, { amount: event.target.value })}
                onKeyDown={(event) => goOn(event, row, false)}
              />
              {list.canRemove ? (
                <IconButton
                  label={`Remove ingredient ${index + 1}`}
                  icon={<X />}
                  onClick={() => list.remove(row.key, nameId, `${row.amount} ${row.name}`.trim())}
                />
              ) : null}
            </li>
          ))}
        </ol>
        <PastedOver
          lines={list.over.map(({ amount, name }) => `${amount} ${name}`.trim())}
          max={INGREDIENTS_MAX}
          noun="ingredient"
        />
        <div>
          <Button
            variant="quiet"
            icon={<Plus aria-hidden />}
            disabled={list.isFull}
            onClick={() => list.addAfter("")}
          >
            Add ingredient
          </Button>
        </div>
      </Stack>
    </section>
  );
}
