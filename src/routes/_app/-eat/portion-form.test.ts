import { expect, test } from "vitest";

import { dayOf, firstDay, momentOn, portionProblem, type PortionForm } from "./portion-form.ts";

const now = new Date(2026, 10, 22, 9, 30).getTime();
const form: PortionForm = { title: "Pie", count: 2, storage: "fridge", date: "2026-11-22" };

test.each<[Partial<PortionForm>, string | undefined]>([
  [{}, undefined],
  [{ title: " x ".repeat(40) }, undefined],
  [{ title: " \n" }, "Name is required"],
  [{ title: "x".repeat(121) }, "Name must be 120 characters or less"],
  [{ date: "" }, "Please choose the day they were stored"],
  [{ date: "yesterday" }, "Please choose the day they were stored"],
  [{ date: "12026-11-22" }, "Please choose the day they were stored"],
  [{ date: "2026-11-23" }, "The day can’t be in the future"],
  [{ date: "2021-11-22" }, undefined],
  [{ date: "2021-11-21" }, "The day can’t be over 5 years ago"],
])("with %j: %s", (more, message) => {
  expect(portionProblem({ ...form, ...more }, now)?.message).toBe(message);
});

test("a day is the cook's own, and its moment is noon, but never still to come", () => {
  expect(dayOf(now)).toBe("2026-11-22");
  expect(firstDay(now)).toBe("2021-11-22");
  expect(momentOn("2026-11-22", now)).toBe(now);
  expect(momentOn("2026-11-20", now)).toBe(new Date(2026, 10, 20, 12).getTime());
  for (const day of ["2026-03-29", "2026-10-25", "2024-02-29"]) {
    expect(dayOf(momentOn(day, now))).toBe(day);
  }
});
