import { useRef, useState, type ReactNode } from "react";

import type { Shopping } from "#db/repositories/shopping-settings-repository.ts";
import type { Line } from "#domain/shopping/lines.ts";
import type { ShoppingIngredient, ShoppingMeal } from "#domain/user-document.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { List, RuledPage } from "#ui/list.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { useUnits } from "../../-meals/use-units.ts";
import { AtHome } from "./at-home.tsx";
import { ItemRow } from "./item-row.tsx";
import { LineSheet } from "./line-sheet.tsx";
import type { ShoppingRow } from "./shopping-rows.ts";
import { useHeldRows } from "./use-held-rows.ts";

import styles from "./shopping-items.module.css";

interface ShoppingItemsProps {
  items: readonly ShoppingIngredient[];
  /** The meals that items may be for; if there is only one, rows don't name it. */
  meals: readonly ShoppingMeal[];
  /** Whether the cook is in a shop: rows are larger, and don't name meals. */
  isInShop: boolean;
  shopping: Shopping;
  /** Removes items in the basket from the list. */
  onClear: (lines: Line[]) => void;
  /** Beside the first title. */
  filter: ReactNode;
  /** Below the basket. */
  footer: ReactNode;
}

/** The items still to buy, by aisle, and those in the basket below or beside them. */
export function ShoppingItems(props: ShoppingItemsProps) {
  const { items, meals, isInShop, shopping, onClear, filter, footer } = props;
  const units = useUnits();
  const frame = useRef<HTMLDivElement>(null);
  const { toBuy, inBasket, atHome, setRowBought, handlers } = useHeldRows(
    frame,
    items,
    meals,
    shopping,
    meals.length > 1 && !isInShop,
  );
  // By its key, so that the sheet follows what other devices change.
  const [opened, setOpened] = useState<string | null>(null);
  // Rows are counted as they look: a row that is struck through no longer counts as to buy.
  const all = [...toBuy.flatMap(({ rows }) => rows), ...inBasket];
  const bought = all.filter((row) => row.bought).length;
  const isAllBought = all.length > 0 && toBuy.length === 0;
  const line = all.find((row) => row.line.key === opened)?.line ?? null;
  const show = (row: ShoppingRow) => (
    <ItemRow key={row.key} row={row} units={units} store={setRowBought} onOpen={setOpened} />
  );
  return (
    <>
      <div ref={frame} className={classNames(styles.columns, isInShop && styles.inShop)}>
        <div className={styles.toBuy}>
          <SectionTitle count={isAllBought ? undefined : all.length - bought} action={filter}>
            {isAllBought ? "Everything is in the basket" : "To buy"}
          </SectionTitle>
          <ProgressBar
            label="In the basket"
            value={bought}
            max={Math.max(1, all.length)}
            hideLabel
          />
          {toBuy.length > 0 ? (
            <section aria-label="To buy" {...handlers}>
              <RuledPage>
                {toBuy.map(({ aisle, rows }) => (
                  <div key={aisle} className={styles.aisle}>
                    <h3 className={styles.aisleName}>{aisle}</h3>
                    <List label={aisle} onPage long>
                      {rows.map(show)}
                    </List>
                  </div>
                ))}
              </RuledPage>
            </section>
          ) : null}
        </div>
        <div className={styles.basket}>
          {inBasket.length > 0 ? (
            <div>
              <SectionTitle
                action={
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label="Clear what is bought"
                    onClick={() => onClear(inBasket.map(({ line }) => line))}
                  >
                    Clear
                  </Button>
                }
              >
                In the basket
              </SectionTitle>
              <section aria-label="In the basket" {...handlers}>
                <List label="In the basket" ruled long>
                  {inBasket.map(show)}
                </List>
              </section>
            </div>
          ) : null}
          <AtHome lines={atHome} units={units} />
          {footer}
        </div>
      </div>
      <LineSheet
        line={line}
        units={units}
        settings={shopping.settings}
        onClose={() => setOpened(null)}
      />
    </>
  );
}
