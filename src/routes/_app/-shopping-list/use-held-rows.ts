import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  type HTMLAttributes,
  type RefObject,
} from "react";

import { setBought } from "#db/repositories/shopping-list-repository.ts";
import type { Shopping } from "#db/repositories/shopping-settings-repository.ts";
import type { ShoppingIngredient, ShoppingMeal } from "#domain/user-document.ts";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { RowHold } from "./row-hold.ts";
import { arrangeRows, type ShoppingRow, type ShoppingRows } from "./shopping-rows.ts";
import { useBasketMessage } from "./use-basket-message.ts";
import { useRowMotion } from "./use-row-motion.ts";

export interface HeldRows extends ShoppingRows {
  /** Stores a tick; the row moves when the cook pauses. */
  setRowBought: (row: ShoppingRow, bought: boolean) => Promise<void>;
  /** For the elements around the rows only: a touch elsewhere doesn't hold the rows. */
  handlers: Pick<HTMLAttributes<HTMLElement>, "onPointerDown" | "onPointerMove">;
}

/**
 * The rows of the list in `frame`. They stay in place while the cook taps; then those that were
 * ticked move to the basket together, with one message and undo.
 */
export function useHeldRows(
  frame: RefObject<HTMLElement | null>,
  items: readonly ShoppingIngredient[],
  meals: readonly ShoppingMeal[],
  shopping: Shopping,
  namesMeals: boolean,
): HeldRows {
  const { db } = useSignedInCook();
  const { begin, tell } = useBasketMessage();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const beforeMove = useRowMotion(frame);
  const [hold] = useState(() => new RowHold());

  useLayoutEffect(() => {
    hold.follow(items, (changes) => {
      beforeMove();
      redraw();
      tell(changes.filter((change) => change.bought && change.items.some(({ bought }) => !bought)));
    });
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const lift = () => hold.lift();
    window.addEventListener("pointerup", lift, { signal });
    window.addEventListener("pointercancel", lift, { signal });
    window.addEventListener("scroll", () => hold.stir(), { signal, passive: true });
    return () => {
      ending.abort();
      hold.end();
    };
  }, [hold]);

  const { items: held } = hold;
  const rows = useMemo(
    () => arrangeRows(items, held, meals, shopping, namesMeals),
    [items, held, meals, shopping, namesMeals],
  );
  return {
    ...rows,
    setRowBought: async ({ key: row, line: { name, parts } }, bought) => {
      begin();
      const lines = parts.map(({ item }) => item);
      return hold.change({ row, name, items: lines, bought }, setBought(db, lines, bought));
    },
    handlers: {
      onPointerDown: () => hold.press(),
      // A mouse button may have been released outside the window, which fires no event.
      onPointerMove: ({ buttons }) => (buttons === 0 ? hold.lift() : hold.stir()),
    },
  };
}
