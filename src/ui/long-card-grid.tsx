import { useWindowVirtualizer, type Range } from "@tanstack/react-virtual";
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type ReactNode,
} from "react";

import { CardGrid } from "./card-grid.tsx";
import { useGridLayout } from "./use-grid-layout.ts";
import { usePrinting } from "./use-printing.ts";

import styles from "./long-card-grid.module.css";

/** Up to this many cards aren't virtualised: rendering them is quick, and find-in-page works. */
const ALL_DRAWN = 24;
/** Overscan: rows rendered beyond each edge, for keyboard focus and fast scrolling. */
const OVERSCAN = 3;
/** A row's height in px until it is measured. */
const ROW_HEIGHT = 320;

/** The grid's scroll position and measured row heights in px, to restore on coming back. */
export interface GridPlace {
  columns: number;
  /** From the top of the page to the grid. */
  margin: number;
  /** How far the page was scrolled. */
  top: number;
  /** By row index, for the rows that were rendered. */
  heights: Record<string, number>;
}

export interface LongCardGridProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** The card of an item, without an `li`. Must be stable between renders. */
  renderCard: (item: Item) => ReactNode;
  /** The place to restore; null on a fresh visit. */
  place: GridPlace | null;
  /** Called with the place when the grid unmounts. */
  onLeave: (place: GridPlace) => void;
}

/**
 * A virtualised grid: renders the cards near the viewport and the focused one; all of them for printing.
 * `content-visibility` on the cards would not be enough, since React would still render every one.
 */
export function LongCardGrid<Item extends { id: string }>(props: LongCardGridProps<Item>) {
  const { label, items, renderCard } = props;
  const isPrinting = usePrinting();
  if (items.length > ALL_DRAWN && !isPrinting) return <VirtualGrid {...props} />;
  return (
    <CardGrid label={label} min="small">
      {items.map((item, at) => (
        <Cell key={item.id} item={item} render={renderCard} at={at} of={items.length} />
      ))}
    </CardGrid>
  );
}

function VirtualGrid<Item extends { id: string }>(props: LongCardGridProps<Item>) {
  const { label, items, renderCard, place, onLeave } = props;
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<number | null>(null);
  const { columns, margin, gap } = useGridLayout(list, place);
  const rows = Math.ceil(items.length / columns);
  const heights = place?.columns === columns ? place.heights : {};
  const getItemKey = useCallback(
    (row: number) => items[row * columns]?.id ?? row,
    [items, columns],
  );
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: rows,
    gap,
    scrollMargin: margin,
    overscan: OVERSCAN,
    indexAttribute: "data-row",
    estimateSize: (row) => heights[row] ?? ROW_HEIGHT,
    getItemKey,
    rangeExtractor: (range) => drawnRows(range, focused.current),
    initialOffset: place?.top ?? 0,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });

  const leave = useEffectEvent(() => {
    const measured: Record<string, number> = { ...heights };
    for (let row = 0; row < rows; row += 1) {
      const height = virtualizer.itemSizeCache.get(getItemKey(row));
      if (height !== undefined) measured[row] = height;
    }
    onLeave({ columns, margin, top: virtualizer.scrollOffset ?? 0, heights: measured });
  });
  useEffect(() => {
    // A reload doesn't unmount components.
    const tell = () => leave();
    window.addEventListener("pagehide", tell);
    return () => {
      window.removeEventListener("pagehide", tell);
      leave();
    };
  }, []);

  const content: ReactNode[] = [];
  let end = margin - gap;
  /** A spacer for the rows that aren't rendered; the grid adds a gap on either side. */
  const skipTo = (start: number, key: string) => {
    const height = start - end - 2 * gap;
    if (height > 0)
      content.push(<li key={key} aria-hidden className={styles.gap} style={{ height }} />);
  };
  for (const row of virtualizer.getVirtualItems()) {
    skipTo(row.start, `before ${row.index}`);
    const first = row.index * columns;
    for (const [nth, item] of items.slice(first, first + columns).entries()) {
      content.push(
        <Cell
          key={item.id}
          item={item}
          render={renderCard}
          at={first + nth}
          of={items.length}
          row={row.index}
          measure={nth === 0 ? virtualizer.measureElement : undefined}
        />,
      );
    }
    end = row.end;
  }
  skipTo(margin + virtualizer.getTotalSize() + gap, "after");

  return (
    <CardGrid
      label={label}
      min="small"
      ref={list}
      className={styles.grid}
      onFocus={({ target }: FocusEvent) => {
        focused.current = Number(target.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? -1);
      }}
      onBlur={() => {
        focused.current = null;
      }}
    >
      {content}
    </CardGrid>
  );
}

/** The rows near the viewport and the focused one: removing it would lose the keyboard's focus. */
function drawnRows({ startIndex, endIndex, overscan, count }: Range, focused: number | null) {
  const from = Math.max(0, startIndex - overscan);
  const to = Math.min(count - 1, endIndex + overscan);
  const rows = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (focused === null || focused < 0 || focused >= count) return rows;
  if (focused < from) return [focused, ...rows];
  return focused > to ? [...rows, focused] : rows;
}

interface CellProps<Item> {
  item: Item;
  render: (item: Item) => ReactNode;
  at: number;
  of: number;
  row?: number;
  measure?: ((cell: HTMLLIElement | null) => void) | undefined;
}

/** Memoised by item, because scrolling rerenders the grid with each new row. */
const Cell = memo(function Cell<Item>({ item, render, at, of, row, measure }: CellProps<Item>) {
  return (
    <li
      ref={measure}
      className={styles.cell}
      data-row={row}
      aria-posinset={at + 1}
      aria-setsize={of}
    >
      {render(item)}
    </li>
  );
}) as <Item>(props: CellProps<Item>) => ReactNode;
