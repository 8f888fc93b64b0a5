import { memo, useRef, type ReactNode } from "react";

import { inUnits } from "#domain/amounts/unit-systems.ts";
import type { ShoppingIngredient, ShoppingMeal, UnitChoice } from "#domain/entities.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { List } from "#ui/list.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";
import { useUnits } from "../../-meals/use-units.ts";
import type { ShoppingRow } from "./shopping-rows.ts";
import { useHeldRows, type HeldRows } from "./use-held-rows.ts";

import styles from "./shopping-items.module.css";

interface ShoppingItemsProps {
  items: readonly ShoppingIngredient[];
  /** The meals that items may be for; a single meal is not named beside its items. */
  meals: readonly ShoppingMeal[];
  /** Beside the first title. */
  filter: ReactNode;
  /** Below the basket. */
  footer: ReactNode;
}

/** The items still to buy, and below or beside them those in the basket. */
export function ShoppingItems({ items, meals, filter, footer }: ShoppingItemsProps) {
  const frame = useRef<HTMLDivElement>(null);
  const units = useUnits();
  const { toBuy, inBasket, setRowBought, handlers } = useHeldRows(frame, items, meals);
  // A row counts as it looks: one that is struck through is no longer to buy.
  const all = [...toBuy, ...inBasket];
  const bought = all.filter((row) => row.bought).length;
  const isAllBought = all.length > 0 && toBuy.length === 0;
  return (
    <div ref={frame} className={styles.columns}>
      <div className={styles.toBuy}>
        <SectionTitle count={isAllBought ? undefined : all.length - bought} action={filter}>
          {isAllBought ? "Everything is in the basket" : "To buy"}
        </SectionTitle>
        <ProgressBar label="In the basket" value={bought} max={Math.max(1, all.length)} hideLabel />
        <Rows title="To buy" rows={toBuy} store={setRowBought} handlers={handlers} units={units} />
      </div>
      <div className={styles.basket}>
        {inBasket.length > 0 ? (
          <div>
            <SectionTitle>In the basket</SectionTitle>
            <Rows
              title="In the basket"
              rows={inBasket}
              store={setRowBought}
              handlers={handlers}
              units={units}
            />
          </div>
        ) : null}
        {footer}
      </div>
    </div>
  );
}

interface RowsProps {
  title: string;
  rows: readonly ShoppingRow[];
  store: HeldRows["setRowBought"];
  handlers: HeldRows["handlers"];
  units: UnitChoice;
}

function Rows({ title, rows, store, handlers, units }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} {...handlers}>
      <List label={title} ruled long>
        {rows.map((row) => (
          <Row key={row.key} row={row} store={store} units={units} />
        ))}
      </List>
    </section>
  );
}

interface RowProps {
  row: ShoppingRow;
  store: HeldRows["setRowBought"];
  units: UnitChoice;
}

const Row = memo(
  function Row({ row, store, units }: RowProps) {
    // The box is ticked at once, and the tick is stored afterwards.
    const [bought, setOptimistic] = useOptimisticValue(row.bought);
    return (
      <li className={styles.row}>
        <Checkbox
          label={row.name}
          trailing={row.amount === "" ? undefined : inUnits(row.amount, units)}
          detail={row.meals === "" ? undefined : <span className={styles.meals}>{row.meals}</span>}
          checked={bought}
          settles
          onCheckedChange={(next) => setOptimistic(next, () => store(row, next))}
        />
      </li>
    );
  },
  // `store` is a new function at each render, and does the same.
  ({ row: before, units: unitsBefore }, { row: after, units: unitsAfter }) =>
    unitsBefore === unitsAfter &&
    before.key === after.key &&
    before.meals === after.meals &&
    before.bought === after.bought,
);
