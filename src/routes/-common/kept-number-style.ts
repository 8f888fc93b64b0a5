import { chooseDecimalSign } from "#domain/amounts/number-style.ts";

/** Where this browser keeps how the cook writes numbers. It names nobody. */
export const NUMBER_STYLE_KEY = "simmer.decimal-sign";

/** Reads numbers as the cook has chosen before, from the start of the app. */
export function startNumberStyle(): void {
  chooseDecimalSign(localStorage.getItem(NUMBER_STYLE_KEY) ?? "");
}
