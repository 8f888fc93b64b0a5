import type { Word } from "./screen-words.ts";

/**
 * Proper names in an ingredient that no list knows: brands and trade names of which nothing can be
 * said.
 *
 * @param text one ingredient's name, as written
 * @param words the same text as `readWords` cuts it
 * @returns places as indexes of `words`: from, and one past the last
 */
export function findUnknownNames(
  _text: string,
  _words: readonly Word[],
): { from: number; to: number }[] {
  return [];
}
