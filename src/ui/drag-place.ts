/** A row's top edge and height, in px from the top of the list. */
export interface RowBox {
  top: number;
  height: number;
}

const bottomOf = ({ top, height }: RowBox) => top + height;
const middleOf = ({ top, height }: RowBox) => top + height / 2;

/** Clamps the distance so that the dragged row stays within the list. */
export function withinList(rows: readonly RowBox[], from: number, distance: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (!row || !first || !last) return 0;
  const [up, down] = [first.top - row.top, bottomOf(last) - bottomOf(row)];
  return Math.min(down, Math.max(up, distance));
}

/**
 * The index at which a row lands when dropped after `distance` px: it has passed every row whose middle
 * its leading edge has crossed.
 */
export function placeAfterDrag(rows: readonly RowBox[], from: number, distance: number): number {
  const row = rows[from];
  if (!row) return from;
  const [top, bottom] = [row.top + distance, bottomOf(row) + distance];
  const above = rows.slice(0, from).filter((other) => top < middleOf(other)).length;
  const below = rows.slice(from + 1).filter((other) => bottom > middleOf(other)).length;
  return from - above + below;
}

/** By how many px each row shifts while the row at `from` hovers over `to`. */
export function waysGiven(rows: readonly RowBox[], from: number, to: number): number[] {
  const [row, next] = [rows[from], rows[from + 1]];
  const before = rows[from - 1];
  if (!row) return rows.map(() => 0);
  // The space the row takes up: its height and one gap.
  const room = next ? next.top - row.top : row.height + (before ? row.top - bottomOf(before) : 0);
  return rows.map((_, place) => {
    if (place > from && place <= to) return -room;
    return place < from && place >= to ? room : 0;
  });
}
