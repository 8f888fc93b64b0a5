import { drawOvenDish, drawPan, drawPlate, drawTray, MIDDLE } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, mix, ofRole, orElse, put, strew, withPiece, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import { blob, ellipse, line, nudge, scatter, shift, slab, type Spot } from "./paths.ts";
import { between } from "./seeded-random.ts";

const INSIDE = { x: 160, y: 100, r: 52 };

/** Draws a bulky food as one piece, and a small food as a heap. */
function heap(larder: Larder, what: Food, spot: Spot, radius: number): Layer[] {
  if (what.piece === "grain" || what.piece === "mash")
    return put(larder, what, [spot], radius / (what.piece === "grain" ? 34 : 30));
  if (what.piece === "noodle") return put(larder, what, [spot], (radius * 1.1) / 52);
  const count = {
    bean: 22,
    strip: 9,
    leaf: 12,
    berry: 12,
    fleck: 16,
    crescent: 2,
    tomato: 4,
    egg: 1,
    citrus: 3,
  } as Record<string, number>;
  return mix(larder, [what], count[what.piece] ?? 7, { x: spot.x, y: spot.y, r: radius * 0.72 });
}

/** The classic plate: a main food and its sides. */
export function drawDinner(larder: Larder): Layer[] {
  const { random, table } = larder;
  const all = ofRole(larder, "main", "veg", "base", "fruit");
  const main = all.find(({ role }) => role === "main") ?? all[0];
  if (main === undefined) return drawPlate(table, random);
  const sides = ["base", "main", "veg", "fruit"].flatMap((role) =>
    all.filter((side) => side !== main && side.role === role),
  );
  const [one, other] = sides;
  const flip = random() < 0.5 ? 1 : -1;
  const tilt = between(random, -0.35, 0.1) * flip;
  const mainSpot = { x: 160 - 4 * flip, y: 126, turn: flip === 1 ? tilt : Math.PI + tilt };
  const lemon = withPiece(larder, "citrus");
  const bulk = main.piece === "fillet" || main.piece === "egg";
  return [
    ...drawPlate(table, random),
    ...(one ? heap(larder, one, { x: 160 - 28 * flip, y: 70, turn: random() * 6 }, 34) : []),
    ...(other ? heap(larder, other, { x: 160 + 32 * flip, y: 76, turn: random() * 6 }, 32) : []),
    ...(main.piece === "fillet"
      ? put(larder, main, [mainSpot], 1.3)
      : bulk
        ? put(larder, main, [mainSpot], 1.2)
        : heap(larder, main, mainSpot, 43)),
    ...(lemon
      ? put(
          larder,
          lemon,
          [
            { x: 160 + 50 * flip, y: 112, turn: 0.4 },
            { x: 160 + 43 * flip, y: 127, turn: 1 },
          ],
          0.9,
        )
      : []),
    ...ofRole(larder, "sauce")
      .slice(0, 1)
      .flatMap((sauce) => put(larder, sauce, [{ ...mainSpot, turn: tilt }], 0.9)),
    ...strew(larder, 46, 12),
  ];
}

const RAGU = { base: "#94492b", shade: "#632c18", light: "#bd7550" };

/** The sauce that covers a nest of pasta; undefined if it isn't visible. */
function sauceOf({ foods }: Larder): Pick<Food, "base" | "shade" | "light"> | undefined {
  if (foods.includes(food("ragu"))) return RAGU;
  const names = ["pesto", "tomato sauce", "peanut butter", "tomato", "coconut milk"];
  return names.map(food).find((sauce) => foods.includes(sauce));
}

/** A nest of noodles with its sauce. */
export function drawPasta(larder: Larder): Layer[] {
  const { random, table } = larder;
  // Gnocchi and filled pasta lie side by side; everything else is a nest.
  const piled = larder.foods.find(({ piece, role }) => piece === "bean" && role === "base");
  const nest = piled ? undefined : (withPiece(larder, "noodle") ?? food("pasta"));
  const on = ofRole(larder, "main", "veg").filter(
    ({ piece }) => piece !== "leaf" && piece !== "egg",
  );
  const sauce = sauceOf(larder);
  const pool = nudge(MIDDLE, between(random, -6, 6), between(random, -6, 4));
  return [
    ...drawPlate(table, random),
    ...put(larder, nest, [nudge(MIDDLE, 0, 1)], 1.24),
    ...put(larder, piled, scatter(random, 48, { ...INSIDE, r: 55 }), 1.7),
    ...(sauce
      ? [
          ...filled(
            blob(nudge(pool, 0.5, 2), 35, random, { wobble: 0.2, corners: 11 }),
            sauce.shade,
            0.8,
          ),
          ...filled(blob(pool, 34, random, { wobble: 0.2, corners: 11 }), sauce.base),
          ...filled(
            scatter(random, 9, { ...pool, r: 25 }).map((spot) => ellipse(spot, 4, 2)),
            sauce.light,
            0.5,
          ),
        ]
      : []),
    ...mix(larder, on.slice(0, 4), sauce ? 10 : 15, { ...INSIDE, r: sauce ? 34 : 46 }, 1.05),
    ...ofRole(larder, "veg")
      .filter(({ piece }) => piece === "leaf")
      .slice(0, 1)
      .flatMap((green) => put(larder, green, scatter(random, 9, { ...INSIDE, r: 44 }))),
    ...strew(larder, 40, 16),
  ];
}

/** Risotto, paella, pilaf: rice all over, with everything else in it. */
export function drawRisotto(larder: Larder): Layer[] {
  const { random, table } = larder;
  const rice = withPiece(larder, "grain") ?? food("rice");
  const within = ofRole(larder, "main", "veg", "fruit").slice(0, 4);
  return [
    ...drawPlate(table, random),
    ...filled(blob(nudge(MIDDLE, 0.5, 3), 59, random, { wobble: 0.05, corners: 13 }), rice.shade),
    ...put(larder, rice, [nudge(MIDDLE, 0, 1)], 1.68),
    ...put(larder, rice, scatter(random, 3, { ...MIDDLE, r: 24 }), 0.7),
    ...mix(larder, within, 15, { ...INSIDE, r: 42 }, 1.02),
    ...strew(larder, 44, 18),
  ];
}

/** Eggs in a pan. */
export function drawEggs(larder: Larder): Layer[] {
  const { random } = larder;
  const among = ofRole(larder, "main", "veg").filter(({ piece }) => piece !== "egg");
  const red = larder.foods.some((what) => what === food("tomato") || what === food("tomato sauce"));
  const start = random() * 6.3;
  const count = 2 + Math.floor(random() * 2);
  const spots = Array.from({ length: count }, (_, index) =>
    shift({ ...MIDDLE, turn: start + (index * Math.PI * 2) / count }, 30, 0),
  );
  return [
    ...drawPan(random),
    ...(red
      ? filled(blob(nudge(MIDDLE, 0, 1), 67, random, { wobble: 0.03, corners: 14 }), "#c8452a")
      : []),
    ...(red
      ? filled(
          scatter(random, 22, { ...MIDDLE, r: 58 }).map((spot) => ellipse(spot, 6, 4)),
          "#e0694a",
          0.7,
        )
      : []),
    ...mix(larder, among.filter(({ piece }) => !(red && piece === "tomato")).slice(0, 3), 18, {
      ...MIDDLE,
      r: 56,
    }),
    ...put(larder, food("egg"), spots, 1.5),
    ...mix(larder, among.slice(0, 2), 4, { ...MIDDLE, r: 60, inner: 50 }, 0.85),
    ...strew(larder, 56, 20),
  ];
}

/** Soft curds of egg, or of tofu, in a pan. */
export function drawScramble(larder: Larder): Layer[] {
  const { random } = larder;
  const among = ofRole(larder, "main", "veg").filter(({ piece }) => piece !== "egg");
  const curds = (low: number, high: number) =>
    scatter(random, 34, { ...MIDDLE, r: 54 }).map((spot) =>
      blob(spot, between(random, low, high), random, { wobble: 0.2 }),
    );
  return [
    ...drawPan(random),
    ...filled(blob(nudge(MIDDLE, 0, 2), 64, random, { wobble: 0.06, corners: 14 }), "#c98f2a"),
    ...filled(curds(9, 13), "#eec04b"),
    ...filled(curds(5, 8), "#fbe08a"),
    ...mix(
      larder,
      among.filter((what) => what !== food("tofu")).slice(0, 4),
      18,
      { ...MIDDLE, r: 52 },
      0.8,
    ),
    ...strew(larder, 52, 18),
  ];
}

/** An omelette or frittata: a golden round with its filling. */
export function drawOmelette(larder: Larder): Layer[] {
  const { random } = larder;
  const within = ofRole(larder, "main", "veg").filter(({ piece }) => piece !== "egg");
  return [
    ...drawPan(random),
    ...filled(blob(nudge(MIDDLE, 0, 1), 66, random, { wobble: 0.025, corners: 14 }), "#d99a2e"),
    ...filled(blob(MIDDLE, 62, random, { wobble: 0.03, corners: 14 }), "#f5cd5d"),
    ...filled(
      scatter(random, 16, { ...MIDDLE, r: 52 }).map((spot) => ellipse(spot, 8, 4)),
      "#fbe394",
      0.8,
    ),
    ...mix(larder, within.slice(0, 4), 17, { ...MIDDLE, r: 50 }),
    ...strew(larder, 52, 18),
  ];
}

/** Everything roasted on one tray. */
export function drawTrayBake(larder: Larder): Layer[] {
  const { random } = larder;
  const [main] = ofRole(larder, "main");
  const named = ofRole(larder, "veg", "fruit", "base").slice(0, 4);
  const veg = main ? named : orElse(named, "carrot", "potato");
  const spots = scatter(random, 4, { x: 160, y: 100, r: 34, stretch: 1.5 });
  const roast = main && (main.piece === "chunk" ? { ...main, piece: "fillet" as const } : main);
  const alone = roast !== undefined && roast.piece !== "fillet";
  return [
    ...drawTray(),
    ...mix(
      larder,
      alone ? [...veg, roast] : veg,
      roast && !alone ? 30 : 40,
      { x: 160, y: 100, r: 50, stretch: 1.42 },
      1.05,
    ),
    ...(roast && !alone ? put(larder, roast, spots, 0.74) : []),
    ...mix(
      larder,
      ofRole(larder, "top").filter(({ piece }) => piece === "citrus"),
      4,
      { x: 160, y: 100, r: 44, stretch: 1.4 },
    ),
    ...mix(larder, [food("rosemary")], 26, { x: 160, y: 100, r: 52, stretch: 1.4 }),
  ];
}

/** A gratin or lasagne: a crust with golden patches. */
export function drawGratin(larder: Larder): Layer[] {
  const { random, table } = larder;
  const red = ["tomato", "tomato sauce", "pasta", "ragu", "aubergine"].some((word) =>
    larder.foods.includes(food(word)),
  );
  const area = { x: 160, y: 100, r: 41, stretch: 1.5 };
  const patches = (count: number, low: number, high: number) =>
    scatter(random, count, area).map((spot) =>
      blob(spot, between(random, low, high), random, { wobble: 0.25, corners: 8 }),
    );
  return [
    ...drawOvenDish(table),
    ...filled(slab(nudge(MIDDLE, 0, 1), 156, 114, 20), red ? "#b8482a" : "#c98f35"),
    ...filled(slab(nudge(MIDDLE, 0, 0), 148, 106, 18), "#f3cf78"),
    ...filled(patches(11, 8, 14), "#fae6ae"),
    ...filled(patches(9, 5, 9), red ? "#cf5a36" : "#dda544", 0.75),
    ...filled(patches(10, 3, 6), "#b87726", 0.75),
    ...mix(
      larder,
      ofRole(larder, "veg", "main")
        .filter(({ piece }) => piece !== "leaf" && piece !== "egg")
        .slice(0, 2),
      9,
      area,
      0.85,
    ),
    ...mix(larder, [food("parsley")], 18, area),
  ];
}

/** Skewers side by side. */
export function drawSkewers(larder: Larder): Layer[] {
  const { random, table } = larder;
  const pieces = orElse(
    ofRole(larder, "main", "veg", "fruit").filter(({ piece }) => piece !== "leaf"),
    "bell pepper",
    "red onion",
  ).slice(0, 3);
  const tilt = between(random, -0.35, 0.35);
  const sticks = [-30, 0, 30].map((side) => shift({ ...MIDDLE, turn: tilt }, 0, side));
  return [
    ...drawPlate(table, random),
    ...put(larder, food("lettuce"), scatter(random, 12, { ...MIDDLE, r: 42 })),
    ...stroked(
      sticks.map((spot) => line(spot, 140)),
      "#c59a5f",
      3,
    ),
    ...pieces.flatMap((what, index) =>
      put(
        larder,
        what.piece === "fillet" ? { ...what, piece: "chunk" } : what,
        sticks.flatMap((spot) =>
          [-2, -1, 0, 1, 2]
            .filter((step) => (step + 2) % pieces.length === index)
            .map((step) => shift(spot, step * 19, 0, 0.4)),
        ),
        what.piece === "tomato" || what.piece === "cucumber" ? 0.85 : 1.12,
      ),
    ),
    ...strew(larder, 50, 12),
  ];
}
