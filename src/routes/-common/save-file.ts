/**
 * How long the blob's URL stays valid, ms: some browsers read the file only after asking where to save
 * it.
 */
const KEPT_MS = 10 * 60_000;

/** Downloads a file to the cook's device. Success can't be detected. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
