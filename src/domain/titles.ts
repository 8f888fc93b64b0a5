/**
 * Lower case and without accents, otherwise unchanged. Used to compare what people write with what
 * people type. The dietary check goes further, and sees through disguises (`foldLetters`).
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/**
 * The key by which the app and the recipe service compare titles. Two dishes of the same name are
 * one, whatever the case, accents, spacing and punctuation. A title without a letter or figure
 * ("🍕") is its own key; only a blank title has an empty key.
 */
export function titleKey(title: string): string {
  const words = plainText(title)
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words || title.trim();
}
