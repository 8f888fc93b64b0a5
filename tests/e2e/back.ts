import { expect, type Page } from "@playwright/test";

/**
 * Goes back by the header's arrow, and waits for the screen it leads to. The address changes first:
 * a tap before that screen appears would hit the old one.
 */
export async function tapBack(page: Page): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const left = await heading.innerText();
  await page.getByLabel("Back", { exact: true }).click();
  await expect(heading).not.toHaveText(left);
}
