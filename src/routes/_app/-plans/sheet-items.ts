/** Lines of text that a page holds below its title, on A4 and on US Letter, at the sheet's size. */
const PAGE_LINES = 44;
const DAY_COLUMNS = 2;
const ITEM_COLUMNS = 3;
/** Characters that fit on a line of a column; a longer item takes more lines. */
const ITEM_WIDTH = 30;

interface Planned {
  meals: number;
  days: number;
}

/**
 * The things to buy, if all of them fit on the page below the plan's days; null if they don't: part
 * of a list would look like all of it.
 */
export function sheetItems<Item extends { name: string; amount: string }>(
  items: readonly Item[],
  { meals, days }: Planned,
): readonly Item[] | null {
  // A day is a heading with a gap, and a meal may take two lines; days are not broken.
  const dayLines = Math.ceil((days * 2 + meals * 1.5) / DAY_COLUMNS) + 2;
  const itemLines = items.reduce(
    (sum, { name, amount }) => sum + Math.ceil((name.length + amount.length + 2) / ITEM_WIDTH),
    0,
  );
  return dayLines + Math.ceil(itemLines / ITEM_COLUMNS) + 2 <= PAGE_LINES ? items : null;
}
