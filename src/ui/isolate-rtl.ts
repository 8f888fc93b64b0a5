/**
 * Scripts written right to left, and runs of their words with joining characters; a comma or
 * bracket ends a run.
 */
const RTL =
  "\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}";
const RTL_WORDS = new RegExp(`[${RTL}](?:[${RTL}\\p{M}\\s'’"-]*[${RTL}\\p{M}])?`, "gu");

/**
 * Isolates right-to-left names in a sentence so that they don't reorder the text beside them, as
 * `<bdi>` does in markup.
 */
export function isolateRtl(sentence: string): string {
  return sentence.replace(RTL_WORDS, (words) => `\u2068${words}\u2069`);
}
