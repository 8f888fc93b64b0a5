import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

import { isControlled } from "./account.ts";
import { expect, test } from "./test.ts";

/** Serves the app unchanged; `release` turns its worker into a new version. */
async function serveVersions(appUrl: string) {
  const { hostname, port } = new URL(appUrl);
  let version = 1;
  const server = createServer(({ url = "/", headers }, outgoing) => {
    const { "accept-encoding": _, ...rest } = headers;
    const asked = request({ hostname, port, path: url, headers: rest }, (answer) => {
      const { "content-length": length, ...kept } = answer.headers;
      if (url !== "/sw.js") {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, kept);
      answer.pipe(outgoing, { end: false });
      answer.on("end", () => outgoing.end(`\n// ${version} after ${length}\n`));
    });
    asked.on("error", () => outgoing.destroy());
    asked.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => (version += 1),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test("a new version is offered now or later, and taken when the cook says so", async ({
  page,
  baseURL,
}) => {
  const app = await serveVersions(baseURL ?? "");
  const popup = page.getByRole("dialog", { name: "Update available" });
  const button = (name: string) => popup.getByRole("button", { name });
  const loads: string[] = [];
  page.on("load", () => loads.push(page.url()));
  try {
    await page.goto(`${app.url}/login`);
    await isControlled(page);
    await expect(popup).toBeHidden();

    await test.step("Later puts the popup away, and leaves the page alone", async () => {
      app.release();
      await page.reload();
      await expect(popup).toBeVisible();
      await button("Later").click();
      await expect(popup).toBeHidden();
      expect(loads).toHaveLength(2);
    });

    await test.step("Update Now lets the waiting version in, and reloads", async () => {
      await page.reload();
      await expect(popup).toBeVisible();
      await button("Update Now").click();
      await expect.poll(() => loads.length).toBe(4);
      const isWaiting = () =>
        page.evaluate(async () =>
          Boolean((await navigator.serviceWorker.getRegistration())?.waiting),
        );
      await expect.poll(isWaiting).toBe(false);
      await expect(popup).toBeHidden();
    });
  } finally {
    app.close();
  }
});
