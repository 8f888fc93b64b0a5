import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { StorageRefused } from "./storage-refused.tsx";

test("says that nothing is kept, and how to allow it, without any part of the app around it", async () => {
  await render(<StorageRefused />);
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("This browser keeps nothing for Simmer");
  await expect.element(page.getByText(/allow them for .* private window/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
