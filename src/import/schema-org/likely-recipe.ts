import { structuredLine } from "../formats/structured-line.ts";
import { numberOf, textOf } from "../formats/values.ts";
import { isNode, listOf, type Node, SHOWN } from "./nodes.ts";

/** How many objects are looked at: more than a file of the largest size holds with recipes in it. */
const OBJECTS_MAX = 1_000_000;
const DEPTH_MAX = 8;
/** An object with more properties is a table of something. */
const KEYS_MAX = 300;

/** What a recipe's own parts are called, in small letters without anything else. */
const NAME = /^(?:recipe)?(?:name|title)$|^headline$/u;
const INGREDIENTS =
  /^(?:recipe|extended)?ingredients?(?:list|lines?|items?|groups?|sections?|blocks?)?$/u;
const STEPS =
  /^(?:(?:recipe|analyzed|cooking|preparation)?(?:instructions?|directions?|steps?)|(?:recipe)?methods?)(?:list|steps?|items?|groups?|sections?|blocks?)?$|^preparation$/u;
/** The rest, by schema.org's names for it. */
const FACTS: readonly (readonly [name: string, keys: RegExp])[] = [
  ["description", /^(?:recipe|short)?description$|^(?:summary|intro|introduction)$/u],
  [
    "recipeYield",
    /^(?:recipe)?(?:yields?|servings?|serves|portions?)$|^(?:numberof|num)servings$/u,
  ],
  ["prepTime", /^(?:prep|preparation)time(?:in)?(?:mins?|minutes)?$/u],
  ["cookTime", /^(?:cook|cooking)time(?:in)?(?:mins?|minutes)?$/u],
  ["totalTime", /^total(?:time)?(?:in)?(?:mins?|minutes)?$|^readyin(?:mins?|minutes)$/u],
  ["author", /^(?:author|chef)(?:name)?$/u],
  ["image", /^(?:image|photo|picture)s?(?:url)?$/u],
  ["url", /^(?:source|original|canonical|recipe)?(?:url|link)$/u],
  ["keywords", /^(?:tags|keywords)$/u],
  ["recipeCategory", /^(?:recipe)?(?:category|categories|course|courses)$/u],
  ["notes", /^(?:recipe)?(?:notes?|tips?)$/u],
];
/** Where the entries of a group are. */
const ENTRIES =
  /^(?:items?|entries|elements?|lines?|list|content|data|edges|nodes|values|itemlistelement)$/u;
const HEADING = /^(?:title|name|headline|heading|header|label|group|section)(?:name|title)?$/u;
/** What says that an entry is a heading: `{ "type": "heading", "text": "Crust" }`, `{ "isHeading": true }`. */
const KIND = /^(?:type|kind|is(?:heading|header|title|section))$/u;
/** A whole line, as it is to be shown. */
const LINE =
  /^(?:text|display|original|raw|line|full|formatted)(?:text|string|name|ingredient)?$|^ingredient(?:text|string|line)$/u;
const AMOUNT = /^(?:quantity|amount|qty|measure|value)(?:text|string|display)?$/u;
const UNIT = /^(?:unit|units|uom)(?:name|text|abbreviation)?$/u;
const FOOD = /^(?:ingredient|food|product|item)(?:name)?$|^(?:name|title)$/u;
const REMARK = /^(?:notes?|comments?|prep|preparation|suffix|remarks?|details?|description)$/u;
const STEP_TEXT =
  /^(?:text|description|instructions?|directions?|steps?|body|content|html|details?|value|display)(?:text)?$/u;

const bare = (key: string) => key.toLowerCase().replace(/[^a-z]/gu, "");

/** The properties of an object by their bare names. */
type Properties = readonly (readonly [name: string, value: unknown])[];

function propertiesOf(node: Node): Properties {
  const properties = Object.entries(node);
  return properties.length > KEYS_MAX ? [] : properties.map(([key, value]) => [bare(key), value]);
}

/** The values of the properties whose names are of a kind. */
function valuesOf(properties: Properties, names: RegExp): unknown[] {
  return properties.filter(([name]) => names.test(name)).map(([, value]) => value);
}

/** The first text among such properties, or the name of what is one. */
function wordsOf(properties: Properties, names: RegExp, depth = 0): string {
  const texts = valuesOf(properties, names).map((value) =>
    isNode(value) && depth < 2 ? wordsOf(propertiesOf(value), HEADING, depth + 1) : textOf(value),
  );
  return texts.find((text) => text !== "") ?? "";
}

function ingredientLine(properties: Properties): string {
  const [inner] = valuesOf(properties, AMOUNT).filter(isNode);
  const measure = inner ? propertiesOf(inner) : properties;
  const [amount, line, food] = [
    wordsOf(measure, AMOUNT),
    wordsOf(properties, LINE),
    wordsOf(properties, FOOD),
  ];
  if (line !== "" && line.includes(amount) && !food.includes(line)) return line;
  const quantity = numberOf(amount);
  const asWritten = quantity === null && amount !== "0" ? amount : "";
  return structuredLine({
    quantity,
    unit: [asWritten, wordsOf(measure, UNIT)].filter((part) => part !== "").join(" "),
    food: food || line,
    note: wordsOf(properties, REMARK),
  });
}

/** A list below its heading, as schema.org has it. */
interface Section {
  name: string;
  itemListElement: unknown[];
  /** Whether a heading among the entries begins it: then those behind it belong to it. */
  isOpen?: boolean;
}

type Part = "ingredients" | "steps";

/** Whether a value has entries; an entry in parts, `{ "ingredient": { "name": "salt" } }`, has none. */
function isList(value: unknown): boolean {
  if (!isNode(value)) return Array.isArray(value);
  return valuesOf(propertiesOf(value), ENTRIES).some(Array.isArray) || listOf(value)[0] !== value;
}

/** The lists in a value of any form: texts, lists, groups with a heading, and entries that are nodes. */
function sectionsIn(value: unknown, part: Part, depth = 0): Section[] {
  if (depth > DEPTH_MAX) return [];
  if (typeof value === "string") {
    return value.trim() === "" ? [] : [{ name: "", itemListElement: [value] }];
  }
  if (!isNode(value)) {
    return joined(
      listOf(value).flatMap((entry) => (entry === value ? [] : sectionsIn(entry, part, depth + 1))),
    );
  }
  if (isNode(value["node"])) return sectionsIn(value["node"], part, depth + 1);
  const properties = propertiesOf(value);
  const own = part === "ingredients" ? INGREDIENTS : STEPS;
  const inner = [...valuesOf(properties, own), ...valuesOf(properties, ENTRIES)]
    .filter(isList)
    .map((list) => sectionsIn(list, part, depth + 1))
    .find((sections) => sections.length > 0);
  if (inner) {
    const heading = wordsOf(properties, HEADING);
    return inner.map((section) => ({ ...section, name: section.name || heading }));
  }
  const isHeading = valuesOf(properties, KIND).some(
    (kind) => kind === true || /^(?!HowTo).*(?:head|title|section)/iu.test(textOf(kind)),
  );
  const heading = wordsOf(properties, HEADING) || wordsOf(properties, LINE);
  if (isHeading && heading !== "") return [{ name: heading, itemListElement: [], isOpen: true }];
  const entry = part === "ingredients" ? ingredientLine(properties) : stepOf(properties);
  return entry === "" ? [] : [{ name: "", itemListElement: [entry] }];
}

function stepOf(properties: Properties): Node | "" {
  const name = wordsOf(properties, HEADING);
  // "step": 2 is its number.
  const text = wordsOf(
    properties.filter(([, value]) => !/^\d*$/u.test(textOf(value)) || isNode(value)),
    STEP_TEXT,
  );
  return name + text === "" ? "" : { "@type": "HowToStep", name, text };
}

/** Sections of which those without a heading that stand together are one. */
function joined(sections: readonly Section[]): Section[] {
  const all: Section[] = [];
  for (const section of sections) {
    const last = all.at(-1);
    const goesOn = last !== undefined && section.name === "" && (last.name === "" || last.isOpen);
    if (goesOn) last.itemListElement.push(...section.itemListElement);
    else all.push({ ...section, itemListElement: [...section.itemListElement] });
  }
  return all;
}

/** What a list in a text has; a word alone is a label, "Ingredients" in the dictionary of a page. */
const IN_TEXT: Readonly<Record<Part, RegExp>> = {
  ingredients: /\S\s*(?:\n|<(?:li|br|p)\b)\s*\S/iu,
  steps: /\S\s+\S+\s+\S|\S\s*(?:\n|<(?:li|br|p)\b)\s*\S/iu,
};

/** By which schema.org's own lists are read as they are. */
const USUAL = [
  ..."name text description item itemListElement steps value @value".split(" "),
  SHOWN,
];

/** Whether an entry is one that schema.org doesn't know: without its names, or with a list of another's. */
function isUnusual(entry: unknown, part: Part): boolean {
  if (!isNode(entry)) return false;
  const lists = part === "ingredients" ? [INGREDIENTS, ENTRIES] : [STEPS, ENTRIES];
  return (
    !USUAL.some((key) => entry[key] !== undefined) ||
    propertiesOf(entry).some(
      ([name, value]) =>
        name !== "itemlistelement" &&
        name !== "steps" &&
        Array.isArray(value) &&
        lists.some((names) => names.test(name)),
    )
  );
}

/**
 * A recipe's list of ingredients or steps, as schema.org has it.
 * @param said what the recipe has under schema.org's own names
 */
export function usualList(said: unknown, recipe: Node, part: Part): unknown {
  const entries = listOf(said);
  if (entries.length > 0 && !entries.some((entry) => isUnusual(entry, part))) return said;
  const names = part === "ingredients" ? INGREDIENTS : STEPS;
  const likely = listIn(propertiesOf(recipe), names, part);
  return likely.length > 0 ? likely : said;
}

/** The fullest of the lists that are called so. */
function listIn(properties: Properties, names: RegExp, part: Part): unknown[] {
  const [fullest = []] = valuesOf(properties, names)
    .filter((value) => typeof value !== "string" || IN_TEXT[part].test(value))
    .map((value) => sectionsIn(value, part))
    .map((list) => ({ list, length: JSON.stringify(list).length }))
    .toSorted((one, other) => other.length - one.length)
    .map(({ list }) => list);
  return fullest.flatMap(({ name, itemListElement }) =>
    name === "" ? itemListElement : [{ "@type": "HowToSection", name, itemListElement }],
  );
}

const READ = [NAME, INGREDIENTS, STEPS, ...FACTS.map(([, names]) => names)];

/** Whether the name of a property is one of those that `likelyRecipe` reads. */
export function isRead(key: string): boolean {
  return READ.some((names) => names.test(bare(key)));
}

/** `{ "title": "Dinner" }` as schema.org names it. */
function withName(value: unknown): unknown {
  return isNode(value) && value["title"] !== undefined ? { name: value["title"], ...value } : value;
}

/** Whether the name of a property says that it lists ingredients or steps. */
export function isListName(key: string): boolean {
  return INGREDIENTS.test(bare(key)) || STEPS.test(bare(key));
}

/**
 * A schema.org/Recipe of an object that plainly is a recipe, whatever it calls its parts: it has a name,
 * ingredients and steps. Null for anything else.
 */
export function likelyRecipe(node: Node): Node | null {
  const properties = propertiesOf(node);
  const has = (names: RegExp) => properties.some(([name]) => names.test(name));
  if (!has(NAME) || !has(INGREDIENTS) || !has(STEPS)) return null;
  const name = wordsOf(properties, NAME);
  const recipeIngredient = listIn(properties, INGREDIENTS, "ingredients");
  const recipeInstructions = listIn(properties, STEPS, "steps");
  if (name === "" || recipeIngredient.length === 0 || recipeInstructions.length === 0) return null;
  const facts = FACTS.map(
    ([fact, names]) => [fact, valuesOf(properties, names).flatMap(listOf).map(withName)] as const,
  );
  return {
    "@type": "Recipe",
    ...Object.fromEntries(facts),
    name,
    recipeIngredient,
    recipeInstructions,
  };
}

/**
 * What is read of the objects in data of any form, the outermost first.
 * @param read null for an object that is none of those, in which others may be
 */
export function likelyRecipes<Recipe>(
  data: unknown,
  read: (node: Node) => Recipe | null,
): Recipe[] {
  const found: Recipe[] = [];
  const open: unknown[] = [data];
  for (let left = OBJECTS_MAX; left > 0 && open.length > 0; left -= 1) {
    const value = open.pop();
    if (typeof value !== "object" || value === null) continue;
    const recipe = isNode(value) ? read(value) : null;
    if (recipe) found.push(recipe);
    else
      for (const part of Object.values(value).toReversed())
        if (typeof part === "object") open.push(part);
  }
  return found;
}
