import { useLayoutEffect, useState, type RefObject } from "react";

interface GridLayout {
  columns: number;
  /** From the top of the page to the grid, px. */
  margin: number;
  /** Between two rows, px. */
  gap: number;
}

/** Until the grid is measured, which is before it is painted. */
const GUESS: GridLayout = { columns: 2, margin: 0, gap: 12 };

/**
 * How a CSS grid on the page is laid out now. It follows the window; what grows or shrinks above the
 * grid is seen when it is drawn next.
 * @param before as it was when it was last here
 */
export function useGridLayout(
  grid: RefObject<HTMLElement | null>,
  before: Pick<GridLayout, "columns" | "margin"> | null,
): GridLayout {
  const [layout, setLayout] = useState<GridLayout>({ ...GUESS, ...pick(before) });

  // Each time that the grid is drawn, which it is while the page scrolls. An observer of its size
  // would be told of what the grid itself changes when it measures its rows.
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      const next = measure(element);
      setLayout((now) => (isSame(now, next) ? now : next));
    };
    look();
    window.addEventListener("resize", look);
    return () => window.removeEventListener("resize", look);
  });

  return layout;
}

function pick(before: Pick<GridLayout, "columns" | "margin"> | null): Partial<GridLayout> {
  return before ? { columns: before.columns, margin: before.margin } : {};
}

function measure(element: HTMLElement): GridLayout {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  return {
    columns: Math.max(1, gridTemplateColumns.split(" ").length),
    margin: element.getBoundingClientRect().top + window.scrollY,
    gap: Number.parseFloat(rowGap) || 0,
  };
}

function isSame(one: GridLayout, other: GridLayout): boolean {
  // Fractions of a pixel come and go with the zoom.
  return (
    one.columns === other.columns &&
    one.gap === other.gap &&
    Math.abs(one.margin - other.margin) < 1
  );
}
