import { useLayoutEffect, useReducer, useRef, type ComponentProps, type ReactNode } from "react";

import { afterPaint } from "./after-paint.ts";
import { classNames } from "./class-names.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./checkbox.module.css";

interface BoxProps extends Omit<ComponentProps<"input">, "type" | "ref" | "onChange"> {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}

export interface CheckboxProps extends BoxProps {
  label: ReactNode;
  /** A second, smaller line. */
  detail?: ReactNode;
  /** At the end of the label's line, such as an amount. It is read between label and detail. */
  trailing?: ReactNode;
  /** Ticking strikes the label through and fades it. */
  settles?: boolean | undefined;
  hideLabel?: boolean | undefined;
  /** Calls `onCheckedChange` when the tick is painted: in a list of hundreds, that takes a while. */
  paintsFirst?: boolean | undefined;
}

/** A checkbox whose label is part of its touch target. */
export function Checkbox({
  label,
  checked,
  onCheckedChange,
  detail,
  trailing,
  settles = false,
  hideLabel = false,
  paintsFirst = false,
  className,
  ...rest
}: CheckboxProps) {
  const Box = paintsFirst ? PaintingBox : ControlledBox;
  return (
    <label className={classNames(styles.checkbox, settles && styles.settles, className)}>
      <Box {...rest} className={styles.input} checked={checked} onCheckedChange={onCheckedChange} />
      <span className={styles.box}>
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <rect className={styles.square} x="1.5" y="1.5" width="25" height="25" rx="7" />
          <path className={styles.tick} d="M7 14.5 12 20 22.5 6.5" />
        </svg>
      </span>
      {hideLabel ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.main}>
              <span dir="auto" className={styles.label}>
                {label}
              </span>
            </span>
            {trailing !== undefined && (
              <span className={styles.trailing}>
                {" "}
                <bdi>{trailing}</bdi>
              </span>
            )}
          </span>
          {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        </span>
      )}
    </label>
  );
}

function ControlledBox({ onCheckedChange, ...rest }: BoxProps) {
  return (
    <input {...rest} type="checkbox" onChange={({ target }) => onCheckedChange(target.checked)} />
  );
}

/**
 * Uncontrolled until the tick is painted; then it follows `checked` again. A tick is lost only if the
 * process dies within one frame, before the cook can have seen it.
 */
function PaintingBox({ checked, onCheckedChange, ...rest }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const untold = useRef(0);
  const [, tell] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    // A value stored in the meantime must not undo the cook's tap.
    if (box.current && untold.current === 0) box.current.checked = checked;
  });
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      defaultChecked={checked}
      onChange={({ target }) => {
        const next = target.checked;
        untold.current += 1;
        afterPaint(() => {
          untold.current -= 1;
          onCheckedChange(next);
          tell();
        });
      }}
    />
  );
}
