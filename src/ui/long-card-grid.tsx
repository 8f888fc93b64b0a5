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

/** Up to this many cards are all drawn: it is quick, and the browser's own search finds them. */
const ALL_DRAWN = 24;
/** Rows drawn beyond each edge of the screen, so that the keyboard and a flick find them there. */
const OVERSCAN = 3;
/** A row's height in px until it is measured. */
const ROW_HEIGHT = 320;

/** Where the cards were, for coming back to the same place: px, by row. */
export interface GridPlace {
  columns: number;
  /** From the top of the page to the grid. */
  margin: number;
  /** How far the page was scrolled. */
  top: number;
  /** Only of the rows that were drawn, by their number. */
  heights: Record<string, number>;
}

export interface LongCardGridProps<Item extends { id: string }> {
  label: string;
  items: readonly Item[];
  /** The card of an item; no `li`. Must do the same at each render. */
  renderCard: (item: Item) => ReactNode;
  /** Where the grid was when it was left last; null if it is opened anew. */
  place: GridPlace | null;
  /** Called when the grid is left. */
  onLeave: (place: GridPlace) => void;
}

/**
 * A grid of any number of cards: those near the screen are drawn, with the one that has the focus,
 * and all of them for printing.
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
    // A page that is loaded again is not unmounted.
    const tell = () => leave();
    window.addEventListener("pagehide", tell);
    return () => {
      window.removeEventListener("pagehide", tell);
      leave();
    };
  }, []);

  const content: ReactNode[] = [];
  let end = margin - gap;
  /** Stands for the rows that are not drawn; the grid puts a gap before and after it. */
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

/** The rows in reach, and the one that has the focus: removing it would throw the keyboard back. */
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

/** Drawn again only for another item: while the page scrolls, the grid is, with each new row. */
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
