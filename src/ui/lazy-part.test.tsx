import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { lazyPart } from "./lazy-part.ts";

test("a part that could not be loaded is loaded again the next time, and not before", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const load = vi.fn(() => Promise.reject<() => React.ReactNode>(new Error("offline")));
  const Part = lazyPart(load, "No timers", () => <p>Not here</p>);
  const screen = (isOpen: boolean) => <Suspense>{isOpen ? <Part /> : null}</Suspense>;
  const { rerender } = await render(screen(true));
  await expect.element(page.getByText("Not here")).toBeVisible();
  await rerender(screen(true));
  expect(load).toHaveBeenCalledOnce();
  load.mockResolvedValue(() => <p>A timer</p>);
  await rerender(screen(false));
  await rerender(screen(true));
  await expect.element(page.getByText("A timer")).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
