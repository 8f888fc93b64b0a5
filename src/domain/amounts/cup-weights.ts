import type { Unit } from "./units.ts";
import { convert, kindOf } from "./units.ts";

/**
 * Grams of a level cup (240 ml), as in the Ingredient Weight Chart of King Arthur Baking
 * (kingarthurbaking.com/learn/ingredient-weight-chart), each compared with two copies of it. Ground
 * almonds use its figure for almond flour, and caster sugar the one for superfine sugar. Foods that
 * aren't listed are never converted between mass and volume.
 */
const CUP_GRAMS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    "plain flour": 120,
    "self-raising flour": 113,
    "strong white flour": 120,
    "wholemeal flour": 113,
    "ground almond": 96,
    cornflour: 112,
    cornmeal: 138,
    "cocoa powder": 84,
    sugar: 198,
    "caster sugar": 190,
    "soft brown sugar": 213,
    "icing sugar": 113,
    honey: 336,
    "maple syrup": 312,
    butter: 226,
    "vegetable oil": 198,
    "olive oil": 200,
    milk: 227,
    buttermilk: 227,
    "double cream": 227,
    "soured cream": 227,
    yoghurt: 227,
    "cream cheese": 227,
    water: 227,
    "rolled oat": 89,
    raisin: 149,
    walnut: 113,
    "chocolate chip": 170,
    "peanut butter": 270,
    mayonnaise: 226,
    "sesame seed": 142,
  }),
);
const CUP_ML = 240;
/** A stick of butter is half a cup. */
const BUTTER_STICK_GRAMS = 113;

/** The mass of an amount of a food in grams; undefined if unknown. `food` is as of `sameFood`. */
export function gramsOf(food: string, value: number, unit: Unit): number | undefined {
  if (kindOf(unit) === "mass") return convert(value, unit, "g");
  if (food === "butter" && unit === "stick") return value * BUTTER_STICK_GRAMS;
  const cup = CUP_GRAMS.get(food);
  const millilitres = convert(value, unit, "ml");
  return cup === undefined || millilitres === undefined ? undefined : (millilitres * cup) / CUP_ML;
}
