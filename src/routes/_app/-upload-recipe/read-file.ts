/** As for a page that the recipe service fetches. */
const BYTES_MAX = 5 * 1024 * 1024;

/** Nothing to read. The inside of a PDF is no text, and would be taken for one. */
const NO_TEXT = /^\s*(?:$|%PDF-)|\0/u;

/** The text of a file. @throws Error with a message to show, for what holds none */
export async function readFile(file: File): Promise<string> {
  if (file.size > BYTES_MAX) throw new Error("This file is too large for one recipe.");
  const text = await file.text();
  if (NO_TEXT.test(text)) throw new Error("This file holds no text that can be read.");
  return text;
}
