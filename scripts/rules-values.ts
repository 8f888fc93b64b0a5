import { ALLERGEN_IDS, DIET_IDS, EQUIPMENT_IDS } from "#domain/catalogue.ts";
import { HIDES, MEAL_AUTHORS, PLAN_STATUSES, UNIT_CHOICES } from "#domain/entities.ts";
import * as limits from "#domain/limits.ts";
import { MEAL_TYPES } from "#domain/meal-types.ts";
import { PHOTO_TYPES } from "#domain/photos.ts";
import { PORTION_CHANGES, STORAGE_PLACES } from "#domain/stored-portions.ts";

/**
 * The domain's numbers and vocabularies that firestore.rules needs but can't import. The rules
 * repeat each value after its name, as in `/* TITLE_MAX *\/ 120`. A list may also be a text there,
 * whose words the rules split.
 */
type Value = number | readonly (string | number)[];

function numbersOf(constants: object): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(constants).filter(([, value]: [string, unknown]) => typeof value === "number"),
  );
}

const {
  AMOUNT_MAX,
  ID_MAX,
  NAME_MAX,
  RATING_MAX,
  SHARED_RATING_MIN,
  SHOP_NAME_MAX,
  TITLE_MAX,
  URL_MAX,
} = limits;

const VALUES: Readonly<Record<string, Value>> = {
  ...numbersOf(limits),
  PLAN_DAYS_MAX: limits.PLAN_DAYS.max,
  PLAN_PEOPLE_MAX: limits.PLAN_PEOPLE.max,
  // Texts that are checked together, because each check counts towards the limit for a write.
  SHOPPING_ITEM_TEXT_MAX: ID_MAX + AMOUNT_MAX + NAME_MAX,
  LISTED_MEAL_TEXT_MAX: ID_MAX + TITLE_MAX,
  AT_HAND_TEXT_MAX: NAME_MAX + AMOUNT_MAX,
  FOOD_TEXT_MAX: 2 * NAME_MAX,
  SHOP_TEXT_MAX: ID_MAX + SHOP_NAME_MAX,
  STORED_MEAL_TEXT_MAX: TITLE_MAX + URL_MAX + 2 * ID_MAX,
  SHARED_STARS: Array.from(
    { length: RATING_MAX - SHARED_RATING_MIN + 1 },
    (_, above) => SHARED_RATING_MIN + above,
  ),
  ALLERGEN_IDS,
  DIET_IDS,
  EQUIPMENT_IDS,
  MEAL_TYPES,
  PHOTO_TYPES,
  HIDES,
  MEAL_AUTHORS,
  PLAN_STATUSES,
  PORTION_CHANGES,
  STORAGE_PLACES,
  UNIT_CHOICES,
};

const LINE_MAX = 100;

function literal(value: Value): string[] {
  if (typeof value === "number") return [String(value)];
  return value.map((item) => (typeof item === "number" ? String(item) : `'${item}'`));
}

/** Formats a list in lines no longer than the file's, with indentation `indent`. */
function inLines(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const item of items) {
    const longer = line === "" ? item : `${line}, ${item}`;
    if (`${indent}  ${longer},`.length > LINE_MAX) {
      lines.push(`${line},`);
      line = item;
    } else line = longer;
  }
  return ["[", ...[...lines, line].map((text) => `${indent}  ${text}`), `${indent}]`].join("\n");
}

const NAMED = /\/\* ([A-Z_]+) \*\/ (\d+|\[[^\]]*\]|'[^']*')/gu;

/**
 * Returns the security rules with the domain's value after each name.
 * @throws if the domain has no value of that name
 */
export function withValues(rules: string): string {
  return rules.replaceAll(NAMED, (_, name: string, before: string, at: number) => {
    const value = VALUES[name];
    if (value === undefined) throw new Error(`src/domain has no ${name}.`);
    if (before.startsWith("'")) return `/* ${name} */ '${[value].flat().join(" ")}'`;
    const items = literal(value);
    if (typeof value === "number") return `/* ${name} */ ${items.join("")}`;
    const start = rules.slice(rules.lastIndexOf("\n", at) + 1, at);
    const inOne = `/* ${name} */ [${items.join(", ")}]`;
    // Leaves room for closing brackets and a semicolon.
    if (`${start}${inOne}`.length + 4 <= LINE_MAX) return inOne;
    return `/* ${name} */ ${inLines(items, /^ */u.exec(start)?.[0] ?? "")}`;
  });
}
