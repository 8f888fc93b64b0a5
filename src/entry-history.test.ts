import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";

import { withEntries } from "./entry-history.ts";

function open(address: string) {
  return withEntries(createMemoryHistory({ initialEntries: [address] }));
}

test("a visit has its own id, which back and forward restore", () => {
  const history = open("/explore");
  const first = history.location.state.entry;
  history.push("/eat");
  const second = history.location.state.entry;
  history.back();
  expect(history.location.state.entry).toBe(first);
  history.forward();
  expect(history.location.state.entry).toBe(second);
  history.push("/explore");
  expect(new Set([first, second, history.location.state.entry, undefined]).size).toBe(4);
});

test("an entry knows the path before it, query aside; the one that the app opened with knows none", () => {
  const history = open("/explore?x=1");
  expect(history.location.state.before).toBeUndefined();
  history.push("/eat");
  expect(history.location.state.before).toBe("/explore");
  history.push("/cook");
  expect(history.location.state.before).toBe("/eat");
  history.back();
  expect(history.location.state.before).toBe("/explore");
});

test("replacing an entry starts a new visit, with the same previous path", () => {
  const history = open("/explore");
  history.push("/login");
  const { entry } = history.location.state;
  history.replace("/eat");
  expect(history.location.state.before).toBe("/explore");
  expect(history.location.state.entry).not.toBe(entry);
});

test("a link to where one is adds no entry", () => {
  const history = open("/explore");
  history.push("/eat");
  history.push("/eat");
  expect(history.length).toBe(2);
  expect(history.location.state.before).toBe("/explore");
});

test("other state of an entry stays, and an existing id is kept", () => {
  const history = open("/login");
  history.push("/signup", { from: "/eat" });
  expect(history.location.state.from).toBe("/eat");
  const { entry } = history.location.state;
  expect(withEntries(history).location.state.entry).toBe(entry);
});

test("a visit that resumes an earlier one has its id, and its own previous path", () => {
  const history = open("/explore");
  const { entry } = history.location.state;
  history.push("/eat");
  history.push("/explore", { resumes: entry });
  expect(history.location.state.entry).toBe(entry);
  expect(history.location.state.before).toBe("/eat");
  history.push("/cook");
  expect(history.location.state.entry).not.toBe(entry);
});
