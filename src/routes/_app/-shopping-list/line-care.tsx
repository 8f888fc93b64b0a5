import { House, PackageX, Trash2 } from "lucide-react";
import { Suspense, useState } from "react";

import {
  editOwnItem,
  putBackItems,
  removeOwnItem,
} from "#db/repositories/shopping-list-repository.ts";
import { setAisle, setStaple, takeStaple } from "#db/repositories/shopping-settings-repository.ts";
import { AISLES } from "#domain/aisle-names.ts";
import type { ShoppingSettings } from "#domain/entities.ts";
import { NAME_MAX } from "#domain/limits.ts";
import { isOwnItem } from "#domain/mutations/shopping-list.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { readOwnItem, writtenAs } from "#domain/shopping/own-item.ts";
import type { ShoppingIngredient } from "#domain/user-document.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { Spinner } from "#ui/spinner.tsx";
import { Stack } from "#ui/stack.tsx";
import { TextField } from "#ui/text-field.tsx";

import { PartNotHere } from "../../-common/part-not-here.tsx";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";
import { AisleSelect } from "./aisle-select.tsx";
import { AtHandField } from "./at-hand-field.tsx";

/** On demand: it brings the dietary check's word lists and the cookbook. */
const NoneHere = lazyPart(
  async () => (await import("./none-here.tsx")).NoneHere,
  "What to do without could not be loaded",
  PartNotHere,
);

interface LineCareProps {
  line: Line;
  settings: ShoppingSettings;
  onClose: () => void;
}

/** What the cook can do with an item besides ticking it. */
export function LineCare({ line, settings, onClose }: LineCareProps) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { food, name, parts } = line;
  const own = parts.map(({ item }) => item).filter(isOwnItem);
  const [chosen, choose] = useOptimisticValue<string>(
    settings.aisles.findLast((entry) => entry.food === food)?.aisle ?? line.aisle,
  );
  const [isNoneHere, setNoneHere] = useState(false);
  const isStaple = settings.staples.some((staple) => staple.food === food);

  // If storing fails, the sheet stays open with the text as typed.
  const keep = async (text: string, write: () => Promise<void>, undo: () => Promise<void>) => {
    if (await run(write, { text, undo })) onClose();
  };

  return (
    <Stack>
      {/* First, since a dialog gives its first control the focus, and a field would open a keyboard. */}
      <AisleSelect
        aisles={[...new Set([...AISLES, chosen])]}
        chosen={chosen}
        onChoose={(aisle) =>
          choose(aisle, () => setAisle(db, line, aisle === line.aisle ? null : aisle))
        }
      />
      {line.isBought && line.atHand === "" ? null : (
        <AtHandField line={line} keep={keep} onClose={onClose} />
      )}
      {own.map((item) => (
        <OwnLine key={item.mealId + item.name} item={item} onClose={onClose} keep={keep} />
      ))}
      {line.isBought ? null : isNoneHere ? (
        <Suspense fallback={<Spinner />}>
          <NoneHere line={line} onClose={onClose} />
        </Suspense>
      ) : (
        <Button
          variant="secondary"
          icon={<PackageX aria-hidden />}
          full
          onClick={() => setNoneHere(true)}
        >
          They have none
        </Button>
      )}
      {line.isBought ? null : (
        <Button
          variant="secondary"
          icon={<House aria-hidden />}
          full
          onClick={() =>
            void (isStaple
              ? keep(
                  `${name} is left out`,
                  () => takeStaple(db, line, false),
                  () => takeStaple(db, line, true),
                )
              : keep(
                  `${name} is always at home`,
                  () => setStaple(db, line, true),
                  () => setStaple(db, line, false),
                ))
          }
        >
          {isStaple ? "I have enough of it" : "I always have it at home"}
        </Button>
      )}
    </Stack>
  );
}

interface OwnLineProps {
  item: ShoppingIngredient;
  onClose: () => void;
  keep: (text: string, write: () => Promise<void>, undo: () => Promise<void>) => Promise<void>;
}

/** One of the cook's own items, which can be edited or removed. */
function OwnLine({ item, onClose, keep }: OwnLineProps) {
  const { db } = useSignedInCook();
  const before = writtenAs(item);
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState("");
  const save = () => {
    const said = readOwnItem(typed);
    if (!said) {
      setError("Write what to buy: a word or two.");
      return;
    }
    if (writtenAs(said) === before) {
      onClose();
      return;
    }
    // Undo must refer to the item by its new name.
    const now = { ...item, ...said };
    void keep(
      `Changed to ${writtenAs(said)}`,
      () => editOwnItem(db, item, said),
      () => editOwnItem(db, now, item),
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
          label="You wrote"
          value={typed}
          maxLength={NAME_MAX}
          autoComplete="off"
          enterKeyHint="done"
          error={error}
          onChange={({ target }) => {
            setTyped(target.value);
            setError("");
          }}
          trailing={
            <IconButton
              label={`Delete ${before}`}
              icon={<Trash2 />}
              onClick={() =>
                void keep(
                  `${before} is off the list`,
                  () => removeOwnItem(db, item),
                  () => putBackItems(db, [item]),
                )
              }
            />
          }
        />
        {typed.trim() === before ? null : (
          <Button type="submit" full>
            Save
          </Button>
        )}
      </Stack>
    </form>
  );
}
