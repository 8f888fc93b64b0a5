/** How the cook writes numbers: which sign begins the decimals of "1.500" and "1,500". */

/** `unset` reads English numbers, and leaves what elsewhere means another number as it is written. */
export type NumberStyle = "unset" | "point" | "comma";

let chosen: NumberStyle = "unset";

/** From here on numbers are read in this style, on this device. */
export function chooseNumberStyle(style: NumberStyle): void {
  chosen = style;
}

/** The sign that begins decimals; undefined where the cook hasn't said. */
export function decimalSign(): "." | "," | undefined {
  if (chosen === "unset") return undefined;
  return chosen === "point" ? "." : ",";
}
