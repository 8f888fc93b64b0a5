const begin = (kind: string) => `<!-- ${kind}: begin -->`;
const end = (kind: string) => `<!-- ${kind}: end -->`;

function putBetween(document: string, kind: string, text: string): string {
  const [from, to] = [document.indexOf(begin(kind)), document.indexOf(end(kind))];
  if (from === -1 || to < from) {
    throw new Error(`There is no ${begin(kind)} before ${end(kind)} in it.`);
  }
  return `${document.slice(0, from + begin(kind).length)}\n\n${text}\n\n${document.slice(to)}`;
}

/**
 * A document with what was measured in place of what it held from an earlier run; the words
 * around it stay.
 * @throws when the document has no such place
 */
export function putMeasured(document: string, measured: string): string {
  return putBetween(document, "measured", measured);
}

/**
 * A document with what follows from the code in place of what it said before.
 * @throws when the document has no such place
 */
export function putGenerated(document: string, text: string): string {
  return putBetween(document, "generated", text);
}

/** The words of a document that come after what was measured. */
export function wordsAfterMeasured(document: string): string {
  return document.slice(document.indexOf(end("measured")));
}
