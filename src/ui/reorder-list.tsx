import { GripVertical } from "lucide-react";
import {
  useEffect,
  useRef,
  useState,
  type PointerEvent as ReactPointerEvent,
  type ReactNode,
} from "react";

import { classNames } from "./class-names.ts";
import { dragRow } from "./drag-row.ts";
import { useGlide } from "./use-glide.ts";

import styles from "./reorder-list.module.css";

export interface ReorderListProps<T extends { id: string }> {
  /** Accessible name. */
  label: string;
  items: readonly T[];
  /**
   * Stores an item's new position; `followers` are the ids that follow it there, nearest first. Resolves
   * to whether it was stored. The list shows the new order optimistically until `items` change or the
   * write fails.
   */
  onMove: (id: string, followers: string[]) => Promise<boolean>;
  /**
   * A row. `handle` is for dragging with a pointer only; keyboard and screen readers need buttons that
   * move the row as well.
   */
  children: (item: T, place: number, handle: ReactNode) => ReactNode;
}

/** A list that can be reordered by dragging. Rows animate to their new positions, whoever moved them. */
export function ReorderList<T extends { id: string }>(props: ReorderListProps<T>) {
  const { label, items, onMove, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const { shown, hold } = useHeldOrder(items);
  const [dragged, setDragged] = useState<string | null>(null);
  const stop = useRef<() => void>(undefined);
  const order = orderOf(shown);
  // A drag is cancelled if rows are added, removed or moved meanwhile, since its measurements no longer
  // hold.
  const settle = useGlide(list, order, () => stop.current?.());
  useEffect(() => () => stop.current?.(), []);

  const grab = (event: ReactPointerEvent<HTMLElement>, from: number) => {
    const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
    const item = shown[from];
    if (!item || dragged !== null || !event.isPrimary || event.button !== 0) return;
    // Prevents text selection and a change of focus.
    event.preventDefault();
    setDragged(item.id);
    stop.current = dragRow(event.nativeEvent, {
      handle: event.currentTarget,
      rows,
      from,
      onEnd: (to) => {
        setDragged(null);
        settle();
        if (to === null || to === from) return;
        const next = shown.toSpliced(from, 1).toSpliced(to, 0, item);
        const release = hold(next);
        const followers = next.slice(to + 1).map(({ id }) => id);
        void onMove(item.id, followers).then((isStored) => isStored || release(), release);
      },
    });
  };

  return (
    <ol
      ref={list}
      role="list"
      className={classNames(styles.rows, dragged !== null && styles.dragging)}
      aria-label={label}
    >
      {shown.map((item, place) => (
        <li key={item.id} className={classNames(styles.row, item.id === dragged && styles.dragged)}>
          {children(
            item,
            place,
            shown.length < 2 ? null : (
              <span
                className={styles.handle}
                aria-hidden
                onPointerDown={(event) => grab(event, place)}
              >
                <GripVertical />
              </span>
            ),
          )}
        </li>
      ))}
    </ol>
  );
}

function orderOf(items: readonly { id: string }[]): string {
  return JSON.stringify(items.map(({ id }) => id));
}

/** The items in optimistic order: that of the last drop until the stored order arrives. */
function useHeldOrder<T extends { id: string }>(items: readonly T[]) {
  const [held, setHeld] = useState<{ order: readonly string[]; since: string } | null>(null);
  const since = orderOf(items);
  if (held && held.since !== since) setHeld(null);
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    shown: held?.since === since ? held.order.flatMap((id) => byId.get(id) ?? []) : items,
    /** Shows this order optimistically; returns the function that reverts it. */
    hold: (next: readonly T[]) => {
      const mine = { order: next.map(({ id }) => id), since };
      setHeld(mine);
      return () => setHeld((now) => (now === mine ? null : now));
    },
  };
}
