import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import lighthouse, { generateReport, startFlow, type Result } from "lighthouse";
import puppeteer, { type Page } from "puppeteer-core";

import { REPORTS_FOLDER } from "../../../scripts/steps.ts";
import type { Auditor } from "../lines/lighthouse.ts";

/**
 * Lighthouse as it comes: a phone's screen and user agent, and a slow phone's processor and network,
 * simulated from what it observes without either.
 */
export const auditor: Auditor = {
  async auditSignedOut(browser, url) {
    return withPage(browser, async (page) => {
      const result = await lighthouse(url, {}, undefined, page);
      if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
      return keep(result.lhr);
    });
  },

  async auditSignedIn(browser, appUrl, { email, password }, paths) {
    return withPage(browser, async (page) => {
      await page.goto(`${appUrl}/login`);
      await page.locator("input[type=email]").fill(email);
      await page.locator("input[type=password]").fill(password);
      await page.locator("button[type=submit]").click();
      await page.locator("main a[href='/explore']").wait();
      // The service worker has stored the app by then, as on every device that is in use.
      await page.evaluate(async () => navigator.serviceWorker.ready);
      const flow = await startFlow(page);
      for (const path of paths) {
        await flow.navigate(`${appUrl}${path}`, { disableStorageReset: true });
      }
      const { steps } = await flow.createFlowResult();
      return Promise.all(steps.map(({ lhr }) => keep(lhr)));
    });
  },
};

/** Writes a detailed report; the last one of each screen is kept. */
async function keep(report: Result): Promise<Result> {
  const folder = join(REPORTS_FOLDER, "lighthouse");
  await mkdir(folder, { recursive: true });
  const name = new URL(report.finalDisplayedUrl).pathname.slice(1) || "home";
  await writeFile(join(folder, `${name}.html`), generateReport(report, "html"));
  return report;
}

async function withPage<T>(
  { executablePath, profile }: Parameters<Auditor["auditSignedOut"]>[0],
  body: (page: Page) => Promise<T>,
): Promise<T> {
  const browser = await puppeteer.launch({
    ...(executablePath ? { executablePath } : { channel: "chrome" }),
    userDataDir: profile,
    args: ["--no-sandbox", "--no-first-run", "--disable-quic", "--disable-component-update"],
  });
  try {
    return await body(await browser.newPage());
  } finally {
    await browser.close();
  }
}
