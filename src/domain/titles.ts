/** Letters that Unicode doesn't decompose, and how people type them on keyboards without them. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŋ: "n",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "gu");
const APOSTROPHES = /['’‘‛ʼʹ`´′＇\u00ad]/gu;
const HYPHENS = /[-‐‑‒–—−]/gu;

/**
 * A text as people would type it in a search: in lower case, without accents, apostrophes and
 * hyphens, with plain letters ("smorrebrod") and "and" for "&"; otherwise unchanged. The dietary
 * check goes further, and sees through disguises (`foldLetters`).
 */
export function plainText(text: string): string {
  return text
    .replaceAll(APOSTROPHES, "")
    .replaceAll(HYPHENS, " ")
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replaceAll(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/\s*&\s*/gu, " and ");
}

/**
 * The key by which the app and the recipe service compare titles. Two dishes of the same name are
 * one, whatever the case, accents, spacing and punctuation. A title without a letter or figure
 * ("🍕") is its own key; only a blank title has an empty key.
 */
export function titleKey(title: string): string {
  const words = plainText(title)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+|(?<!\p{L})and(?!\p{L})/gu, " ")
    .replaceAll(/ +/gu, " ")
    .trim();
  return words || title.trim();
}
