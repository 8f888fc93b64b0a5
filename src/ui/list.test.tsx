import { useLayoutEffect } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { userEvent } from "vitest/browser";

import { DrawsInSteps } from "./draws-in-steps.ts";
import { List } from "./list.tsx";

const NAMES = Array.from({ length: 200 }, (_, index) => `Thing ${index}`);

const Things = ({ names }: { names: readonly string[] }) => (
  <List label="Things" long>
    {names.map((name) => (
      <li key={name} role="listitem">
        {name}
      </li>
    ))}
  </List>
);

test("however a long list is grouped, its rows are one list, in order, with a line between each two", async () => {
  const screen = await render(<Things names={NAMES} />);
  const list = screen.getByRole("list", { name: "Things" });
  expect(screen.getByRole("list").elements()).toHaveLength(1);
  const rows = list.getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent)).toEqual(NAMES);
  const lines = rows.map((row) => getComputedStyle(row).borderTopWidth);
  expect(lines[0]).toBe("0px");
  expect(lines.slice(1)).not.toContain("0px");
  expect(
    rows.map((row) => row.parentElement).filter((group, at, all) => group !== all[at - 1]).length,
  ).toBeGreaterThan(4);
});

test("removing a row changes no other group, except the one it starts", async () => {
  const screen = await render(<Things names={NAMES} />);
  const rowsIn = () => screen.getByRole("listitem").elements();
  const without = (gone: number) => NAMES.filter((_, index) => index !== gone);
  for (const gone of NAMES.keys()) {
    const before = rowsIn();
    const row = before[gone];
    const begins = gone > 0 && row?.previousElementSibling === null;
    const moved = begins
      ? before.filter((other) => other.parentElement === row.parentElement)
      : [row];
    await screen.rerender(<Things names={without(gone)} />);
    expect(rowsIn().map((each) => each.textContent)).toEqual(without(gone));
    expect(before.filter((other) => !other.isConnected)).toEqual(moved);
    await screen.rerender(<Things names={NAMES} />);
  }
});

test("if a list is rendered in steps, one screenful comes first, and the full height is reserved at once", async () => {
  const rowsIn = () => document.querySelectorAll("[role=listitem]").length;
  let heightFirst = 0;
  let rowsFirst = 0;
  function Watched() {
    useLayoutEffect(() => {
      rowsFirst = rowsIn();
      heightFirst = document.querySelector("[role=list]")?.getBoundingClientRect().height ?? 0;
    }, []);
    return <Things names={NAMES} />;
  }
  const screen = await render(
    <DrawsInSteps value={() => true}>
      <Watched />
    </DrawsInSteps>,
  );
  await expect.poll(() => rowsIn()).toBe(NAMES.length);
  const rows = screen.getByRole("listitem").elements();
  expect(rows.map((row) => row.textContent)).toEqual(NAMES);
  expect(rowsFirst).toBeGreaterThan(0);
  expect(rowsFirst).toBeLessThan(NAMES.length / 2);
  // `contain-intrinsic-size` is tuned to the shopping list's rows, which are taller than these.
  expect(heightFirst).toBeGreaterThan((NAMES.length - rowsFirst) * 44);
});

test("a row of a long list receives the tap, but not its accompanying events; elements outside the list receive all", async () => {
  const heard: string[] = [];
  const hear = ({ type }: { type: string }) => heard.push(type);
  const ears = {
    onPointerDown: hear,
    onMouseDown: hear,
    onMouseOver: hear,
    onFocus: hear,
    onClick: hear,
    onChange: hear,
    onKeyDown: hear,
  };
  const box = (name: string) => <input type="checkbox" aria-label={name} {...ears} />;
  const screen = await render(
    <>
      {box("Beside")}
      <List label="Things" long>
        <li key="in" role="listitem">
          {box("In the list")}
        </li>
      </List>
    </>,
  );
  await userEvent.click(screen.getByRole("checkbox", { name: "In the list" }));
  await userEvent.keyboard(" ");
  await expect
    .poll(() => heard)
    .toEqual(["pointerdown", "click", "change", "keydown", "click", "change"]);
  heard.length = 0;
  await userEvent.click(screen.getByRole("checkbox", { name: "Beside" }));
  await expect
    .poll(() => heard)
    .toEqual(["mouseover", "pointerdown", "mousedown", "focus", "click", "change"]);
});
