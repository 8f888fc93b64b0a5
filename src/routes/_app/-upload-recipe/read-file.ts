/** As for a page that the recipe service fetches. */
const BYTES_MAX = 5 * 1024 * 1024;

/** The text of a file. @throws Error with a message to show, for what holds none */
export async function readFile(file: File): Promise<string> {
  if (file.size > BYTES_MAX) throw new Error("This file is too large for one recipe.");
  const text = await file.text();
  if (text.includes("\0")) throw new Error("This file holds no text that can be read.");
  return text;
}
