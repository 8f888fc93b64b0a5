import { BOWL_INSIDE, drawBowl, MIDDLE } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, type Larder, mix, ofRole, put, strew, withPiece } from "./larder.ts";
import { filled, type Layer, stroked } from "./layer.ts";
import { arc, ellipse, nudge, scatter, shift, spiral, squiggle } from "./paths.ts";
import { between } from "./seeded-random.ts";

/** A still liquid that reaches the bowl's wall, with light on it. */
function pour({ base, shade, light }: Pick<Food, "base" | "shade" | "light">): Layer[] {
  return [
    ...filled(ellipse(nudge(MIDDLE, 0, 1), 70), shade),
    ...filled(ellipse(nudge(MIDDLE, 0, 2.5), 67.5), base),
    ...stroked(arc({ ...nudge(MIDDLE, 0, 2.5), turn: 3.3 }, 60, 1.5), light, 3, 0.6),
    ...stroked(arc({ ...nudge(MIDDLE, 0, 2.5), turn: 0.4 }, 61, 0.9), light, 2, 0.35),
  ];
}

type Colours = Pick<Food, "base" | "shade" | "light">;

const GOLDEN: Colours = { base: "#e3b054", shade: "#b27d29", light: "#f6d694" };
const RED: Colours = { base: "#cf5a30", shade: "#93361a", light: "#ef9068" };
const BROWN: Colours = { base: "#9b5a2e", shade: "#643517", light: "#c98b57" };
const ORANGE: Colours = { base: "#dd7f34", shade: "#a3501a", light: "#f6b57a" };
const PALE: Colours = { base: "#f3e2b8", shade: "#c9a968", light: "#fffaec" };

/** The colour of the liquid, derived from the foods; otherwise `usual`. */
function liquidOf({ foods }: Larder, usual: Colours): Colours {
  const has = (...words: readonly string[]) => words.some((word) => foods.includes(food(word)));
  if (has("green curry")) return food("green curry");
  if (has("beetroot")) return food("beetroot");
  if (has("tomato sauce", "tomato")) return has("cream", "coconut milk") ? ORANGE : RED;
  if (has("coconut milk", "cream")) return PALE;
  if (has("peanut butter", "miso")) return BROWN;
  return usual;
}

/** Soup with its pieces swimming in it. */
export function drawBroth(larder: Larder): Layer[] {
  const { random, table } = larder;
  const floating = ofRole(larder, "main", "veg").slice(0, 5);
  const filling = ofRole(larder, "base").find(
    ({ piece }) => piece === "noodle" || piece === "grain",
  );
  return [
    ...drawBowl(table, random),
    ...pour(liquidOf(larder, GOLDEN)),
    ...(filling
      ? put(larder, filling, [nudge(MIDDLE, -10, 6)], filling.piece === "noodle" ? 0.8 : 0.9)
      : []),
    ...mix(larder, floating, 17, BOWL_INSIDE, 0.95),
    ...filled(
      scatter(random, 9, BOWL_INSIDE).map((spot) => ellipse(spot, 1.8)),
      "#fbe3a6",
      0.8,
    ),
    ...strew(larder, 50, 16),
  ];
}

/** A smooth soup with a swirl, unless it contains meat or noodles. */
export function drawSoup(larder: Larder): Layer[] {
  const { random, table, foods } = larder;
  const first = foods.find(
    ({ role, piece }) => role === "veg" || piece === "bean" || piece === "nut" || piece === "coin",
  );
  const inPieces = foods.some(
    ({ role, piece }) =>
      (role === "main" && piece !== "bean" && piece !== "egg") ||
      piece === "noodle" ||
      piece === "grain",
  );
  if (first === undefined || inPieces) return drawBroth(larder);
  const start = { ...nudge(MIDDLE, between(random, -6, 6), 2), turn: random() * 6 };
  const swirl = foods.includes(food("cream")) ? food("cream").base : first.light;
  const leaves = [-0.9, 0.2, 1.3].map((turn) => shift({ ...MIDDLE, turn: turn - 1.4 }, 10, 0));
  const garnish = foods.filter(
    (what) => what !== first && (what.role === "fruit" || what.piece === "coin"),
  );
  const herb = foods.find(({ piece, role }) => role === "top" && piece === "leaf");
  return [
    ...drawBowl(table, random),
    ...pour(first.piece === "nut" ? PALE : first),
    ...stroked(spiral(start, 40, 2.1), swirl, 4.6, 0.92),
    ...stroked(spiral(shift(start, 1, 2), 33, 1.7), swirl, 2, 0.8),
    ...mix(larder, garnish.slice(0, 1), 5, { ...MIDDLE, r: 30 }, 0.9),
    ...strew(larder, 40, 12),
    ...(herb ? put(larder, herb, leaves, 0.9) : []),
  ];
}

function drawSauced(larder: Larder, usual: Colours): Layer[] {
  const { random, table } = larder;
  const inSauce = ofRole(larder, "main", "veg", "fruit").slice(0, 4);
  const bed = ofRole(larder, "base").find(({ piece }) => piece !== "chunk" && piece !== "strip");
  const side = between(random, 2.2, 4);
  const heap = shift({ ...MIDDLE, turn: side }, 34, 0);
  const area = bed
    ? { ...BOWL_INSIDE, x: 160 - Math.cos(side) * 16, y: 101 - Math.sin(side) * 16, r: 42 }
    : BOWL_INSIDE;
  const white = larder.foods.some(
    (what) => what === food("cream") || what === food("coconut milk"),
  );
  const scale = { grain: 1.3, mash: 1.4, noodle: 0.8 } as Record<string, number>;
  return [
    ...drawBowl(table, random),
    ...pour(liquidOf(larder, usual)),
    ...(bed ? put(larder, bed, [heap], scale[bed.piece] ?? 1) : []),
    ...mix(larder, inSauce, bed ? 17 : 26, area),
    ...(white
      ? stroked(
          squiggle({ ...nudge(MIDDLE, area.x - 160, area.y - 98), turn: random() * 3 }, 52, 7, 5),
          "#fdf6e4",
          2.6,
          0.85,
        )
      : []),
    ...strew(larder, 48, 16),
  ];
}

/** A curry: a golden sauce with its pieces, on rice if there is some. */
export function drawCurry(larder: Larder): Layer[] {
  return drawSauced(larder, GOLDEN);
}

/** A stew: a dark sauce with its pieces. */
export function drawStew(larder: Larder): Layer[] {
  return drawSauced(larder, BROWN);
}

/** Porridge, yogurt, smoothie bowl: a pale surface, with a crescent of fruit along one side. */
export function drawPorridge(larder: Larder): Layer[] {
  const { random, table } = larder;
  const oats = withPiece(larder, "grain");
  const dark = larder.foods.find(
    ({ piece, base }) => piece === "drizzle" && base === food("chocolate").base,
  );
  const surface = dark
    ? { base: "#9a6a49", shade: "#6b432a", light: "#c79b7a" }
    : oats
      ? { base: "#ecdcb8", shade: "#c8ad78", light: "#faf2dd" }
      : { base: "#fbf5e8", shade: "#dccfb4", light: "#ffffff" };
  const sweet = ofRole(larder, "fruit");
  const fruits = (
    sweet.length > 0 ? sweet : ofRole(larder, "main", "veg").filter(({ piece }) => piece !== "egg")
  ).slice(0, 3);
  const crunch = ofRole(larder, "top").filter(({ piece }) => piece === "nut");
  const turn = random() * 6.3;
  const sickle = Array.from({ length: 15 }, (_, index) =>
    shift({ ...MIDDLE, turn: turn + (index - 7) * 0.17 }, between(random, 34, 55), 0, random() * 6),
  );
  const swirl = oats
    ? []
    : stroked(
        spiral({ ...shift({ ...MIDDLE, turn }, -18, 0), turn }, 26, 1.6),
        surface.shade,
        2.4,
        0.5,
      );
  return [
    ...drawBowl(table, random),
    ...pour(surface),
    ...(oats
      ? filled(
          scatter(random, 46, { ...BOWL_INSIDE, r: 60 }).map((spot) => ellipse(spot, 4, 2.3)),
          surface.shade,
          0.4,
        )
      : swirl),
    ...fruits.flatMap((fruit, index) =>
      put(
        larder,
        fruit,
        sickle.filter((_, at) => at % fruits.length === index),
        fruit.piece === "berry" ? 1.2 : 1.12,
      ),
    ),
    ...mix(larder, crunch, 10, { ...BOWL_INSIDE, r: 36 }),
    ...ofRole(larder, "sauce")
      .slice(0, 1)
      .flatMap((sauce) =>
        put(larder, sauce, [shift({ ...MIDDLE, turn: turn + 0.4 }, -20, 0)], 0.8),
      ),
    ...put(
      larder,
      food(sweet.length > 0 ? "mint" : "spring onion"),
      [
        shift({ ...MIDDLE, turn: turn + 1.1 }, 36, 0),
        shift({ ...MIDDLE, turn: turn + 1.25 }, 31, 6),
      ],
      0.9,
    ),
  ];
}
