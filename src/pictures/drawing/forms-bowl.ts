import { BOWL_INSIDE, drawBowl, drawPan, MIDDLE } from "./dishes.ts";
import { food, type Larder, mix, ofRole, orElse, put, strew, withPiece } from "./larder.ts";
import { filled, type Layer, stroked } from "./layer.ts";
import { blob, ellipse, halfDisc, line, nudge, scatter, shift, type Spot } from "./paths.ts";
import { between } from "./seeded-random.ts";

/** Everything in pieces, without leaves: a Greek salad, beans, fruit. */
export function drawChopped(larder: Larder): Layer[] {
  const { random, table } = larder;
  const bed = ofRole(larder, "base").find(({ piece }) => piece === "grain" || piece === "noodle");
  const among = orElse(
    ofRole(larder, "main", "veg", "fruit").filter(({ piece }) => piece !== "egg"),
    "cucumber",
    "tomato",
  ).slice(0, 5);
  return [
    ...drawBowl(table, random),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 69), bed?.shade ?? "#00000022"),
    ...(bed ? put(larder, bed, [nudge(MIDDLE, 0, 2)], bed.piece === "noodle" ? 1.2 : 1.9) : []),
    ...mix(larder, among, bed ? 24 : 40, { ...BOWL_INSIDE, r: 55 }, 1.05),
    ...(withPiece(larder, "egg")
      ? put(larder, food("egg"), scatter(random, 2, { ...BOWL_INSIDE, r: 34 }), 0.75)
      : []),
    ...strew(larder, 50, 16),
  ];
}

/** A salad: leaves in three greens with everything else among them. */
export function drawSalad(larder: Larder): Layer[] {
  const { random, table } = larder;
  const among = orElse(
    ofRole(larder, "main", "veg", "fruit").filter(
      ({ piece }) => piece !== "leaf" && piece !== "egg",
    ),
    "tomato",
    "cucumber",
  ).slice(0, 5);
  const greens = food("lettuce");
  return [
    ...drawBowl(table, random),
    ...filled(blob(nudge(MIDDLE, 0, 2), 66, random, { wobble: 0.04, corners: 14 }), greens.shade),
    ...put(larder, greens, scatter(random, 34, { ...BOWL_INSIDE, r: 57 }), 1.25),
    ...mix(larder, among, 17, { ...BOWL_INSIDE, r: 50 }, 1.08),
    ...(withPiece(larder, "egg")
      ? put(larder, food("egg"), scatter(random, 2, { ...BOWL_INSIDE, r: 34 }), 0.75)
      : []),
    ...put(larder, food("spinach"), scatter(random, 5, { ...BOWL_INSIDE, r: 50 }), 0.8),
    ...strew(larder, 50, 14),
  ];
}

/** A bowl in sections: foods side by side on a bed. */
export function drawFields(larder: Larder): Layer[] {
  const { random, table } = larder;
  const bed = ofRole(larder, "base").find(({ piece }) => piece === "grain" || piece === "noodle");
  const around = orElse(
    ofRole(larder, "main", "veg", "fruit"),
    "cucumber",
    "carrot",
    "spinach",
  ).slice(0, 5);
  const fields = bed || around.length > 2 ? around : [...around, ...around].slice(0, 4);
  const first = random() * 6.3;
  const step = (Math.PI * 2) / (fields.length + (bed ? 1 : 0));
  const bedSpot = shift({ ...MIDDLE, turn: first }, bed?.piece === "noodle" ? 22 : 32, 0);
  const heaps = fields.flatMap((what, index) => {
    const spot = nudge(shift({ ...MIDDLE, turn: first + step * (index + 1) }, 38, 0), 0, 1);
    const radius = (bed ? 24 : 30) - fields.length;
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
    return mix(
      larder,
      [what],
      (many[what.piece] ?? 7) * (bed ? 1 : 1.7),
      { x: spot.x, y: spot.y, r: radius },
      1.08,
    );
  });
  return [
    ...drawBowl(table, random),
    ...(bed
      ? [
          ...filled(ellipse(nudge(MIDDLE, 0, 2), 69), bed.shade),
          ...put(larder, bed, [nudge(MIDDLE, 0, 2)], bed.piece === "noodle" ? 1.2 : 1.9),
          ...put(larder, bed, [bedSpot], bed.piece === "noodle" ? 0.55 : 0.85),
        ]
      : []),
    ...heaps,
    ...ofRole(larder, "sauce")
      .slice(0, 1)
      .flatMap((sauce) => put(larder, sauce, [{ ...MIDDLE, turn: random() * 3 }])),
    ...strew(larder, 44, 14),
  ];
}

/** Everything in the wok, glossy. */
export function drawStirFry(larder: Larder): Layer[] {
  const { random } = larder;
  // In a wok, eggs are stirred.
  const curds = { piece: "chunk", base: "#f5cd5d", shade: "#c9952c", light: "#fbe394" } as const;
  const all = ofRole(larder, "main", "veg")
    .slice(0, 6)
    .map((what) => (what.piece === "egg" ? { ...what, ...curds } : what));
  const noNoodles = larder.foods.every(({ role }) => role !== "base");
  const extra = noNoodles ? orElse(all, "broccoli", "bell pepper", "carrot") : all;
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
    ...mix(larder, extra, noodles ? 20 : 32, { ...BOWL_INSIDE, r: 56 }, 1.08),
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
