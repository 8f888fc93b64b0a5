import type { ReactNode } from "react";

import { buttonClass } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { iconButtonClass } from "./icon-button.tsx";
import { Spinner } from "./spinner.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./file-button.module.css";
import inputStyles from "./file-input.module.css";

export interface FileButtonProps {
  children: ReactNode;
  icon?: ReactNode;
  /** The types of files that are offered, as in `<input accept>`. */
  accept: string;
  /** Has a phone open its camera. Where there is none to open, the button is not shown. */
  isCamera?: boolean | undefined;
  /** Shows the icon alone; `children` are its accessible name. */
  isIcon?: boolean | undefined;
  /** Work is in progress: it shows a spinner and takes no file. */
  busy?: boolean | undefined;
  onFile: (file: File) => void;
}

/** A button that chooses one file, or takes a photo. */
export function FileButton({
  children,
  icon,
  accept,
  isCamera = false,
  isIcon = false,
  busy = false,
  onFile,
}: FileButtonProps) {
  return (
    <label
      className={classNames(
        isIcon ? iconButtonClass() : buttonClass({ variant: "secondary", size: "sm" }),
        styles.button,
        isCamera && styles.camera,
      )}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner size="sm" label="" /> : icon}
      {isIcon ? <VisuallyHidden>{children}</VisuallyHidden> : children}
      <input
        type="file"
        accept={accept}
        capture={isCamera ? "environment" : undefined}
        disabled={busy}
        className={inputStyles.input}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          currentTarget.value = "";
        }}
      />
    </label>
  );
}
