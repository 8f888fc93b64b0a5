import { expect, test } from "vitest";

import { afterChoice, afterServerState, avoidedChoice, withAvoided } from "./avoided.ts";
import { emptyUser } from "./user-document.ts";

const choose = (id: string, on: boolean) => ({ name: "setPreference", args: { id, on } });

test("what a document lacks of the known is added, each to its own list", () => {
  const user = { ...emptyUser(0), allergies: ["eggs" as const] };
  expect(withAvoided(user, ["peanuts", "vegan", "eggs"])).toEqual({
    ...user,
    allergies: ["eggs", "peanuts"],
    diet: ["vegan"],
  });
  expect(withAvoided(user, ["eggs"])).toBe(user);
});

test("a choice adds or removes what it names", () => {
  expect(afterChoice(["eggs"], { id: "soy", on: true })).toEqual(["eggs", "soy"]);
  expect(afterChoice(["eggs", "soy"], { id: "soy", on: true })).toEqual(["eggs", "soy"]);
  expect(afterChoice(["eggs", "soy"], { id: "eggs", on: false })).toEqual(["soy"]);
});

test("only allergies and diets count as avoided", () => {
  expect(avoidedChoice(choose("vegan", true))).toEqual({ id: "vegan", on: true });
  expect(avoidedChoice(choose("wok", true))).toBeNull();
  expect(avoidedChoice({ name: "setFavorite", args: { mealId: "eggs", on: true } })).toBeNull();
  expect(avoidedChoice({ name: "setPreference", args: null })).toBeNull();
});

test("a newer server state counts, and with it what was chosen here and waits", () => {
  const user = { ...emptyUser(0), allergies: ["fish" as const], diet: ["vegan" as const] };
  const known = ["eggs", "soy", "dairy"] as const;
  const waiting = [choose("soy", true), choose("dairy", false), choose("lamb", true)];
  expect(afterServerState(known, user, waiting)).toEqual(["fish", "vegan", "soy"]);
});
