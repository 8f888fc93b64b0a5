import type { Meal } from "./entities.ts";
import { RECIPE_MINUTES_MAX } from "./limits.ts";
import { findTimers } from "./timers/find-timers.ts";

/** Minutes from the first cut to the plate, and those of them that need the cook's hands. */
export interface RecipeTime {
  total: number;
  active: number;
}

type Timed = Pick<Meal, "title" | "blurb" | "ingredients" | "instructions"> & {
  /** What an import found of it, which may say how long it takes. */
  note?: unknown;
};

/**
 * More tokens than any real recipe has. A longer text is hostile and too expensive to read, and reading
 * only a part of it would promise too little time.
 */
const READ_MOST = 1_500;
/** The maximum number of times that a real recipe names. */
const TIMES_MOST = 60;
const READ = /[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu;

/** Minutes of untimed work: per step, and for cutting an ingredient. */
const UNTIMED_STEP = 2;
const TIMED_STEP = 1;
const CUTTING = 1;
const CUT =
  /\b(?:chopped|sliced|diced|grated|peeled|minced|crushed|shredded|trimmed|cubed|julienned|in (?:batons|cubes|chunks|strips|wedges|slices))\b/iu;

/** Words for what a time measures; the last one before the time counts. */
const WORK =
  /\b(?:(?<off>bak(?:e|es|ed|ing)|roast\w*|simmer\w*|chill\w*|rest(?:s|ing)?|cool\w*|marinat\w*|soak\w*|ris(?:e|es|ing)|prov(?:e|es|ing)|proof\w*|freez\w*|refrigerat\w*|brais\w*|stew\w*|poach\w*|steam\w*|boil\w*|stand\w*|leav(?:e|es|ing)|sit|set aside|infus\w*|steep\w*|(?:pressure|slow)[- ]?cook\w*|air[- ]?fry\w*|cover(?:ed)?|oven|microwave)|(?<on>fry\w*|fri(?:es|ed)|saut[eé]\w*|sear\w*|brown\w*|stir\w*|whisk\w*|beat\w*|knead\w*|toss\w*|mash\w*|blend\w*|toast\w*|sweat\w*|soften\w*|char\w*|flip\w*|turn\w*))\b/giu;
/** Without an explicit time, these steps can't be estimated. */
const COOKS =
  /\b(?:bak|roast|simmer|boil|fr(?:y|ies|ied)|cook|grill|braise|stew|poach|steam|chill|marinat|soak|ris(?:e|ing)|prov|freez|overnight|oven|until)/iu;
const MEANWHILE = /^(?:meanwhile|in the meantime|at the same time|while)\b/iu;

/** Whether the cook may leave the stove for a time. By default, a time needs them. */
function isHandsOff(before: string): boolean {
  const last = [...before.matchAll(WORK)].at(-1)?.groups;
  return last?.["off"] !== undefined;
}

/**
 * What the steps say one after the other, in minutes; null if they name no time, and undefined if they
 * name too many.
 */
function stepsTime(
  instructions: readonly string[],
): (RecipeTime & { timed: number }) | null | undefined {
  const sum = { total: 0, active: 0, timed: 0 };
  let free = 0;
  let times = 0;
  for (const text of instructions) {
    const timers = findTimers(text);
    times += timers.length;
    if (times > TIMES_MOST) return undefined;
    const own = { on: timers.length > 0 ? TIMED_STEP : UNTIMED_STEP, off: 0 };
    let from = 0;
    for (const { maxSeconds, start, end } of timers) {
      const before =
        text
          .slice(Math.max(from, start - 160), start)
          .split(/[.;!?]\s/u)
          .at(-1) ?? "";
      own[isHandsOff(before) ? "off" : "on"] += maxSeconds / 60;
      sum.timed += maxSeconds / 60;
      from = end;
    }
    const length = own.on + own.off;
    // Work done meanwhile takes no extra time, as long as something else cooks unattended.
    const beside = MEANWHILE.test(text.trimStart()) ? Math.min(length, free) : 0;
    sum.total += length - beside;
    sum.active += own.on;
    free = own.off > 0 ? own.off : Math.max(0, free - beside);
  }
  return sum.timed > 0 ? sum : null;
}

const LENGTH = String.raw`(?<count>\d{1,3})[\s-]?(?<unit>minutes?|mins?|hours?|hrs?)\b`;
/** "ready in 30 minutes", but not "on the table in under an hour": the time must be a number. */
const READY_IN = new RegExp(
  String.raw`\b(?:ready|done|made|cooked|table|together|breakfast|lunch|dinner|supper|meal)\s+in\s+(?:(?:just|only|under|about|around|less\s+than)\s+){0,2}${LENGTH}`,
  "iu",
);
/** "20-minute noodles", where a title or blurb begins. */
const AT_START =
  /^(?:an?\s|our\s|the\s|this\s)?(?<count>\d{1,3})[\s-](?<unit>minute|min|hour)\s(?!steak|rice)\p{L}/iu;

/** How long a recipe takes, in words that `recipeTime` reads at the end of a line of blurb or note. */
export function minutesText(minutes: number): string {
  return `takes ${minutes} minutes`;
}
const TAKES = /(?:^|, )takes (?<count>\d{1,5}) minutes$/imu;

/** The minutes that a title, blurb or note promises; null for none. */
function saidMinutes({ title, blurb, note }: Timed): number | null {
  const texts = [blurb, typeof note === "string" ? note : ""];
  const taken = texts.map((text) => Number(TAKES.exec(text)?.groups?.["count"]));
  const told = taken.find((minutes) => minutes > 0 && minutes <= RECIPE_MINUTES_MAX);
  if (told !== undefined) return told;
  for (const text of [title, blurb]) {
    const said = (AT_START.exec(text) ?? READY_IN.exec(text))?.groups;
    const minutes = Number(said?.["count"]) * (/^h/iu.test(said?.["unit"] ?? "") ? 60 : 1);
    if (minutes > 0 && minutes <= RECIPE_MINUTES_MAX) return minutes;
  }
  return null;
}

function isReadable(instructions: readonly string[]): boolean {
  let count = 0;
  for (const text of instructions) {
    for (const _ of text.matchAll(READ)) if (++count > READ_MOST) return false;
  }
  return true;
}

function readTime(meal: Timed): RecipeTime | null {
  const { ingredients, instructions } = meal;
  if (!isReadable(instructions)) return null;
  const said = saidMinutes(meal);
  if (instructions.length === 0) return said === null ? null : { total: said, active: said };
  const cut = ingredients.filter(({ name }) => CUT.test(name)).length * CUTTING;
  const steps = stepsTime(instructions);
  if (steps === undefined) return null;
  if (!steps) {
    if (said !== null) return { total: said, active: said };
    if (instructions.some((text) => COOKS.test(text))) return null;
    const work = cut + instructions.length * UNTIMED_STEP;
    return { total: work, active: work };
  }
  // At least the sum of the steps, whatever the title promises.
  const total = said !== null && said >= steps.timed ? said : steps.total + cut;
  return total > RECIPE_MINUTES_MAX ? null : { total, active: Math.min(total, steps.active + cut) };
}

const known = new WeakMap<object, RecipeTime | null>();

/**
 * About how long a recipe takes: by its title, blurb or note, or else by its steps, with untimed work
 * estimated. Null if it can't be estimated. Memoised per meal object.
 */
export function recipeTime(meal: Timed): RecipeTime | null {
  const before = known.get(meal);
  if (before !== undefined) return before;
  const time = readTime(meal);
  known.set(meal, time);
  return time;
}

/** Minutes as cooks are told them: up to the next five. */
export function toFive(minutes: number): number {
  return Math.ceil(minutes / 5 - 1e-9) * 5;
}

/** Whether a recipe is ready within this many minutes; false if its time is unknown. */
export function isReadyWithin(meal: Timed, minutes: number): boolean {
  const time = recipeTime(meal);
  return time !== null && toFive(time.total) <= minutes;
}

/** "40 min", "1 h 5 min", "8 h"; to the next five minutes. */
export function durationText(minutes: number): string {
  const rounded = toFive(minutes);
  const [hours, rest] = [Math.floor(rounded / 60), rounded % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
