import { Check } from "lucide-react";

import { inUnits } from "#domain/amounts/unit-systems.ts";
import type { ShoppingSettings, UnitChoice } from "#domain/entities.ts";
import { isOwnItem } from "#domain/mutations/shopping-list.ts";
import type { Line } from "#domain/shopping/lines.ts";
import { Dialog } from "#ui/dialog.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../../-common/formats.ts";
import { LineCare } from "./line-care.tsx";

import styles from "./line-sheet.module.css";

interface LineSheetProps {
  /** Null while the sheet is closed. */
  line: Line | null;
  units: UnitChoice;
  settings: ShoppingSettings;
  onClose: () => void;
}

/** Shows what an item is for: each meal's share, in the recipe's own wording. */
export function LineSheet({ line, units, settings, onClose }: LineSheetProps) {
  return (
    <Dialog open={line !== null} onClose={onClose} title={line?.name}>
      {line ? (
        <Stack>
          <Shares line={line} units={units} />
          <LineCare line={line} settings={settings} onClose={onClose} />
        </Stack>
      ) : null}
    </Dialog>
  );
}

function Shares({ line, units }: { line: Line; units: UnitChoice }) {
  const { amount, parts, isBought, otherAmount, atHand, isAtHand } = line;
  const other = isBought ? "still to buy" : "already in the basket";
  // The cook's own items are below, where they can be edited.
  const asked = parts.filter(({ item }) => !isOwnItem(item));
  return (
    <Stack gap="sm">
      {amount === "" && atHand === "" ? null : (
        <p className={styles.amount}>
          {[
            amount === ""
              ? ""
              : `${atHand === "" || isBought ? "" : "buy "}${inUnits(amount, units)}`,
            atHand === "" ? "" : `have ${atHand}${isAtHand ? ", which is enough" : ""}`,
          ]
            .filter(Boolean)
            .join(" · ")}
          {isBought ? (
            <span className={styles.bought}>
              <Check aria-hidden /> in the basket
            </span>
          ) : null}
        </p>
      )}
      {asked.length === 0 ? null : (
        <List label={asked.length === 1 ? "Its share" : `Its ${countOf(asked.length, "share")}`}>
          {asked.map(({ text: written, meal }, place) => {
            const text = inUnits(written, units);
            return (
              // A meal may ask for the same thing in the same words twice.
              <ListRow
                key={place}
                title={meal === "" ? text : meal}
                detail={meal === "" ? undefined : text}
              />
            );
          })}
        </List>
      )}
      {otherAmount === null ? null : (
        <p className={styles.other}>
          {inUnits(otherAmount, units)} {other}.
        </p>
      )}
    </Stack>
  );
}
