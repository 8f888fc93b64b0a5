import { drawBowl, drawPan, MIDDLE } from "./dishes.ts";
import type { Food } from "./foods.ts";
import { mix, ofRole, oneOf, orElse, put, strew, withPiece, food, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import {
  arc,
  blob,
  ellipse,
  halfDisc,
  line,
  nudge,
  scatter,
  shift,
  spiral,
  squiggle,
  type Spot,
} from "./paths.ts";
import { between } from "./random.ts";

const INSIDE = { x: 160, y: 101, r: 56 };

/** A still surface up to the bowl's wall, with light on it. */
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

/** Soup: smooth with a swirl, or clear with everything swimming in it. */
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
    ...mix(larder, floating, 16, INSIDE, 0.95),
    ...filled(
      scatter(random, 9, INSIDE).map((spot) => ellipse(spot, 1.8)),
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

/** Curry, stew, chili: a thick sauce full of things, rice to one side when there is any. */
export function drawCurry(larder: Larder): Layer[] {
  const { random, table } = larder;
  const sauce = oneOf(larder, ...(CURRIES as [Food, ...Food[]]));
  const inSauce = orElse(ofRole(larder, "main", "veg").slice(0, 4), "chickpea", "potato");
  const rice = withPiece(larder, "grain") ?? withPiece(larder, "mash");
  const side = between(random, 2.2, 4);
  const heap = shift({ ...MIDDLE, turn: side }, 34, 0);
  const inPan = rice === undefined && random() < 0.4;
  const area = rice
    ? { ...INSIDE, x: 160 - Math.cos(side) * 14, y: 101 - Math.sin(side) * 14, r: 44 }
    : INSIDE;
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

/** Salad: leaves in three greens, everything else among them. */
export function drawSalad(larder: Larder): Layer[] {
  const { random, table } = larder;
  const among = orElse(
    ofRole(larder, "main", "veg", "fruit").filter(
      ({ piece }) => piece !== "leaf" && piece !== "egg",
    ),
    "tomato",
    "cucumber",
    "radish",
  ).slice(0, 5);
  const greens = food("lettuce");
  return [
    ...drawBowl(table, random),
    ...filled(blob(nudge(MIDDLE, 0, 2), 66, random, { wobble: 0.04, corners: 14 }), greens.shade),
    ...put(larder, greens, scatter(random, 34, { ...INSIDE, r: 57 }), 1.25),
    ...mix(larder, among, 17, { ...INSIDE, r: 50 }, 1.08),
    ...(withPiece(larder, "egg")
      ? put(larder, food("egg"), scatter(random, 2, { ...INSIDE, r: 34 }), 0.75)
      : []),
    ...put(larder, food("spinach"), scatter(random, 5, { ...INSIDE, r: 50 }), 0.8),
    ...strew(larder, 50, 14),
  ];
}

/** A bowl in fields: one food beside the other on a bed. */
export function drawFields(larder: Larder): Layer[] {
  const { random, table } = larder;
  const bed = withPiece(larder, "grain") ?? withPiece(larder, "noodle") ?? food("rice");
  const around = orElse(
    ofRole(larder, "main", "veg", "fruit"),
    "chicken",
    "cucumber",
    "carrot",
  ).slice(0, 5);
  const fields =
    around.length < 3 ? [...around, food("spinach"), food("carrot")].slice(0, 4) : around;
  const first = random() * 6.3;
  const step = (Math.PI * 2) / (fields.length + 1);
  const bedSpot = shift({ ...MIDDLE, turn: first }, bed.piece === "noodle" ? 22 : 32, 0);
  const heaps = fields.flatMap((what, index) => {
    const spot = nudge(shift({ ...MIDDLE, turn: first + step * (index + 1) }, 38, 0), 0, 1);
    const radius = 24 - fields.length;
    if (what.piece === "fillet" || what.piece === "egg" || what.piece === "mash") {
      return put(
        larder,
        what,
        [{ ...spot, turn: spot.turn + 1.2 }],
        what.piece === "fillet" ? 0.7 : 1,
      );
    }
    const many = {
      bean: 20,
      berry: 13,
      leaf: 10,
      fleck: 14,
      crescent: 2,
      tomato: 5,
      citrus: 3,
      shrimp: 4,
    } as Record<string, number>;
    return mix(larder, [what], many[what.piece] ?? 7, { x: spot.x, y: spot.y, r: radius }, 1.08);
  });
  return [
    ...drawBowl(table, random),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 69), bed.shade),
    ...put(larder, bed, [nudge(MIDDLE, 0, 2)], bed.piece === "noodle" ? 1.2 : 1.9),
    ...put(larder, bed, [bedSpot], bed.piece === "noodle" ? 0.55 : 0.85),
    ...heaps,
    ...ofRole(larder, "sauce")
      .slice(0, 1)
      .flatMap((sauce) => put(larder, sauce, [{ ...MIDDLE, turn: random() * 3 }])),
    ...strew(larder, 44, 14),
  ];
}

/** Porridge, yogurt, smoothie bowl: a pale surface, fruit in a sickle along one side. */
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
          scatter(random, 46, { ...INSIDE, r: 60 }).map((spot) => ellipse(spot, 4, 2.3)),
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
    ...mix(larder, crunch.length > 0 ? crunch : [food("almond")], 10, { ...INSIDE, r: 36 }),
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

/** Everything in the wok, glossy. */
export function drawStirFry(larder: Larder): Layer[] {
  const { random } = larder;
  const all = orElse(
    ofRole(larder, "main", "veg"),
    "broccoli",
    "bell pepper",
    "carrot",
    "mushroom",
  ).slice(0, 6);
  const extra = all.length < 3 ? [...all, food("bell pepper"), food("broccoli")] : all;
  const noodles = withPiece(larder, "noodle") ?? withPiece(larder, "grain");
  return [
    ...drawPan(random),
    ...filled(
      blob(nudge(MIDDLE, 0, 2), 64, random, { wobble: 0.05, corners: 12 }),
      "#6e3d1c",
      0.85,
    ),
    ...(noodles
      ? put(larder, noodles, [nudge(MIDDLE, 0, 2)], noodles.piece === "noodle" ? 1.22 : 1.8)
      : []),
    ...mix(larder, extra, noodles ? 20 : 32, { ...INSIDE, r: 56 }, 1.08),
    ...strew(larder, 54, 18),
  ];
}

/** Dumplings side by side, pleats up. */
export function drawDumplings(larder: Larder): Layer[] {
  const { random, table } = larder;
  const rows = [
    [-25, 25],
    [-48, 0, 48],
    [-25, 25],
  ] as const;
  const spots = rows.flatMap((row, index) =>
    row.map((x) => ({
      x: 160 + x * 0.88 + between(random, -2, 2),
      y: 78 + index * 31 + between(random, -2, 2),
      turn: between(random, -0.35, 0.35),
    })),
  );
  const pleats = (spot: Spot) =>
    [-0.9, -0.45, 0, 0.45, 0.9].map((turn) =>
      line(shift({ ...shift(spot, 0, 2), turn: spot.turn - Math.PI / 2 + turn }, 17, 0), 7),
    );
  return [
    ...drawBowl(table, random),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 69), "#8a5a30", 0.45),
    ...filled(
      spots.map((spot) => ellipse(nudge(spot, 0.6, 3.4), 24, 13)),
      "#6b4322",
      0.45,
    ),
    ...filled(
      spots.map((spot) => halfDisc(shift(spot, 0, 5), 22)),
      "#e9d3a2",
    ),
    ...filled(
      spots.map((spot) => ellipse(shift(spot, 0, 5), 22.5, 8.5)),
      "#f8ecd0",
    ),
    ...filled(
      spots.map((spot) => halfDisc(shift(spot, 0, 4), 15.5)),
      "#f8ecd0",
    ),
    ...stroked(spots.flatMap(pleats), "#c6a56b", 1.5),
    ...filled(
      spots.map((spot) => ellipse(shift(spot, -3, 8), 11, 2.6)),
      "#d9a659",
      0.55,
    ),
    ...strew(larder, 52, 16),
  ];
}
