import { ChevronDown } from "lucide-react";

import { classNames } from "#ui/class-names.ts";

import styles from "./word-select.module.css";

interface WordSelectProps {
  id?: string;
  /** Accessible name, unless a label element names it. */
  label?: string;
  /** `pill` for use beside a title, `field` for use in a form. */
  shape: "pill" | "field";
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/**
 * A native select, which phones open as a sheet, with wrapping text: a select truncates long text, so it
 * is transparent and overlays the wrapped label.
 */
export function WordSelect({ id, label, shape, value, options, onChoose }: WordSelectProps) {
  return (
    <span className={classNames(styles.control, styles[shape])}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} dir="auto" value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.face} aria-hidden>
        <span dir="auto">{options.find((option) => option.value === value)?.label}</span>
        <ChevronDown />
      </span>
    </span>
  );
}
