import { useEffect, useRef, useState } from "react";

import { useToast } from "#ui/toast-context.ts";

import { addRowAfter, removeRow } from "./recipe-draft.ts";

/**
 * The rows of a list in the form; the focus follows every row that is added or removed. What was written
 * in a removed one comes back by undo, as long as the form is there.
 */
export function useRows<Row extends { key: string }>(options: {
  rows: Row[];
  max: number;
  newRow: () => Row;
  onChange: (rows: Row[]) => void;
}) {
  const { rows, max, newRow, onChange } = options;
  const [fresh, setFresh] = useState<string | null>(null);
  const [over, setOver] = useState<readonly Omit<Row, "key">[]>([]);
  const toast = useToast();
  const latest = useRef({ rows, onChange });
  useEffect(() => {
    latest.current = { rows, onChange };
  });
  const told = useRef<number[]>([]);
  useEffect(() => {
    const ids = told.current;
    return () => ids.forEach(toast.dismiss);
  }, [toast]);
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
    /** @param written what the row says, to be told; empty for an empty row, which is not missed */
    remove: (key: string, fieldId: (key: string) => string, written: string) => {
      const at = rows.findIndex((row) => row.key === key);
      const gone = rows.slice(at, at + 1);
      const neighbour = rows[at - 1] ?? rows[at + 1];
      if (neighbour) document.getElementById(fieldId(neighbour.key))?.focus();
      onChange(removeRow(rows, key));
      if (written === "") return;
      const id = toast.show({
        text: `“${written}” is removed`,
        undo: () => {
          const now = latest.current;
          if (now.rows.length < max) now.onChange(now.rows.toSpliced(at, 0, ...gone));
        },
      });
      told.current.push(id);
    },
  };
}
