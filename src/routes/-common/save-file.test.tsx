import { expect, test, vi } from "vitest";

import { saveFile } from "./save-file.ts";

test("a file can still be read after the download has begun", async () => {
  let url = "";
  const begin = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe("kitchen.json");
    url = this.href;
  });
  saveFile("kitchen.json", new Blob(["soup"]));
  begin.mockRestore();
  expect(await (await fetch(url)).text()).toBe("soup");
});
