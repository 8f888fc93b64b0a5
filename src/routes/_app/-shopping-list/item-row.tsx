import { ChevronRight } from "lucide-react";
import { memo } from "react";

import { inUnits } from "#domain/amounts/unit-systems.ts";
import type { UnitChoice } from "#domain/entities.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { isolateRtl } from "#ui/isolate-rtl.ts";

import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";
import type { ShoppingRow } from "./shopping-rows.ts";
import type { HeldRows } from "./use-held-rows.ts";

import styles from "./item-row.module.css";

interface ItemRowProps {
  row: ShoppingRow;
  units: UnitChoice;
  store: HeldRows["setRowBought"];
  /** Must behave the same on every render: a change of it alone doesn't rerender the row. */
  onOpen: (lineKey: string) => void;
}

/** A row of the list: a tap on the text ticks it, and the arrow opens what it is for. */
export const ItemRow = memo(
  function ItemRow({ row, units, store, onOpen }: ItemRowProps) {
    // The box is ticked at once, and the tick is stored afterwards.
    const [bought, setOptimistic] = useOptimisticValue(row.bought);
    const { name, shopAmount } = row.line;
    return (
      <li role="listitem" className={styles.row}>
        <Checkbox
          className={styles.tick}
          label={name}
          trailing={shopAmount === "" ? undefined : inUnits(shopAmount, units)}
          detail={
            row.detail === "" ? undefined : (
              <span className={styles.for}>{isolateRtl(row.detail)}</span>
            )
          }
          checked={bought}
          settles
          paintsFirst
          onCheckedChange={(next) => setOptimistic(next, () => store(row, next))}
        />
        <button
          type="button"
          className={styles.open}
          aria-label={`What ${name} is for`}
          aria-haspopup="dialog"
          onClick={() => onOpen(row.line.key)}
        >
          <ChevronRight aria-hidden />
        </button>
      </li>
    );
  },
  // `store` is a new function on each render but behaves the same, so it isn't compared.
  ({ row: before, units: unitsBefore }, { row: after, units: unitsAfter }) =>
    unitsBefore === unitsAfter &&
    before.key === after.key &&
    before.detail === after.detail &&
    before.bought === after.bought,
);
