import { expect, test } from "vitest";

import { ID_MAX, MEMBERSHIP_MAX } from "#domain/limits.ts";
import { emptyUser } from "#domain/user-document.ts";

import { addMeals } from "./shopping-list.ts";
import { createUser, setCurrentMeal, setMember, setPreference } from "./user.ts";

test("a list of ids takes each once, and goes back to what it was", () => {
  const list = setMember(["soup"], "pie", true);
  expect(list).toEqual(["soup", "pie"]);
  expect(setMember(list, "pie", true)).toBe(list);
  expect(setMember(list, "pie", false)).toEqual(["soup"]);
  expect(setMember(list, "stew", false)).toBe(list);
});

test("a full list takes no more", () => {
  const full = Array.from({ length: MEMBERSHIP_MAX }, (_, index) => `m${index}`);
  expect(setMember(full, "one more", true)).toBe(full);
});

test.each(["", "x".repeat(ID_MAX + 1)])(
  "ids that the server would refuse are kept out of the user document",
  (id) => {
    const members = ["soup"];
    expect(setMember(members, id, true)).toBe(members);
    const list = { ingredients: [], meals: [], updatedAt: 0 };
    expect(addMeals(list, [{ id, title: "Pie", ingredients: [] }], 1)).toBe(list);
    expect(setMember([], "x".repeat(ID_MAX), true)).toHaveLength(1);
  },
);

test("a cook's document is made once, wherever there is none", () => {
  const made = { users: { cook: emptyUser(3) } };
  expect(createUser.apply({}, { at: 3 }, "cook")).toEqual(made);
  expect(createUser.apply({ users: { cook: null } }, { at: 3 }, "cook")).toEqual(made);
  expect(createUser.apply(made, { at: 4 }, "cook")).toEqual({});
});

test("a preference that is set already changes nothing", () => {
  const set = { field: "diet", id: "vegan", on: true } as const;
  const vegan = setPreference.apply({}, { ...set, at: 3 }, "cook");
  expect(vegan).toEqual({ users: { cook: { ...emptyUser(3), diet: ["vegan"] } } });
  expect(setPreference.apply(vegan, { ...set, at: 4 }, "cook")).toEqual({});
});

test("a meal is taken among the current ones once, and taken out once", () => {
  const soup = { mealId: "soup", on: true, at: 3 };
  const cooking = setCurrentMeal.apply({}, soup, "cook");
  expect(cooking).toEqual({ users: { cook: { ...emptyUser(3), current_meals: ["soup"] } } });
  expect(setCurrentMeal.apply(cooking, { ...soup, at: 4 }, "cook")).toEqual({});
  const out = setCurrentMeal.apply(cooking, { ...soup, on: false, at: 5 }, "cook");
  expect(out).toEqual({ users: { cook: { ...emptyUser(3), updatedAt: 5 } } });
});
