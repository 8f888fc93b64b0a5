/** The decimal separator by which "1.500" and "1,500" are parsed. */

let sign = "";

/**
 * Sets the number style of this device for all parsing from now on.
 *
 * @param decimal "." or ","; "" reads English numbers, and leaves those that mean something else in
 *   the other style unparsed
 */
export function chooseDecimalSign(decimal: string): void {
  sign = decimal;
}

/** "." or ","; "" where the cook hasn't said. */
export function decimalSign(): string {
  return sign;
}
