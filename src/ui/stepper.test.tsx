import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { paste } from "./measure.fixture.ts";
import { Stepper, type StepperProps } from "./stepper.tsx";

const onValueChange = vi.fn<(value: number) => void>();

function Days({ from = 7, ...rest }: { from?: number } & Partial<StepperProps>) {
  const [days, setDays] = useState(from);
  return (
    <Stepper
      label="Days"
      unit="days"
      min={1}
      max={14}
      value={days}
      onValueChange={(value) => {
        onValueChange(value);
        setDays(value);
      }}
      {...rest}
    />
  );
}

const field = () => page.getByRole("spinbutton", { name: "Days", exact: true });
const less = () => page.getByRole("button", { name: "Decrease Days" });
const more = () => page.getByRole("button", { name: "Increase Days" });

test("steps by buttons and arrow keys, and tells its value, bounds and unit", async () => {
  await render(<Days />);
  await userEvent.click(more());
  await expect.element(field()).toHaveValue("8");
  await userEvent.click(less());
  await userEvent.click(less());
  await expect.element(field()).toHaveValue("6");
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  await expect.element(field()).toHaveValue("7");
  await expect.element(field()).toHaveAttribute("aria-valuenow", "7");
  await expect.element(field()).toHaveAttribute("aria-valuetext", "7 days");
  await expect.element(field()).toHaveAttribute("aria-valuemin", "1");
  await expect.element(field()).toHaveAttribute("aria-valuemax", "14");
});

test("stops at its bounds without throwing the focus away", async () => {
  onValueChange.mockClear();
  await render(<Days from={13} />);
  await userEvent.click(more());
  await userEvent.click(more(), { force: true });
  await expect.element(field()).toHaveValue("14");
  await expect.element(more()).toHaveAttribute("aria-disabled", "true");
  await expect.element(more()).toHaveFocus();
  await userEvent.click(field());
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(field()).toHaveValue("14");
  expect(onValueChange.mock.calls).toEqual([[14]]);
});

test("an emptied field restores its number", async () => {
  await render(<Days />);
  await userEvent.clear(field());
  await expect.element(field()).toHaveValue("");
  await userEvent.tab();
  await expect.element(field()).toHaveValue("7");
});

test.each([
  ["99", "14"],
  ["0", "1"],
  ["-5", "1"],
  ["3.4", "3"],
  ["3,6", "4"],
  ["12 days", "12"],
  ["for 5 people", "5"],
  ["   ", "7"],
  ["ten", "7"],
  ["🥕", "7"],
  ["<script>alert(1)</script>", "1"],
  ["9".repeat(1_000), "14"],
  ["סבתא 9", "9"],
])("pasting %.30s leaves %s, whole and in bounds", async (words, value) => {
  await render(<Days />);
  await paste(field(), words);
  await userEvent.tab();
  await expect.element(field()).toHaveValue(value);
});

test("typing counts once the field is left, or at Enter", async () => {
  onValueChange.mockClear();
  await render(<Days />);
  await userEvent.click(field());
  // The old value is selected, so typing replaces it.
  await userEvent.keyboard("12");
  await expect.element(field()).toHaveValue("12");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onValueChange.mock.calls).toEqual([[12]]);
});

test("says what is wrong, tied to the field", async () => {
  await render(<Days error="Maximum 30 serves allowed (currently 56)" hint="How long?" />);
  await expect.element(field()).toHaveAttribute("aria-invalid", "true");
  await expect
    .element(field())
    .toHaveAccessibleDescription("Maximum 30 serves allowed (currently 56) How long?");
});

test("does nothing while disabled", async () => {
  await render(<Days disabled />);
  await userEvent.click(more(), { force: true });
  await expect.element(field()).toBeDisabled();
  await expect.element(field()).toHaveValue("7");
});
