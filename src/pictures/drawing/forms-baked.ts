import { drawBoard, drawPlate, MIDDLE } from "./dishes.ts";
import { food, type Larder, mix, ofRole, orElse, put } from "./larder.ts";
import { filled, type Layer, stroked } from "./layer.ts";
import {
  arc,
  blob,
  ellipse,
  line,
  nudge,
  roundOff,
  scatter,
  shift,
  slab,
  type Spot,
} from "./paths.ts";
import { between } from "./seeded-random.ts";

/** A pizza. */
export function drawPizza(larder: Larder): Layer[] {
  const { random } = larder;
  const on = orElse(
    ofRole(larder, "main", "veg").filter(({ piece }) => piece !== "tomato" && piece !== "leaf"),
    "tomato",
  ).slice(0, 3);
  const cheese = scatter(random, 15, { ...MIDDLE, r: 48 });
  const start = random() * 6;
  const cuts = [0, 1, 2].map((index) =>
    line({ ...MIDDLE, turn: start + (index * Math.PI) / 3 }, 150),
  );
  return [
    ...drawBoard(random),
    ...filled(
      blob(nudge(MIDDLE, 2, 5), 74, random, { wobble: 0.02, corners: 16 }),
      "#5f3a17",
      0.35,
    ),
    ...filled(blob(MIDDLE, 74, random, { wobble: 0.025, corners: 16 }), "#c98a41"),
    ...filled(blob(MIDDLE, 70, random, { wobble: 0.02, corners: 16 }), "#eab96f"),
    ...filled(blob(MIDDLE, 60, random, { wobble: 0.03, corners: 16 }), "#cf4b2b"),
    ...filled(
      cheese.map((spot) => blob(spot, between(random, 8, 14), random, { wobble: 0.2 })),
      "#f9e3a4",
    ),
    ...filled(
      scatter(random, 14, { ...MIDDLE, r: 66, inner: 62 }).map((spot) => ellipse(spot, 4, 2.4)),
      "#9c5f25",
      0.55,
    ),
    ...mix(larder, on, 13, { ...MIDDLE, r: 48 }),
    ...put(larder, food("basil"), scatter(random, 5, { ...MIDDLE, r: 40 }), 1.05),
    ...stroked(cuts, "#7a4a20", 1.4, 0.55),
  ];
}

/** A stack of pancakes. */
export function drawPancakes(larder: Larder): Layer[] {
  const { random, table } = larder;
  const fruits = ofRole(larder, "fruit").slice(0, 2);
  const syrup =
    ofRole(larder, "sauce").find(({ shade }) => shade !== food("cream").shade) ?? food("maple");
  const stack = [0, 1, 2].map((index) => nudge(MIDDLE, between(random, -3.5, 3.5), 9 - index * 8));
  const top = stack[2] ?? MIDDLE;
  const drips = Array.from(
    { length: 10 },
    (_, index) => 26 + (index % 3 === 1 ? 13 : index % 2 === 0 ? 2 : -2) + between(random, -2, 3),
  );
  return [
    ...drawPlate(table, random),
    ...stack.flatMap((spot) => [
      ...filled(blob(nudge(spot, 1, 5), 50, random, { wobble: 0.03, corners: 13 }), "#8a5320"),
      ...filled(blob(spot, 50, random, { wobble: 0.03, corners: 13 }), "#f0cb86"),
      ...filled(blob(nudge(spot, 0, -1.5), 48, random, { wobble: 0.03, corners: 13 }), "#d4914a"),
      ...filled(blob(nudge(spot, -1, -2.5), 43, random, { wobble: 0.04, corners: 13 }), "#e0a45c"),
    ]),
    ...filled(roundOff(nudge(top, 0, 1.6), drips), syrup.shade, 0.6),
    ...filled(roundOff(top, drips), syrup.base, 0.88),
    ...stroked(arc({ ...top, turn: 3.4 }, 19, 1.1), syrup.light, 2.2, 0.8),
    ...filled(slab({ ...nudge(top, 1, 2), turn: 0.3 }, 21, 19, 4), "#c99a2c", 0.8),
    ...filled(slab({ ...top, turn: 0.3 }, 20, 18, 4), "#fbe699"),
    ...mix(larder, fruits, 11, { ...MIDDLE, y: 96, r: 38, inner: 20 }, 1.1),
    ...mix(larder, fruits, 5, { ...MIDDLE, r: 58, inner: 54 }, 1.05),
    ...put(
      larder,
      food("mint"),
      [shift({ ...top, turn: -0.4 }, 18, 0), shift({ ...top, turn: -0.9 }, 20, 0)],
      0.8,
    ),
  ];
}

/** Muffins and cupcakes. */
export function drawMuffins(larder: Larder): Layer[] {
  const { random } = larder;
  const studs = larder.foods
    .filter(({ role, piece }) => role !== "base" && piece !== "egg" && piece !== "citrus")
    .slice(0, 2);
  const dark = larder.foods.some(({ base }) => base === food("chocolate").base);
  const tops = [
    { x: 118, y: 74, turn: 0 },
    { x: 200, y: 72, turn: 2 },
    { x: 120, y: 134, turn: 4 },
    { x: 201, y: 132, turn: 1 },
    { x: 160, y: 103, turn: 3 },
  ];
  const paper = (spot: Spot, radius: number) =>
    roundOff(
      spot,
      Array.from({ length: 26 }, (_, index) => radius * (index % 2 === 0 ? 1.04 : 0.94)),
    );
  return [
    ...drawBoard(random),
    ...filled(
      tops.map((spot) => ellipse(nudge(spot, 1.5, 4.5), 27)),
      "#5f3a17",
      0.35,
    ),
    ...filled(
      tops.map((spot) => paper(spot, 26)),
      "#f7efdd",
    ),
    ...filled(
      tops.map((spot) => blob(spot, 22, random, { wobble: 0.05 })),
      dark ? "#4a2716" : "#b97a38",
    ),
    ...filled(
      tops.map((spot) => blob(nudge(spot, -0.8, -1.4), 20, random, { wobble: 0.05 })),
      dark ? "#6d3f28" : "#dfa55c",
    ),
    ...filled(
      tops.map((spot) => ellipse(nudge(spot, -6, -7), 8, 6)),
      dark ? "#8f5b3e" : "#f0c687",
      0.7,
    ),
    ...tops.flatMap((spot) =>
      mix(
        larder,
        studs.map((what) =>
          what.piece === "drizzle" ? { ...what, piece: "chunk" as const } : what,
        ),
        5,
        { x: spot.x, y: spot.y, r: 13 },
        0.58,
      ),
    ),
  ];
}
