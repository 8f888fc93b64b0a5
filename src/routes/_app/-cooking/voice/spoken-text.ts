/** Symbols and abbreviations that voices mispronounce, with their singular and plural in words. */
const SHORT_FORMS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  g: ["gram", "grams"],
  kg: ["kilogram", "kilograms"],
  ml: ["millilitre", "millilitres"],
  l: ["litre", "litres"],
  tsp: ["teaspoon", "teaspoons"],
  tbsp: ["tablespoon", "tablespoons"],
  oz: ["ounce", "ounces"],
  lb: ["pound", "pounds"],
  cm: ["centimetre", "centimetres"],
  min: ["minute", "minutes"],
  mins: ["minute", "minutes"],
  sec: ["second", "seconds"],
  secs: ["second", "seconds"],
  hr: ["hour", "hours"],
  hrs: ["hour", "hours"],
};
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?[½¼¾⅓⅔]?|[½¼¾⅓⅔])\s?(${Object.keys(SHORT_FORMS).join("|")})(?![\p{L}\d])`,
  "gu",
);
/** In characters: some voices fall silent in the middle of longer texts. */
const PIECE_MAX = 200;

/** "Add 2 tbsp oil at 180°C for 10–12 min" as a voice should say it. */
export function toSpoken(text: string): string {
  return text
    .replaceAll(/(\d)\s?[–-]\s?(?=\d)/gu, "$1 to ")
    .replaceAll(MEASURED, (_, amount: string, short: string) => {
      const [one, several] = SHORT_FORMS[short] ?? ["", ""];
      return `${amount} ${/^(?:1|[½¼¾⅓⅔])$/u.test(amount) ? one : several}`;
    })
    .replaceAll(/\s?°\s?C(?!\p{L})/gu, " degrees Celsius")
    .replaceAll(/\s?°\s?F(?!\p{L})/gu, " degrees Fahrenheit")
    .replaceAll(/\s?°/gu, " degrees");
}

/** Cuts a text into sentences, and long sentences at their commas, in the text's order. */
export function toPieces(text: string): string[] {
  return text
    .split(/(?<=[.!?:;])\s+|\n+/u)
    .flatMap((sentence) =>
      sentence.length <= PIECE_MAX
        ? [sentence]
        : (sentence.match(
            new RegExp(String.raw`.{1,${PIECE_MAX}}(?:[,\s]|$)|.{1,${PIECE_MAX}}`, "gsu"),
          ) ?? []),
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
}
