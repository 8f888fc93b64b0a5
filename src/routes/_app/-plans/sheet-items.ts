/** The capacity of a page below its title in one type size, on both A4 and US Letter. */
interface Size {
  /** Lines of text. */
  lines: number;
  columns: number;
  /** Characters per line of a column; longer items wrap. */
  width: number;
}

/** The normal type size, and the smaller one for longer lists. */
const SIZES: Readonly<Record<"large" | "small", Size>> = {
  large: { lines: 44, columns: 3, width: 30 },
  small: { lines: 53, columns: 4, width: 25 },
};
const DAY_COLUMNS = 2;

interface Planned {
  meals: number;
  days: number;
}

/**
 * The type size in which the whole list of items fits below the plan's days; null if it doesn't
 * fit. A partial list would look complete, so none is printed then.
 */
export function sizeOfItems(
  items: readonly { name: string; amount: string }[],
  { meals, days }: Planned,
): "large" | "small" | null {
  // A day is a heading with a gap, and a meal may take two lines; days don't break across columns.
  const dayLines = Math.ceil((days * 2 + meals * 1.5) / DAY_COLUMNS) + 2;
  const fits = ({ lines, columns, width }: Size) => {
    const itemLines = items.reduce(
      (sum, { name, amount }) => sum + Math.ceil((name.length + amount.length + 2) / width),
      0,
    );
    // The days keep their size, and so take up more of the smaller lines.
    const below = Math.ceil((dayLines * lines) / SIZES.large.lines);
    return below + Math.ceil(itemLines / columns) + 2 <= lines;
  };
  if (fits(SIZES.large)) return "large";
  return fits(SIZES.small) ? "small" : null;
}
