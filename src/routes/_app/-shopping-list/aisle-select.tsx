import { ChevronDown } from "lucide-react";
import { useId } from "react";

import styles from "./aisle-select.module.css";

interface AisleSelectProps {
  aisles: readonly string[];
  chosen: string;
  onChoose: (aisle: string) => void;
}

/** In which aisle a thing stands; remembered for the next time. */
export function AisleSelect({ aisles, chosen, onChoose }: AisleSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        Aisle
      </label>
      <span className={styles.control}>
        <select
          id={id}
          className={styles.select}
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
        >
          {aisles.map((aisle) => (
            <option key={aisle} value={aisle}>
              {aisle}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden />
      </span>
    </div>
  );
}
