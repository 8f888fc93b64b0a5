import { useId } from "react";

import { WordSelect } from "./word-select.tsx";

import styles from "./aisle-select.module.css";

interface AisleSelectProps {
  aisles: readonly string[];
  chosen: string;
  onChoose: (aisle: string) => void;
}

/** Chooses an item's aisle, which is remembered for next time. */
export function AisleSelect({ aisles, chosen, onChoose }: AisleSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Aisle
      </label>
      <WordSelect
        id={id}
        shape="field"
        value={chosen}
        options={aisles.map((aisle) => ({ value: aisle, label: aisle }))}
        onChoose={onChoose}
      />
    </div>
  );
}
