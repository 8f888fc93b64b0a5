/** Words from right to left, with what joins them; a comma or a bracket ends them. */
const RTL =
  "\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}";
const RTL_WORDS = new RegExp(`[${RTL}](?:[${RTL}\\p{M}\\s'’"-]*[${RTL}\\p{M}])?`, "gu");

/**
 * A sentence in which names from right to left don't reorder what stands beside them, as `<bdi>` does
 * it where there are elements.
 */
export function isolateRtl(sentence: string): string {
  return sentence.replace(RTL_WORDS, (words) => `\u2068${words}\u2069`);
}
