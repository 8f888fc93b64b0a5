import { NOTHING_IMPORTED, type ImportedRecipe, type ImportedSection } from "../imported-recipe.ts";
import { structuredLine } from "./structured-line.ts";
import {
  isObject,
  labelled,
  namesOf,
  numberOf,
  objectsOf,
  sectionsOf,
  stepLines,
  textOf,
  timesOf,
  yieldOf,
  type JsonObject,
} from "./values.ts";

const minutesText = (value: unknown) =>
  numberOf(value) === null ? "" : `${numberOf(value)} minutes`;

const byOrder = (one: JsonObject, other: JsonObject) =>
  (numberOf(one["order"]) ?? 0) - (numberOf(other["order"]) ?? 0);

/** The name of a food or a unit; in the plural, if it has one. */
function nameIn(value: unknown, isPlural = false): string {
  if (!isObject(value)) return "";
  return (isPlural && textOf(value["plural_name"])) || textOf(value["name"]);
}

/** A line, or a heading for those below it. */
function ingredientLine(item: JsonObject): string {
  const note = textOf(item["note"]);
  if (item["is_header"] === true) return `[${note || nameIn(item["food"])}]`;
  const hasAmount = item["no_amount"] !== true;
  const quantity = hasAmount ? numberOf(item["amount"]) : null;
  const isMany = quantity !== null && quantity > 1;
  const line = structuredLine({
    quantity,
    unit: hasAmount ? nameIn(item["unit"], isMany || item["always_use_plural_unit"] === true) : "",
    food: nameIn(item["food"], isMany || item["always_use_plural_food"] === true),
    note,
  });
  return line || textOf(item["original_text"]);
}

/** "Fold in {{ ingredients[0] }}", "{{ ingredients[0].food }}" */
const TEMPLATE = /\{\{\s*ingredients\[(?<nth>\d{1,3})\](?:\.(?<part>\w{1,20}))?[^{}]*\}\}/gu;
/** "{{ scale(2) }}" */
const SCALED = /\{\{\s*scale\(\s*(?<quantity>[\d.,]{1,12})\s*\)\s*\}\}/gu;

/** What a step says of one of its ingredients: the whole line, or the part that is named. */
function referred(item: JsonObject | undefined, part: string | undefined): string {
  if (!item) return "";
  const whole = { ...item, note: "" };
  if (part === "amount") return ingredientLine({ ...whole, unit: null, food: null });
  if (part === "unit" || part === "food") return nameIn(item[part]);
  return part === "note" ? textOf(item["note"]) : ingredientLine(item);
}

function readStep(step: JsonObject) {
  const heading = textOf(step["name"]);
  const items = objectsOf(step["ingredients"]).toSorted(byOrder);
  const lines = items.map(ingredientLine);
  const instruction = textOf(step["instruction"])
    .replace(TEMPLATE, (_, nth: string, part?: string) => referred(items[Number(nth)], part))
    .replace(SCALED, "$<quantity>");
  const named = ({ heading: own, lines }: ImportedSection) => ({ heading: own || heading, lines });
  return {
    ingredients: sectionsOf(lines).map(named),
    // A step that is only a name is one all the same.
    steps: stepLines(instruction || (items.length === 0 ? heading : "")).map(named),
    time: labelled({ [heading || "A step takes"]: minutesText(step["time"]) }),
  };
}

const NUTRITION = ["calories", "carbohydrates", "fats", "proteins", "source"];

function nutritionOf(value: unknown): string[] {
  if (!isObject(value)) return [];
  const facts = NUTRITION.map((key) => [key, textOf(value[key])] as const).filter(
    ([, text]) => text,
  );
  return labelled({ Nutrition: facts.map(([key, text]) => `${key} ${text}`).join(", ") });
}

/**
 * Reads the `recipe.json` of a Tandoor export (a zip for each recipe, in a zip); null for anything else.
 * Each step has its own ingredients.
 */
export function readTandoor(json: JsonObject): ImportedRecipe | null {
  if (!Array.isArray(json["steps"]) || !("working_time" in json)) return null;
  const steps = objectsOf(json["steps"]).toSorted(byOrder).map(readStep);
  const people = yieldOf(
    [textOf(json["servings"]), textOf(json["servings_text"])]
      .filter((text) => text !== "")
      .join(" "),
  );
  const times = timesOf({
    parts: {
      "Working time": minutesText(json["working_time"]),
      "Waiting time": minutesText(json["waiting_time"]),
    },
  });
  return {
    ...NOTHING_IMPORTED,
    title: textOf(json["name"]),
    description: textOf(json["description"]),
    serves: people.serves,
    minutes: times.minutes,
    ingredients: steps.flatMap(({ ingredients }) => ingredients),
    steps: steps.flatMap((step) => step.steps),
    tags: namesOf(json["keywords"]),
    note: [
      ...people.note,
      ...times.note,
      ...steps.flatMap(({ time }) => time),
      ...nutritionOf(json["nutrition"]),
    ],
    source: { name: "", url: textOf(json["source_url"]) },
  };
}
