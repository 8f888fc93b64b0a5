import { EQUIPMENT_IDS, type EquipmentId } from "#domain/catalogue.ts";

import { compilePhrases, matchPhrases } from "./match.ts";
import type { Word } from "./words.ts";

/** The equipment that a word in a title or step asks for. */
interface Need {
  /** Equipment that the word names. */
  sure: readonly EquipmentId[];
  /**
   * Equipment that a verb suggests, though other equipment may do: "bake" in an air fryer, "fry" in
   * a pot.
   */
  likely: readonly EquipmentId[];
}

const need = (...sure: EquipmentId[]): Need => ({ sure, likely: [] });
const soft = (...likely: EquipmentId[]): Need => ({ sure: [], likely });

const ROWS: readonly (readonly [Need, string])[] = [
  [
    need("oven"),
    "oven, toaster oven, gas mark, roasting tin, roasting tray, baking dish, ovenproof dish, traybake, tray bake, pasta bake, sheet pan",
  ],
  [soft("oven"), "bake, roast, roasted, baked, broil"],
  [need("stove"), "stove, stovetop, hob, cooktop"],
  [
    soft("stove"),
    "simmer, boil, parboil, blanch, poach, fry, stir fry, sauté, saute, sear, medium heat, low heat, high heat, gentle heat, moderate heat, pan",
  ],
  [
    need("frying_pan"),
    "frying pan, fry pan, skillet, sauté pan, griddle pan, grill pan, omelette pan, pan fry, pan fried, pancake pan, crêpe pan",
  ],
  [soft("frying_pan"), "fry, stir fry, sauté, saute, sear, nonstick pan, non stick pan"],
  [need("saucepan"), "saucepan, sauce pan, milk pan, small pan"],
  [
    need("pot"),
    "pot, stockpot, stock pot, dutch oven, casserole pot, flameproof casserole, one pot",
  ],
  [need("microwave"), "microwave, microwaveable, microwavable, microwave oven"],
  [
    need("baking_sheet"),
    "baking sheet, baking tray, sheet pan, cookie sheet, oven tray, lined tray, traybake, tray bake",
  ],
  [
    need("blender"),
    "blender, liquidiser, liquidizer, smoothie maker, nutribullet, stick blender, hand blender, immersion blender",
  ],
  [
    soft("blender"),
    "blitz, whizz, liquidise, liquidize, blend until, blend to, blend all, blend everything, blend on, puree until",
  ],
  [need("food_processor"), "food processor, processor, mini chopper"],
  [soft("food_processor"), "pulse until, pulse to, pulse in"],
  [need("air_fryer"), "air fryer, airfryer, air fry, air fried, air frying"],
  [need("slow_cooker"), "slow cooker, crock pot, crockpot"],
  [
    need("pressure_cooker"),
    "pressure cooker, instant pot, pressure cook, natural release, quick release",
  ],
  [need("toaster"), "toaster"],
  [need("kettle"), "kettle, boil the kettle, kettle to the boil"],
  [need("grill"), "grill, barbecue, bbq, griddle, chargrill, char grill, broiler"],
  [need("rice_cooker"), "rice cooker"],
  [need("wok"), "wok"],
  [need("stand_mixer"), "stand mixer, kitchenaid, mixer fitted, dough hook, paddle attachment"],
  // These names only contain one of the words above.
  [
    need(),
    "no bake, baked bean, roasted pepper, roasted red pepper, jar of roasted, dry roasted, roasted peanut, roasted nut, oven glove, oven chip, oven ready, pot barley, pot of yogurt, pot of cream, plant pot, hot pot, pot noodle, pot sticker, barbecue sauce, bbq sauce, barbecue seasoning, bbq seasoning, bbq rub, deep fat fryer, spice blend, cake pan, loaf pan, muffin pan, tart pan, springform pan, pie pan, pan juice, pan dripping, fish kettle, stock pot cube",
  ],
];

const NEEDS = compilePhrases<Need>(
  () => ROWS,
  (first, second) => ({
    sure: [...first.sure, ...second.sure],
    likely: [...first.likely, ...second.likely],
  }),
);

/** Equipment that heats by itself. */
const COOKERS: readonly EquipmentId[] = [
  "slow_cooker",
  "pressure_cooker",
  "rice_cooker",
  "microwave",
  "air_fryer",
  "grill",
];
/** A likely need is dropped if the recipe names one of these, since they do the same. */
const DONE_BY: Partial<Record<EquipmentId, readonly EquipmentId[]>> = {
  oven: ["air_fryer", "microwave", "slow_cooker", "pressure_cooker", "grill"],
  stove: [...COOKERS, "kettle"],
  frying_pan: ["wok", "pot", "saucepan", "slow_cooker", "pressure_cooker", "air_fryer", "grill"],
  blender: ["food_processor"],
  food_processor: ["blender"],
};
/** What a cook may use in place of the first, if the recipe doesn't list the first itself. */
const STAND_INS: Partial<Record<EquipmentId, readonly EquipmentId[]>> = {
  stove: ["frying_pan", "saucepan", "pot", "wok"],
  frying_pan: ["wok"],
  wok: ["frying_pan"],
  saucepan: ["pot"],
  pot: ["saucepan"],
  baking_sheet: ["oven"],
  blender: ["food_processor"],
  food_processor: ["blender"],
  kettle: ["saucepan", "pot", "microwave"],
  toaster: ["oven", "grill", "frying_pan"],
  rice_cooker: ["saucepan", "pot"],
};
const ON_THE_STOVE: readonly EquipmentId[] = ["frying_pan", "saucepan", "wok"];

/** The equipment that a recipe lists, and what its title and steps ask for in addition. */
export function findEquipment(
  listed: readonly string[],
  texts: readonly { text: string; words: readonly Word[] }[],
): { id: EquipmentId; because: string }[] {
  const found = new Map<EquipmentId, string>();
  const likely = new Map<EquipmentId, string>();
  for (const id of EQUIPMENT_IDS) if (listed.includes(id)) found.set(id, "listed");
  for (const { text, words } of texts) {
    for (const { value, from, to } of matchPhrases(NEEDS(), words)) {
      const phrase = text.slice(words[from]?.start, words[to - 1]?.end).toLowerCase();
      for (const id of value.sure) if (!found.has(id)) found.set(id, phrase);
      for (const id of value.likely) if (!likely.has(id)) likely.set(id, phrase);
    }
  }
  // A pan needs a stove, even if the recipe boils its water in a kettle.
  const pan = ON_THE_STOVE.find((id) => found.has(id));
  if (pan && !found.has("stove") && !COOKERS.some((id) => found.has(id))) {
    found.set("stove", likely.get("stove") ?? pan.replaceAll("_", " "));
  }
  for (const [id, because] of likely) {
    if (!found.has(id) && !DONE_BY[id]?.some((other) => found.has(other))) found.set(id, because);
  }
  return EQUIPMENT_IDS.flatMap((id) => {
    const because = found.get(id);
    return because === undefined ? [] : [{ id, because }];
  });
}

/**
 * Whether a cook who owns `owned` lacks `id`. If the recipe lists `id`, only that tool will do; if
 * `id` was read from its words, a similar tool is enough.
 */
export function lacksEquipment(
  id: EquipmentId,
  isListed: boolean,
  owned: readonly EquipmentId[],
): boolean {
  if (owned.includes(id)) return false;
  return isListed || !STAND_INS[id]?.some((other) => owned.includes(other));
}
