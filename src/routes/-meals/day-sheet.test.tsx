import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { DaySheet } from "./day-sheet.tsx";

test("another day is chosen by the button, not while it is typed", async () => {
  const onChoose = vi.fn<(day: string) => void>();
  await renderInKitchen(
    openKitchen(),
    <DaySheet
      meal={{ id: "soup", title: "Soup" }}
      current=""
      today="2026-11-26"
      onChoose={onChoose}
      onClose={() => undefined}
    />,
  );
  const field = page.getByLabelText("Another day");
  const choose = page.getByRole("button", { name: "Choose" });
  await expect.element(choose).toBeDisabled();
  // On the way to the 12th; a phone puts today in as the field is touched.
  for (const value of ["2026-11-26", "2026-12-02", "2026-12-12"]) await field.fill(value);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(choose);
  expect(onChoose.mock.calls).toEqual([["2026-12-12"]]);
});
