import { useState } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { Checkbox } from "./checkbox.tsx";
import { RatingStars } from "./rating-stars.tsx";
import { Rating } from "./rating.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { ToggleChip } from "./toggle-chip.tsx";

function TickedRice({ disabled = false }: { disabled?: boolean }) {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox
      label="Rice"
      detail="300 g"
      settles
      disabled={disabled}
      checked={checked}
      onCheckedChange={setChecked}
    />
  );
}

test("a checkbox is ticked by its words, its box and Space", async () => {
  await render(<TickedRice />);
  const box = page.getByRole("checkbox", { name: /^Rice/ });
  await userEvent.click(page.getByText("300 g"));
  await expect.element(box).toBeChecked();
  await userEvent.click(box);
  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard(" ");
  await expect.element(box).toBeChecked();
});

test("a disabled checkbox stays as it is", async () => {
  await render(<TickedRice disabled />);
  await userEvent.click(page.getByText("Rice"), { force: true });
  await expect.element(page.getByRole("checkbox")).not.toBeChecked();
});

function painting(onCheckedChange: (checked: boolean) => void, checked = false) {
  return <Checkbox label="Rice" paintsFirst checked={checked} onCheckedChange={onCheckedChange} />;
}

/** Like a finger's tap, but with all its events in one task. */
function tapRice(): HTMLInputElement {
  const box = document.querySelector("input");
  if (!box) throw new Error("There is no box.");
  box.click();
  return box;
}

test("a box that paints first is ticked at once, and reports once the tick is painted", async () => {
  const tell = vi.fn();
  const { rerender } = await render(painting(tell));
  const box = tapRice();
  expect(box.checked).toBe(true);
  expect(tell).not.toHaveBeenCalled();
  await expect.poll(() => tell.mock.calls).toEqual([[true]]);
  await rerender(painting(tell, true));
  expect(box.checked).toBe(true);
  await rerender(painting(tell, false));
  expect(box.checked).toBe(false);
});

test("the report of a first tap does not undo a second that is still to be reported", async () => {
  const after: boolean[] = [];
  const taken = (checked: boolean) => {
    // Runs after React has rendered the change.
    setTimeout(() => after.push(checked, tapped.checked));
  };
  function Rice() {
    const [checked, setChecked] = useState(false);
    const take = (next: boolean) => {
      setChecked(next);
      taken(next);
    };
    return painting(take, checked);
  }
  await render(<Rice />);
  const tapped = tapRice();
  // Between the first tap's paint and the task that reports it.
  requestAnimationFrame(() => tapRice());
  await expect.poll(() => after).toEqual([true, false, false, false]);
});

test("a box that paints first reverts if the tick isn't accepted", async () => {
  const tell = vi.fn();
  await render(painting(tell));
  const box = tapRice();
  await expect.poll(() => tell.mock.calls).toEqual([[true]]);
  await expect.poll(() => box.checked).toBe(false);
});

test("a box that paints first reports two taps in a row, in order", async () => {
  const tell = vi.fn();
  await render(painting(tell));
  tapRice();
  expect(tapRice().checked).toBe(false);
  await expect.poll(() => tell.mock.calls).toEqual([[true], [false]]);
});

test.each(["pagehide", "visibilitychange"])(
  "a box that paints first reports at once on %s",
  async (event) => {
    const tell = vi.fn();
    await render(painting(tell));
    tapRice();
    expect(tell).not.toHaveBeenCalled();
    (event === "pagehide" ? window : document).dispatchEvent(new Event(event));
    expect(tell.mock.calls).toEqual([[true]]);
    // The scheduled frame still fires.
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    expect(tell).toHaveBeenCalledTimes(1);
  },
);

function Oven({ disabled = false }: { disabled?: boolean }) {
  const [pressed, setPressed] = useState(false);
  return (
    <ToggleChip pressed={pressed} onPressedChange={setPressed} disabled={disabled}>
      Oven
    </ToggleChip>
  );
}

test("a chip is a toggle button, by pointer and keyboard", async () => {
  const { rerender } = await render(<Oven />);
  const chip = page.getByRole("button", { name: "Oven", exact: true });
  await expect.element(chip).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(chip);
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard(" ");
  await expect.element(chip).toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("{Enter}");
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  await rerender(<Oven disabled />);
  await userEvent.click(chip, { force: true });
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
});

test("a chip is as wide pressed as not, so that what follows it stays under the finger", async () => {
  await render(<Oven />);
  const chip = page.getByRole("button", { name: "Oven", exact: true });
  const widthOf = () => chip.element().getBoundingClientRect().width;
  const before = widthOf();
  await userEvent.click(chip);
  await expect.element(chip).toHaveAttribute("aria-pressed", "true");
  expect(widthOf()).toBe(before);
});

const MEALS = [
  { value: "breakfast", label: "Breakfast" },
  { value: "lunch", label: "Lunch" },
  { value: "dinner", label: "Dinner" },
] as const;
type Meal = (typeof MEALS)[number]["value"];

function MealType({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState<Meal>("dinner");
  return (
    <>
      <button type="button">Before</button>
      <SegmentedControl
        label="Meal type"
        hideLabel
        value={value}
        onValueChange={setValue}
        options={MEALS}
        disabled={disabled}
      />
    </>
  );
}

test("a segmented control is a named group of radio buttons with arrow keys", async () => {
  await render(<MealType />);
  const group = page.getByRole("group", { name: "Meal type" });
  const radio = (name: string) => group.getByRole("radio", { name, exact: true });
  await expect.element(radio("Dinner")).toBeChecked();
  await userEvent.click(radio("Lunch"));
  await expect.element(radio("Lunch")).toBeChecked();
  await expect.element(radio("Dinner")).not.toBeChecked();

  await userEvent.click(page.getByRole("button", { name: "Before" }));
  await userEvent.tab();
  await expect.element(radio("Lunch")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(radio("Dinner")).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(radio("Breakfast")).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(radio("Dinner")).toBeChecked();
});

test("a disabled segmented control stays as it is", async () => {
  await render(<MealType disabled />);
  await userEvent.click(page.getByText("Lunch"), { force: true });
  await expect.element(page.getByRole("radio", { name: "Dinner" })).toBeChecked();
  await expect.element(page.getByRole("radio", { name: "Dinner" })).toBeDisabled();
});

function Stars({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(0);
  return <Rating label="How was it?" value={value} onValueChange={setValue} disabled={disabled} />;
}

test("a rating is one to five stars, none at first, by pointer and arrow keys", async () => {
  await render(<Stars />);
  const group = page.getByRole("group", { name: "How was it?" });
  const radios = group.getByRole("radio");
  expect(radios.elements().map((radio) => (radio as HTMLInputElement).checked)).not.toContain(true);
  const names = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];
  expect(radios.elements()).toHaveLength(names.length);
  const star = (name: string) => group.getByRole("radio", { name, exact: true });
  for (const name of names) {
    await userEvent.click(star(name));
    await expect.element(star(name)).toBeChecked();
  }
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(star("4 stars")).toBeChecked();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await expect.element(star("1 star")).toBeChecked();
});

test("a disabled rating takes no stars", async () => {
  await render(<Stars disabled />);
  const star = page.getByRole("radio", { name: "5 stars" });
  await userEvent.click(star, { force: true });
  await expect.element(star).not.toBeChecked();
});

test("a rating is read out in words", async () => {
  const { container, rerender } = await render(<RatingStars value={4.25} count={1} />);
  expect(container.textContent).toContain("4.3 of 5 stars, 1 rating");
  await rerender(<RatingStars value={3} count={12} />);
  expect(container.textContent).toContain("3.0 of 5 stars, 12 ratings");
});

test("choosing what is chosen already is no choice", async () => {
  const onValueChange = vi.fn<(value: number) => void>();
  await render(<Rating label="How was it?" value={3} onValueChange={onValueChange} />);
  await userEvent.click(page.getByRole("radio", { name: "3 stars" }));
  expect(onValueChange).not.toHaveBeenCalled();
});
