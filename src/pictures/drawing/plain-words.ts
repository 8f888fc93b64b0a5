/**
 * A text as the tables of words spell it: in lower case, without accents and apostrophes, its
 * hyphens as spaces.
 */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .replaceAll(/\b(all|dell|d|l)['’]/g, "$1 ")
    .replaceAll(/['’]/g, "")
    .replaceAll(/[-‐‑]/g, " ")
    .replaceAll(/ +/g, " ");
}
