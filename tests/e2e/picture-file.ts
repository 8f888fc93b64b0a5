import type { Page } from "@playwright/test";

/** A picture's file, drawn by the page: red above and blue below, with lines of words on it. */
export async function pictureFile(page: Page, lines: readonly string[] = []) {
  const bytes = await page.evaluate(async (words) => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext("2d")!;
    context.fillStyle = "red";
    context.fillRect(0, 0, 1600, 600);
    context.fillStyle = "blue";
    context.fillRect(0, 600, 1600, 600);
    context.fillStyle = "white";
    context.font = "64px serif";
    for (const [nth, line] of words.entries()) context.fillText(line, 100, 150 + nth * 100);
    const blob = await canvas.convertToBlob({ type: "image/jpeg" });
    return [...new Uint8Array(await blob.arrayBuffer())];
  }, lines);
  return { name: "soup.jpg", mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
}
