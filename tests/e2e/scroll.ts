import type { Locator } from "@playwright/test";

/**
 * Scrolls an element into view and waits until the page knows: a tap in the frame of the scrolling,
 * which only a test can do, would leave the screen before its place was noted.
 */
export async function scrollInto(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  await element.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((painted) => requestAnimationFrame(painted));
    }
  });
}
