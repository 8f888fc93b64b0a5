import { useState } from "react";

import { addRowAfter, removeRow } from "./recipe-draft.ts";

/** The rows of a list in the form; the focus follows every row that is added or removed. */
export function useRows<Row extends { key: string }>(options: {
  rows: Row[];
  max: number;
  newRow: () => Row;
  onChange: (rows: Row[]) => void;
}) {
  const { rows, max, newRow, onChange } = options;
  const [fresh, setFresh] = useState<string | null>(null);
  const [over, setOver] = useState<readonly Omit<Row, "key">[]>([]);
  return {
    /** The row just added: its first field takes focus when it appears. */
    fresh,
    /** The rows of the last paste for which there was no room. */
    over,
    isFull: rows.length >= max,
    canRemove: rows.length > 1,
    addAfter: (key: string) => {
      const row = newRow();
      setFresh(row.key);
      onChange(addRowAfter(rows, key, row, max));
    },
    change: (key: string, edit: Partial<Row>) =>
      onChange(rows.map((row) => (row.key === key ? { ...row, ...edit } : row))),
    /**
     * Inserts rows in place of an empty row, or after a filled one; those beyond the maximum are
     * `over`.
     */
    paste: (key: string, pasted: readonly Omit<Row, "key">[], isEmpty: boolean) => {
      const taken = isEmpty ? 1 : 0;
      const at = rows.findIndex((row) => row.key === key) + 1 - taken;
      const room = max - rows.length + taken;
      const added = pasted.slice(0, room).map((row) => ({ ...newRow(), ...row }));
      setOver(pasted.slice(room));
      onChange(rows.toSpliced(at, taken, ...added));
    },
    remove: (key: string, fieldId: (key: string) => string) => {
      const at = rows.findIndex((row) => row.key === key);
      const neighbour = rows[at - 1] ?? rows[at + 1];
      if (neighbour) document.getElementById(fieldId(neighbour.key))?.focus();
      onChange(removeRow(rows, key));
    },
  };
}
