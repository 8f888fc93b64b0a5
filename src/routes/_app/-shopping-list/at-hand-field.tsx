import { useState } from "react";

import { setBought } from "#db/repositories/shopping-list-repository.ts";
import { setAtHand } from "#db/repositories/shopping-settings-repository.ts";
import { totalWords } from "#domain/amounts/sum-ingredients.ts";
import { AMOUNT_MAX } from "#domain/limits.ts";
import { readAtHand, withoutAtHand } from "#domain/shopping/at-hand.ts";
import { type Line, toBuyLines } from "#domain/shopping/lines.ts";
import { typedText } from "#domain/typed-text.ts";
import { Button } from "#ui/button.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";

interface AtHandFieldProps {
  line: Line;
  /** Stores a change, tells the cook with Undo, and closes the sheet. */
  keep: (text: string, write: () => Promise<void>, undo: () => Promise<void>) => Promise<void>;
  onClose: () => void;
}

/** Why an amount can't be taken off what is to buy; "" if it can, or if there is none. */
function problemOf({ food, totals }: Line, typed: string): string {
  if (typed === "") return "";
  const [name = ""] = food.split("|");
  const has = readAtHand(name, typed);
  if (!has) return "Write how much you have, such as 200 g or 2.";
  if (totals.length === 0)
    return "The list doesn’t say how much is needed, so nothing can be taken off.";
  if (withoutAtHand(name, totals, has)) return "";
  return `Simmer can’t compare ${typed} with ${totalWords(totals)}. Write it in the same measure.`;
}

/** Whether nothing would be left to buy. */
function coversAll({ food, parts }: Line, amount: string): boolean {
  const items = parts.map(({ item }) => ({ ...item, bought: false }));
  const meals = items.map(({ mealId }) => mealId);
  return toBuyLines(items, [], [{ food, amount, meals }])[0]?.isAtHand ?? false;
}

/** How much of a thing the cook has: the list then says what is left to buy. */
export function AtHandField({ line, keep, onClose }: AtHandFieldProps) {
  const { db } = useSignedInCook();
  const { name, atHand, parts, isBought } = line;
  const [typed, setTyped] = useState(atHand);
  const [error, setError] = useState("");
  const said = typedText(typed);

  const save = () => {
    const problem = problemOf(line, said);
    setError(problem);
    if (problem !== "") return;
    if (said === atHand) {
      onClose();
      return;
    }
    const items = parts.map(({ item }) => item);
    const isEnough = said !== "" && coversAll(line, said);
    const ticks = isEnough && !isBought;
    void keep(
      said === ""
        ? `${name}: all of it is to buy`
        : isEnough
          ? `${name}: you have enough`
          : `${name}: you have ${said}`,
      async () => {
        await setAtHand(db, line, said);
        if (ticks) await setBought(db, items, true);
      },
      async () => {
        await setAtHand(db, line, atHand);
        if (ticks) await setBought(db, items, false);
      },
    );
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="sm">
        <TextField
          label="I have"
          value={typed}
          maxLength={AMOUNT_MAX}
          placeholder="200 g"
          autoComplete="off"
          enterKeyHint="done"
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError("");
          }}
        />
        {said === atHand ? null : (
          <Button type="submit" full>
            Buy the rest
          </Button>
        )}
      </Stack>
    </form>
  );
}
