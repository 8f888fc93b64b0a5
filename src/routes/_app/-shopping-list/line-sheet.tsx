import { Check } from "lucide-react";

import type { ShoppingSettings } from "#domain/entities.ts";
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
  /** Null: the sheet is closed. */
  line: Line | null;
  settings: ShoppingSettings;
  onClose: () => void;
}

/** What a line of the list is for: each meal's share, as its recipe writes it. */
export function LineSheet({ line, settings, onClose }: LineSheetProps) {
  return (
    <Dialog open={line !== null} onClose={onClose} title={line?.name}>
      {line ? (
        <Stack>
          <Shares line={line} />
          <LineCare line={line} settings={settings} onClose={onClose} />
        </Stack>
      ) : null}
    </Dialog>
  );
}

function Shares({ line: { amount, parts, isBought, otherAmount } }: { line: Line }) {
  const other = isBought ? "still to buy" : "already in the basket";
  // The cook's own stand below, where they can be rewritten.
  const asked = parts.filter(({ item }) => !isOwnItem(item));
  return (
    <Stack gap="sm">
      {amount === "" ? null : (
        <p className={styles.amount}>
          {amount}
          {isBought ? (
            <span className={styles.bought}>
              <Check aria-hidden /> in the basket
            </span>
          ) : null}
        </p>
      )}
      {asked.length === 0 ? null : (
        <List label={asked.length === 1 ? "Its share" : `Its ${countOf(asked.length, "share")}`}>
          {asked.map(({ text, meal }, place) => (
            // A meal may ask for the same thing in the same words twice.
            <ListRow
              key={place}
              title={meal === "" ? text : meal}
              detail={meal === "" ? undefined : text}
            />
          ))}
        </List>
      )}
      {otherAmount === null ? null : (
        <p className={styles.other}>
          {otherAmount} {other}.
        </p>
      )}
    </Stack>
  );
}
