import { chooseDecimalSign } from "#domain/amounts/number-style.ts";

import { NUMBER_STYLE_KEY } from "../../-common/kept-number-style.ts";

/**
 * Reads numbers with this decimal sign from now on, and stores it in this browser; "" accepts
 * either.
 */
export function keepNumberStyle(decimal: string): void {
  chooseDecimalSign(decimal);
  try {
    localStorage.setItem(NUMBER_STYLE_KEY, decimal);
  } catch (error) {
    console.warn("The style of numbers will have to be chosen again", error);
  }
}
