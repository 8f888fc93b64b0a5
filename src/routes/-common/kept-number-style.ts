import { chooseDecimalSign } from "#domain/amounts/number-style.ts";

/** The localStorage key for how the cook writes numbers. It holds no personal data. */
export const NUMBER_STYLE_KEY = "simmer.decimal-sign";

/** Applies the stored number style when the app starts. */
export function startNumberStyle(): void {
  chooseDecimalSign(localStorage.getItem(NUMBER_STYLE_KEY) ?? "");
}
