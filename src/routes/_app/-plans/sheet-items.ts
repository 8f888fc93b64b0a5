/** How much a page holds below its title, on A4 and on US Letter, in one size of type. */
interface Size {
  /** Lines of text. */
  lines: number;
  columns: number;
  /** Characters that fit on a line of a column; a longer item takes more lines. */
  width: number;
}

/** The size of the days, and the smaller one that a longer list is printed in. */
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
 * In which size the things to buy fit on the page below the plan's days, all of them; null if they
 * don't: part of a list would look like all of it.
 */
export function sizeOfItems(
  items: readonly { name: string; amount: string }[],
  { meals, days }: Planned,
): "large" | "small" | null {
  // A day is a heading with a gap, and a meal may take two lines; days are not broken.
  const dayLines = Math.ceil((days * 2 + meals * 1.5) / DAY_COLUMNS) + 2;
  const fits = ({ lines, columns, width }: Size) => {
    const itemLines = items.reduce(
      (sum, { name, amount }) => sum + Math.ceil((name.length + amount.length + 2) / width),
      0,
    );
    // The days keep their size: they take more of the smaller lines.
    const below = Math.ceil((dayLines * lines) / SIZES.large.lines);
    return below + Math.ceil(itemLines / columns) + 2 <= lines;
  };
  if (fits(SIZES.large)) return "large";
  return fits(SIZES.small) ? "small" : null;
}
