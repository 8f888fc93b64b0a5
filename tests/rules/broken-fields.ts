import { Bytes, GeoPoint, vector } from "firebase/firestore";

import { EQUIPMENT_IDS } from "#domain/catalogue.ts";
import {
  AMOUNT_MAX,
  BLURB_MAX,
  ID_MAX,
  INGREDIENTS_MAX,
  NAME_MAX,
  STEP_MAX,
  STEPS_MAX,
  TITLE_MAX,
} from "#domain/limits.ts";

import type { Fields } from "./rules-server.ts";

/** Values that fields must not have, and copies of documents with one such value. */

export const long = (max: number) => "x".repeat(max + 1);
export const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));

/** A field by its path, in which `-1` is the last entry of a list, and a value it must not have. */
export type Broken = readonly [path: string, value: unknown];

export function broken(path: string, ...values: unknown[]): Broken[] {
  return values.map((value) => [path, value]);
}

export const NO_TEXT = [7, null, true, ["x"], { x: "x" }];
export const NO_MOMENT = ["now", null, 1.5, -1, new Date()];
export const NO_DAY = ["tomorrow", "2026-11-24T10:00", "24.11.2026", 20261124, null, new Date()];
export const NO_LIST = ["", {}, "x", 7, null, { x: "x" }];

/** Values that are no list, among them a map that has an entry of one where a list would. */
export function noListOf(entry: Fields): unknown[] {
  return [
    ...NO_LIST,
    { 0: entry },
    Bytes.fromUint8Array(new Uint8Array(1)),
    new GeoPoint(0, 0),
    new Date(),
    vector([1]),
  ];
}

export function brokenText(path: string, max: number, ...more: unknown[]): Broken[] {
  return broken(path, ...NO_TEXT, long(max), ...more);
}

export function brokenIds(path: string, known: readonly string[]): Broken[] {
  const [first = ""] = known;
  return broken(
    path,
    ...NO_LIST,
    ["unheard_of"],
    [first, ""],
    // The rules split their words at the spaces.
    known.join(" "),
    [known.join(" ")],
    [7],
    [{ id: first }],
    [...known, first],
  );
}

export function brokenMeal(prefix = ""): Broken[] {
  const ingredients = `${prefix}ingredients`;
  const ingredient = { name: "salt", amount: "1" };
  return [
    ...brokenText(`${prefix}id`, ID_MAX, ""),
    ...brokenText(`${prefix}title`, TITLE_MAX, ""),
    ...brokenText(`${prefix}blurb`, BLURB_MAX),
    ...broken(`${prefix}mealType`, "brunch", "", 7, null, ["dinner"]),
    ...brokenIds(`${prefix}equipment`, EQUIPMENT_IDS),
    ...broken(
      ingredients,
      ...NO_LIST,
      ["salt"],
      many(INGREDIENTS_MAX + 1, () => ingredient),
    ),
    ...["0", "-1"].flatMap((end) => [
      ...brokenText(`${ingredients}.${end}.name`, NAME_MAX),
      ...brokenText(`${ingredients}.${end}.amount`, AMOUNT_MAX),
      ...broken(
        `${ingredients}.${end}`,
        "salt",
        null,
        {},
        { name: "salt" },
        { ...ingredient, to: "taste" },
      ),
    ]),
    ...broken(`${prefix}instructions`, ...NO_LIST, [7], [{ step: "Stir." }]),
    ...broken(
      `${prefix}instructions`,
      many(STEPS_MAX + 1, () => "Stir."),
      ["Stir.", long(STEP_MAX)],
    ),
    ...broken(`${prefix}instructions`, [long(STEPS_MAX * STEP_MAX), "Stir."]),
  ];
}

/** A copy of a document with one field changed. */
export function withField(document: Fields, path: string, value: unknown): Fields {
  const copy = structuredClone(document);
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  let at: unknown = copy;
  for (const key of keys) at = Array.isArray(at) ? at.at(Number(key)) : (at as Fields)[key];
  if (Array.isArray(at)) at.splice(Number(last), 1, value);
  else (at as Fields)[last] = value;
  return copy;
}

export function byPath(spoiled: readonly Broken[]): [path: string, values: unknown[]][] {
  const paths = [...new Set(spoiled.map(([path]) => path))];
  return paths.map((path) => [
    path,
    spoiled.filter((one) => one[0] === path).map(([, value]) => value),
  ]);
}

export function label(value: unknown): string {
  return JSON.stringify(value).slice(0, 80);
}

export function withoutField(document: Fields, field: string): Fields {
  const { [field]: _missing, ...rest } = document;
  return rest;
}
