import { afterEach, expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";

import { chooseDecimalSign } from "#domain/amounts/number-style.ts";

import { startNumberStyle } from "../../-common/kept-number-style.ts";
import { keepNumberStyle } from "./keep-number-style.ts";
import { NumberStyleSetting } from "./number-style-setting.tsx";

afterEach(() => {
  keepNumberStyle("");
  localStorage.clear();
});

test("a number that nobody can tell stays as it is written until the cook says how they write it", async () => {
  await render(<NumberStyleSetting />);
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("1.500 g stays as it is written");
  await page.getByRole("radio", { name: "1.250,5" }).click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent("1.500 g for twice as many is 3 kg");
  await page.getByRole("radio", { name: "1,250.5" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("is 3 g");
});

test("the choice outlives the app on this device", async () => {
  keepNumberStyle(",");
  chooseDecimalSign("");
  startNumberStyle();
  await render(<NumberStyleSetting />);
  await expect.element(page.getByRole("radio", { name: "1.250,5" })).toBeChecked();
});
