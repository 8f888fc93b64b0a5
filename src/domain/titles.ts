/**
 * Lower case and without accents, all else as it stands: how what people write is compared with
 * what people type. The dietary check goes further, through disguises (`foldLetters`).
 */
export function plainText(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();
}

/**
 * How titles are compared, in the app and in the recipe service: two dishes of one name are one,
 * whatever the case, accents, spacing and punctuation it is written with. A title without a letter
 * or figure ("🍕") stands for itself; empty only for a blank title.
 */
export function titleKey(title: string): string {
  const words = plainText(title)
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words || title.trim();
}
