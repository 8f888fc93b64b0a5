/** Some browsers read the file only after they have asked the cook where it goes. In ms. */
const KEPT_MS = 10 * 60_000;

/** Downloads a file to the cook's device. Whether it arrives there is told to nobody. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
