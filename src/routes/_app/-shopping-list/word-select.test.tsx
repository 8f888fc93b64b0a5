import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import { WordSelect } from "./word-select.tsx";

const TITLE =
  "Sheet-pan gnocchi with cherry tomatoes, burrata and a mozzarella that takes its time";

test.each(["pill", "field"] as const)(
  "the words of a %s are whole, however long the choice",
  async (shape) => {
    const { container } = await render(
      <div style={{ width: "180px" }}>
        <WordSelect
          label="Filter by meal"
          shape={shape}
          value="long"
          options={[{ value: "long", label: TITLE }]}
          onChoose={() => {}}
        />
      </div>,
    );
    const face = container.querySelector("[class*=face]") as HTMLElement;
    expect(face).toHaveTextContent(TITLE);
    expect(face.scrollWidth).toBeLessThanOrEqual(face.clientWidth);
    expect(face.scrollHeight).toBeLessThanOrEqual(face.clientHeight);
    // All of it opens the choice.
    const select = page.getByRole("combobox", { name: "Filter by meal" }).element();
    expect(select.getBoundingClientRect().height).toBe(face.getBoundingClientRect().height);
    expect(face.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
);

test("it is chosen from by the keyboard, and shows where the focus is", async () => {
  const onChoose = vi.fn();
  const options = ["Any shop", "Market hall"].map((label) => ({ value: label, label }));
  const { container } = await render(
    <WordSelect label="Shop" shape="pill" value="Any shop" options={options} onChoose={onChoose} />,
  );
  await userEvent.tab();
  const face = container.querySelector("[class*=face]") as HTMLElement;
  expect(getComputedStyle(face).outlineStyle).toBe("solid");
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Shop" }), "Market hall");
  expect(onChoose).toHaveBeenCalledWith("Market hall");
});
