/** Thirds and the like, as apps that reckon with numbers store them. */
const FRACTIONS: readonly (readonly [number, string])[] = [
  [1 / 3, "⅓"],
  [2 / 3, "⅔"],
  [1 / 8, "⅛"],
  [3 / 8, "⅜"],
  [1 / 4, "¼"],
  [1 / 2, "½"],
  [3 / 4, "¾"],
];

/** A quantity as one writes it: 0.333 is "⅓", and 0 is none. */
function quantityText(quantity: number | null): string {
  if (quantity === null) return "";
  const whole = Math.floor(quantity);
  const sign = FRACTIONS.find(([part]) => Math.abs(quantity - whole - part) < 0.005)?.[1];
  if (sign === undefined) return String(Number(quantity.toFixed(3)));
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** The line of an ingredient whose parts are stored apart; empty parts are left out. */
export function structuredLine(parts: {
  quantity: number | null;
  unit: string;
  food: string;
  note: string;
}): string {
  const line = [quantityText(parts.quantity), parts.unit, parts.food]
    .filter((part) => part !== "")
    .join(" ");
  return [line, parts.note].filter((part) => part !== "").join(parts.food === "" ? " " : ", ");
}
