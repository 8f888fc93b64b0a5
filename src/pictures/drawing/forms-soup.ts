import { BOWL_INSIDE, drawBowl, drawPan, MIDDLE } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, type Larder, mix, ofRole, oneOf, orElse, put, strew, withPiece } from "./larder.ts";
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

const BROTH = { base: "#e3b054", shade: "#b27d29", light: "#f6d694" };

const SMOOTH: ReadonlySet<string> = new Set([
  "tomato",
  "chunk",
  "coin",
  "floret",
  "mushroom",
  "strip",
  "bean",
]);

/** Soup: smooth with a swirl, or clear with its ingredients swimming in it. */
export function drawSoup(larder: Larder): Layer[] {
  const { random, table } = larder;
  const [first] = ofRole(larder, "veg", "main");
  const meaty =
    withPiece(larder, "noodle") ??
    larder.foods.find(({ piece, role }) => role === "main" && piece !== "bean");
  if (first !== undefined && meaty === undefined && SMOOTH.has(first.piece)) {
    const cream = food("cream");
    const start = { ...nudge(MIDDLE, between(random, -6, 6), 2), turn: random() * 6 };
    return [
      ...drawBowl(table, random),
      ...pour(first),
      ...stroked(spiral(start, 40, 2.1), cream.base, 4.6, 0.92),
      ...stroked(spiral(shift(start, 1, 2), 33, 1.7), cream.base, 2, 0.8),
      ...strew(larder, 40, 12),
      ...put(
        larder,
        food("basil"),
        [-0.9, 0.2, 1.3].map((turn) => shift({ ...MIDDLE, turn: turn - 1.4 }, 10, 0)),
        0.9,
      ),
    ];
  }
  const floating = orElse(ofRole(larder, "main", "veg").slice(0, 5), "carrot", "peas", "potato");
  const noodles = withPiece(larder, "noodle");
  return [
    ...drawBowl(table, random),
    ...pour(BROTH),
    ...(noodles ? put(larder, noodles, [nudge(MIDDLE, -12, 6)], 0.8) : []),
    ...mix(larder, floating, 16, BOWL_INSIDE, 0.95),
    ...filled(
      scatter(random, 9, BOWL_INSIDE).map((spot) => ellipse(spot, 1.8)),
      "#fbe3a6",
      0.8,
    ),
    ...strew(larder, 50, 16),
  ];
}

const CURRIES: readonly Pick<Food, "base" | "shade" | "light">[] = [
  { base: "#d98a2b", shade: "#9c5a14", light: "#f2bd6c" },
  { base: "#c4562d", shade: "#86331a", light: "#e8946a" },
  { base: "#e0ac3d", shade: "#a97a1d", light: "#f6d88a" },
  { base: "#9b5a2e", shade: "#643517", light: "#c98b57" },
];

/** Curry, stew, chili: a thick sauce full of ingredients, with any rice to one side. */
export function drawCurry(larder: Larder): Layer[] {
  const { random, table } = larder;
  const sauce = oneOf(larder, ...(CURRIES as [Food, ...Food[]]));
  const inSauce = orElse(ofRole(larder, "main", "veg").slice(0, 4), "chickpea", "potato");
  const rice = withPiece(larder, "grain") ?? withPiece(larder, "mash");
  const side = between(random, 2.2, 4);
  const heap = shift({ ...MIDDLE, turn: side }, 34, 0);
  const inPan = rice === undefined && random() < 0.4;
  const area = rice
    ? { ...BOWL_INSIDE, x: 160 - Math.cos(side) * 14, y: 101 - Math.sin(side) * 14, r: 44 }
    : BOWL_INSIDE;
  return [
    ...(inPan ? drawPan(random) : drawBowl(table, random)),
    ...pour(sauce),
    ...mix(larder, inSauce, rice ? 20 : 26, area),
    ...stroked(
      squiggle({ ...nudge(MIDDLE, area.x - 160, area.y - 98), turn: random() * 3 }, 52, 7, 5),
      "#fdf6e4",
      2.6,
      0.85,
    ),
    ...(rice ? put(larder, rice, [heap], rice.piece === "grain" ? 0.98 : 1.05) : []),
    ...strew(larder, 48, 16),
  ];
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
  const fruits = orElse(ofRole(larder, "fruit"), "blueberry", "strawberry").slice(0, 3);
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
    ...mix(larder, crunch.length > 0 ? crunch : [food("almond")], 10, { ...BOWL_INSIDE, r: 36 }),
    ...ofRole(larder, "sauce")
      .slice(0, 1)
      .flatMap((sauce) =>
        put(larder, sauce, [shift({ ...MIDDLE, turn: turn + 0.4 }, -20, 0)], 0.8),
      ),
    ...put(
      larder,
      food("mint"),
      [
        shift({ ...MIDDLE, turn: turn + 1.1 }, 36, 0),
        shift({ ...MIDDLE, turn: turn + 1.25 }, 31, 6),
      ],
      0.9,
    ),
  ];
}
