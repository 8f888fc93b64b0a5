/** A row of a list: its upper edge and its height in the list, pixels. */
export interface RowBox {
  top: number;
  height: number;
}

const bottomOf = ({ top, height }: RowBox) => top + height;
const middleOf = ({ top, height }: RowBox) => top + height / 2;

/** The distance as the list allows it: a dragged row stays between the first place and the last. */
export function withinList(rows: readonly RowBox[], from: number, distance: number): number {
  const [row, first, last] = [rows[from], rows[0], rows.at(-1)];
  if (!row || !first || !last) return 0;
  const [up, down] = [first.top - row.top, bottomOf(last) - bottomOf(row)];
  return Math.min(down, Math.max(up, distance));
}

/**
 * The place, from 0, that a row has when it is dropped after having been dragged `distance` pixels:
 * it has passed those rows over whose middle its leading edge is.
 */
export function placeAfterDrag(rows: readonly RowBox[], from: number, distance: number): number {
  const row = rows[from];
  if (!row) return from;
  const [top, bottom] = [row.top + distance, bottomOf(row) + distance];
  const above = rows.slice(0, from).filter((other) => top < middleOf(other)).length;
  const below = rows.slice(from + 1).filter((other) => bottom > middleOf(other)).length;
  return from - above + below;
}

/** How far each row gives way while the one at `from` would be dropped at `to`, pixels. */
export function waysGiven(rows: readonly RowBox[], from: number, to: number): number[] {
  const [row, next] = [rows[from], rows[from + 1]];
  const before = rows[from - 1];
  if (!row) return rows.map(() => 0);
  // The room that the row takes: its height, and the gap to a neighbour.
  const room = next ? next.top - row.top : row.height + (before ? row.top - bottomOf(before) : 0);
  return rows.map((_, place) => {
    if (place > from && place <= to) return -room;
    return place < from && place >= to ? room : 0;
  });
}
