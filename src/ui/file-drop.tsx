import { useState, type ReactNode } from "react";

import { classNames } from "./class-names.ts";

import styles from "./file-drop.module.css";
import inputStyles from "./file-input.module.css";

export interface FileDropProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Before the hint where there is a mouse to drop files with. */
  mouseHint?: ReactNode;
  /** One line, for files in the place of those that were chosen. */
  brief?: boolean | undefined;
  icon?: ReactNode;
  /** Called with at least one file, chosen or dropped. */
  onFiles: (files: File[]) => void;
}

/** Where files are chosen, or dropped from elsewhere on the device. */
export function FileDrop({ label, hint, mouseHint, icon, brief = false, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0) onFiles(files);
  };
  return (
    <label
      className={classNames(styles.drop, brief && styles.brief, isOver && styles.over)}
      onDragOver={(event) => {
        // Otherwise the browser would open the file in the app's place.
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      {icon !== undefined && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      {hint !== undefined && (
        <span className={styles.hint}>
          {mouseHint !== undefined && <span className={styles.mouse}>{mouseHint} </span>}
          {hint}
        </span>
      )}
      <input
        type="file"
        multiple
        className={inputStyles.input}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
