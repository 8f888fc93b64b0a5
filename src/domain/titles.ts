/**
 * How titles are compared, in the app and in the recipe service: two dishes of one name are one,
 * whatever the case, accents, spacing and punctuation it is written with. A title without a letter
 * or figure ("🍕") stands for itself; empty only for a blank title.
 */
export function titleKey(title: string): string {
  const written = title.trim().toLowerCase();
  const words = written
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
  return words || written;
}
