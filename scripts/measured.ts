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
 * Replaces the measured part of a document; the words around it stay.
 * @throws if the document has no place for it
 */
export function putMeasured(document: string, measured: string): string {
  return putBetween(document, "measured", measured);
}

/**
 * Replaces the generated part of a document.
 * @throws if the document has no place for it
 */
export function putGenerated(document: string, text: string): string {
  return putBetween(document, "generated", text);
}

/** The words of a document that follow its measured part. */
export function wordsAfterMeasured(document: string): string {
  return document.slice(document.indexOf(end("measured")));
}
