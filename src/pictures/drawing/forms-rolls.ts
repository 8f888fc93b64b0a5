import { drawBowl, drawPlate, MIDDLE } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, mix, ofRole, orElse, strew, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import { arc, blob, ellipse, leaf, line, nudge, shift, slab, type Spot } from "./paths.ts";
import { between } from "./seeded-random.ts";

/** Small enough for a cup or a cut roll. */
function inBits(foods: readonly Food[]): Food[] {
  return foods.map((what) => {
    if (what.piece === "fillet" || what.piece === "coin") return { ...what, piece: "chunk" };
    return what.role === "base" ? { ...what, piece: "crumb" } : what;
  });
}

/** Leaves as cups, filled. */
export function drawLettuceCups(larder: Larder): Layer[] {
  const { random, table } = larder;
  const greens = food("lettuce");
  const filling = inBits(
    orElse(
      ofRole(larder, "main", "veg", "fruit").filter(({ piece }) => piece !== "leaf"),
      "carrot",
      "cucumber",
    ).slice(0, 4),
  );
  const cups = [
    { x: 121, y: 84, turn: -2.5 },
    { x: 199, y: 82, turn: -0.7 },
    { x: 160, y: 138, turn: Math.PI / 2 },
  ];
  return [
    ...drawPlate(table, random),
    ...cups.flatMap((spot) => [
      ...filled(
        blob(nudge(spot, 1.5, 4), 37, random, { wobble: 0.09, corners: 15, stretch: 1.12 }),
        "#2a1a08",
        0.25,
      ),
      ...filled(blob(spot, 37, random, { wobble: 0.1, corners: 15, stretch: 1.12 }), greens.shade),
      ...filled(
        blob(nudge(spot, 0, -1), 35, random, { wobble: 0.1, corners: 15, stretch: 1.1 }),
        greens.base,
      ),
      ...filled(blob(spot, 27, random, { wobble: 0.08, corners: 13, stretch: 1.1 }), greens.light),
      ...stroked(
        [-0.5, 0, 0.5].map((turn) => line({ ...shift(spot, 14, 0), turn: spot.turn + turn }, 30)),
        "#e6f2c8",
        2.2,
        0.8,
      ),
      ...mix(larder, filling, 11, { x: spot.x, y: spot.y, r: 19 }, 0.72),
    ]),
    ...strew(larder, 52, 12),
  ];
}

const PAPER = { edge: "#d9cfa8", base: "#f4efdc", inside: "#fbf8ec" };
const NORI = { edge: "#1d2b22", base: "#2f4034", inside: "#f6f1e2" };

/** Rice-paper or nori rolls: two whole, and their cut ends. */
export function drawRolls(larder: Larder): Layer[] {
  const { random, table, foods } = larder;
  const dark = foods.includes(food("nori"));
  const skin = dark ? NORI : PAPER;
  const filling = inBits(
    orElse(
      foods.filter(
        ({ role, piece }) =>
          (role === "main" || role === "veg" || role === "fruit") &&
          piece !== "egg" &&
          piece !== "leaf",
      ),
      "cucumber",
      "carrot",
    ),
  ).slice(0, 4);
  const cuts = [-42, -14, 14, 42].flatMap((x) => [
    { x: 160 + x, y: 128 + between(random, -2, 2), turn: random() },
  ]);
  const whole = [62, 92].map((y) => ({ x: 160, y, turn: between(random, -0.05, 0.05) }));
  return [
    ...drawPlate(table, random),
    ...filled(
      whole.map((spot) => slab(nudge(spot, 1.5, 4), 100, 24, 11)),
      "#2a1a08",
      0.25,
    ),
    ...filled(
      whole.map((spot) => slab(spot, 100, 24, 11)),
      skin.edge,
    ),
    ...filled(
      whole.map((spot) => slab(nudge(spot, -0.5, -1), 97, 20, 9)),
      skin.base,
    ),
    ...(dark
      ? []
      : whole.flatMap((spot) =>
          mix(larder, filling, 9, { x: spot.x, y: spot.y, r: 6, stretch: 6.4 }, 0.62),
        )),
    ...(dark
      ? []
      : filled(
          whole.map((spot) => slab(nudge(spot, -0.5, -1), 97, 20, 9)),
          skin.base,
          0.35,
        )),
    ...stroked(
      whole.map((spot) => line(nudge(spot, 0, -6), 80)),
      "#ffffff",
      2,
      dark ? 0.18 : 0.7,
    ),
    ...filled(
      cuts.map((spot) => ellipse(nudge(spot, 1, 3), 14)),
      "#2a1a08",
      0.25,
    ),
    ...filled(
      cuts.map((spot) => ellipse(spot, 13.6)),
      skin.edge,
    ),
    ...filled(
      cuts.map((spot) => ellipse(spot, 11.4)),
      skin.inside,
    ),
    ...cuts.flatMap((spot) => mix(larder, filling, 5, { x: spot.x, y: spot.y, r: 6.4 }, 0.48)),
    ...strew(larder, 54, 8),
  ];
}

const SKINS: readonly (readonly [string, Pick<Food, "base" | "shade" | "light">])[] = [
  ["sweet potato", { base: "#b5602c", shade: "#7b3c17", light: "#f2a255" }],
  ["potato", { base: "#b98a4a", shade: "#805a28", light: "#f8e6b4" }],
  ["pepper", { base: "#d8482a", shade: "#9a2c16", light: "#f08a62" }],
  ["aubergine", { base: "#5b3a5c", shade: "#38213a", light: "#e3cfa6" }],
  ["courgette", { base: "#6f9f45", shade: "#456f2b", light: "#dfe9b6" }],
  ["mushroom", { base: "#a57e57", shade: "#6f5033", light: "#d8b993" }],
  ["avocado", { base: "#4f6b2c", shade: "#33471b", light: "#dfe79a" }],
  ["tomato", { base: "#d8432e", shade: "#a32718", light: "#f08368" }],
  ["apple", { base: "#c2483c", shade: "#84281f", light: "#f5e3b3" }],
  ["egg", { base: "#f3ead2", shade: "#cbbd98", light: "#f7c84d" }],
];

/** Halves of a vegetable or fruit, filled. */
export function drawStuffed(larder: Larder): Layer[] {
  const { random, table, foods } = larder;
  const [name, skin] = SKINS.find(([word]) => foods[0] === food(word)) ??
    SKINS.find(([word]) => foods.includes(food(word))) ?? ["pepper", SKINS[2]![1]];
  const filling = inBits(
    foods
      .filter(({ role, piece }) => role !== "sauce" && piece !== "citrus" && piece !== "leaf")
      .filter((what) => what !== food(name)),
  ).slice(0, 4);
  const turn = between(random, -0.2, 0.2);
  const halves = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => ({ x: 160 + x * 33, y: 100 + y * 31, turn: turn + Math.PI / 2 + x * 0.25 })),
  );
  return [
    ...drawPlate(table, random),
    ...filled(
      halves.map((spot) => ellipse(nudge(spot, 1.5, 4), 33, 25)),
      "#2a1a08",
      0.25,
    ),
    ...filled(
      halves.map((spot) => ellipse(spot, 32, 25)),
      skin.shade,
    ),
    ...filled(
      halves.map((spot) => ellipse(nudge(spot, -0.5, -1), 31, 23.6)),
      skin.base,
    ),
    ...filled(
      halves.map((spot) => ellipse(spot, 26, 18.5)),
      skin.light,
    ),
    ...halves.flatMap((spot) => mix(larder, filling, 9, { x: spot.x, y: spot.y, r: 15 }, 0.66)),
    ...strew(larder, 50, 14),
  ];
}

/** Scoops in a bowl. */
export function drawScoops(larder: Larder): Layer[] {
  const { random, table } = larder;
  const flavours = [
    ...ofRole(larder, "fruit", "sauce"),
    ...larder.foods.filter(({ piece }) => piece === "citrus"),
  ];
  const scoops = [
    { x: 136, y: 88, turn: 0 },
    { x: 186, y: 92, turn: 2 },
    { x: 158, y: 130, turn: 4 },
  ];
  return [
    ...drawBowl(table, random),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 69), "#f3e7cd"),
    ...scoops.flatMap((spot, index) => {
      const { base, shade, light } =
        flavours[index % Math.max(1, flavours.length)] ?? food("vanilla");
      return [
        ...filled(
          blob(nudge(spot, 1, 4), 31, random, { wobble: 0.06, corners: 14 }),
          "#2a1a08",
          0.2,
        ),
        ...filled(blob(spot, 31, random, { wobble: 0.07, corners: 15 }), shade),
        ...filled(blob(nudge(spot, -0.6, -1.4), 29, random, { wobble: 0.05, corners: 15 }), base),
        ...filled(ellipse(nudge(spot, -8, -10), 12, 9), light, 0.8),
        ...stroked(arc({ ...spot, turn: 0.6 }, 21, 1.3), shade, 2, 0.5),
      ];
    }),
    ...mix(
      larder,
      ofRole(larder, "fruit", "top")
        .filter(({ piece }) => piece !== "citrus")
        .slice(0, 2),
      8,
      { ...MIDDLE, r: 56, inner: 46 },
      0.8,
    ),
    ...filled([leaf({ x: 165, y: 108, turn: -0.6 } satisfies Spot, 20, 8)], "#5b9c42"),
  ];
}
