import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { useTimersInReach } from "./use-timers-in-reach.ts";

function Probe() {
  return <p>{useTimersInReach(1, false) ? "in reach" : "in the dock"}</p>;
}

test("a step's timer moves to the dock when the phone is turned, and back", async () => {
  await page.viewport(390, 844);
  await render(<Probe />);
  await expect.element(page.getByText("in reach")).toBeVisible();
  await page.viewport(844, 390);
  await expect.element(page.getByText("in the dock")).toBeVisible();
  await page.viewport(390, 844);
  await expect.element(page.getByText("in reach")).toBeVisible();
});
