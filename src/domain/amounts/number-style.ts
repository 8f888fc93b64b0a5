/** Which sign begins the decimals of a number: "1.500" and "1,500" are read by it. */

let sign = "";

/**
 * From here on numbers are read in this style, on this device.
 *
 * @param decimal "." or ","; "" reads English numbers, and leaves what elsewhere means another number
 *   as it is written
 */
export function chooseDecimalSign(decimal: string): void {
  sign = decimal;
}

/** "." or ","; "" where the cook hasn't said. */
export function decimalSign(): string {
  return sign;
}
