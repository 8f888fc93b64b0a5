import { useLayoutEffect, useState, type RefObject } from "react";

interface GridLayout {
  columns: number;
  /** From the top of the page to the grid, px. */
  margin: number;
  /** Between two rows, px. */
  gap: number;
}

/** Used until the grid is measured, before the first paint. */
const GUESS: GridLayout = { columns: 2, margin: 0, gap: 12 };

/**
 * The current layout of a CSS grid. It follows window resizes; changes above the grid are noticed at the
 * next render.
 * @param before the layout of the last visit
 */
export function useGridLayout(
  grid: RefObject<HTMLElement | null>,
  before: Pick<GridLayout, "columns" | "margin"> | null,
): GridLayout {
  const [layout, setLayout] = useState<GridLayout>({ ...GUESS, ...pick(before) });

  // Measured at each render, which scrolling causes. A ResizeObserver would fire for the grid's own
  // changes when it measures its rows.
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
  // Ignores subpixel differences, which come with zooming.
  return (
    one.columns === other.columns &&
    one.gap === other.gap &&
    Math.abs(one.margin - other.margin) < 1
  );
}
