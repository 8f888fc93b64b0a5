const BEGIN = "<!-- measured: begin -->";
const END = "<!-- measured: end -->";

/**
 * A document with what was measured in place of what it held from an earlier run; the words
 * around it stay.
 * @throws when the document has no such place
 */
export function putMeasured(document: string, measured: string): string {
  const [from, to] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (from === -1 || to < from) throw new Error(`There is no ${BEGIN} before ${END} in it.`);
  return `${document.slice(0, from + BEGIN.length)}\n\n${measured}\n\n${document.slice(to)}`;
}

/** The words of a document that come after what was measured. */
export function wordsAfterMeasured(document: string): string {
  return document.slice(document.indexOf(END));
}
