import { chooseDecimalSign } from "#domain/amounts/number-style.ts";

import { NUMBER_STYLE_KEY } from "../../-common/kept-number-style.ts";

/** From here on numbers are read with this decimal sign, in this browser; "" for either. */
export function keepNumberStyle(decimal: string): void {
  chooseDecimalSign(decimal);
  try {
    localStorage.setItem(NUMBER_STYLE_KEY, decimal);
  } catch (error) {
    console.warn("The style of numbers will have to be chosen again", error);
  }
}
