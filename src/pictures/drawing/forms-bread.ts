import { drawBoard, drawPlate, MIDDLE } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, mix, ofRole, put, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import {
  arc,
  blob,
  bow,
  crescent,
  ellipse,
  halfDisc,
  line,
  nudge,
  roundOff,
  scatter,
  shift,
  slab,
  type Spot,
} from "./paths.ts";
import { around } from "./piece.ts";
import { between, type Random } from "./seeded-random.ts";

const SHADE = "#5f3a17";
const CRUST = "#b6742f";
const BREAD = "#e2aa5e";
const CRUMB = "#f3d7a0";
const DARK = { crust: "#3f2114", bread: "#64371f", crumb: "#8a5636" };

/** Whether it contains chocolate, and so is drawn brown. */
function isDark({ foods }: Larder): boolean {
  return foods.some(({ base }) => base === food("chocolate").base);
}

function dough(larder: Larder) {
  return isDark(larder) ? DARK : { crust: CRUST, bread: BREAD, crumb: CRUMB };
}

/** What is baked in or strewn on: fruit, nuts, seeds, cheese; chocolate in drops. */
function studsOf(larder: Larder): Food[] {
  return larder.foods
    .filter(({ role, piece }) => (role === "fruit" || role === "top") && piece !== "citrus")
    .slice(0, 2);
}

/** An oval flatbread with blisters and what is on it. */
export function drawFlatbread(larder: Larder): Layer[] {
  const { random } = larder;
  const at = { ...MIDDLE, turn: between(random, -0.3, 0.3) };
  const on = ofRole(larder, "main", "veg", "fruit").filter(({ piece }) => piece !== "egg");
  const strewn = larder.foods.filter(({ role, piece }) => role === "top" && piece !== "citrus");
  const area = { ...MIDDLE, r: 42, stretch: 1.35 };
  const oval = (spot: Spot, radius: number) =>
    blob(spot, radius, random, { wobble: 0.035, corners: 16, stretch: 1.3 });
  return [
    ...drawBoard(random),
    ...filled(oval(nudge(at, 2, 5), 61), SHADE, 0.35),
    ...filled(oval(at, 61), CRUST),
    ...filled(oval(nudge(at, -0.5, -1), 58), BREAD),
    ...filled(oval(at, 49), CRUMB),
    ...filled(
      scatter(random, 16, { ...area, r: 50 }).map((spot) =>
        ellipse(spot, between(random, 3, 7), between(random, 2, 4.6)),
      ),
      "#a8662c",
      0.5,
    ),
    ...mix(larder, on.slice(0, 3), 16, area),
    ...mix(larder, strewn.length > 0 ? strewn.slice(0, 2) : [], 34, area),
  ];
}

/** A tin loaf, two slices cut. */
export function drawLoaf(larder: Larder): Layer[] {
  const { random } = larder;
  const { crust, bread, crumb } = larder.foods.some(
    ({ role, piece }) => role === "main" && piece !== "egg",
  )
    ? { crust: "#5a2f18", bread: "#8a4d2b", crumb: "#b27a50" }
    : dough(larder);
  const studs = studsOf(larder);
  const loaf = { x: 136, y: 100, turn: Math.PI / 2 + between(random, -0.08, 0.08) };
  const slices = [0, 1].map((index) => ({
    x: 193 + index * 24,
    y: 104 + index * 5,
    turn: loaf.turn + 0.08 + index * 0.1,
  }));
  return [
    ...drawBoard(random),
    ...filled(slab(nudge(loaf, 2, 6), 122, 76, 26), SHADE, 0.35),
    ...filled(slab(loaf, 120, 74, 26), crust),
    ...filled(slab(shift(loaf, -1, 0), 110, 62, 24), bread),
    ...stroked(
      [-30, 0, 30].map((along) => bow(shift({ ...loaf, turn: loaf.turn }, along, 0, 1.1), 46, 5)),
      crumb,
      6,
      0.8,
    ),
    ...slices.flatMap((spot) => [
      ...filled(slab(nudge(spot, 1.5, 4), 106, 20, 9), SHADE, 0.3),
      ...filled(slab(spot, 104, 20, 9), crust),
      ...filled(slab(nudge(spot, -1.5, 0), 98, 14, 7), crumb),
    ]),
    ...mix(larder, studs, 12, { x: loaf.x, y: loaf.y, r: 26 }, 0.6),
    ...mix(larder, studs, 8, { x: 204, y: 106, r: 20 }, 0.45),
  ];
}

const SIX = [
  { x: 114, y: 76, turn: 0 },
  { x: 161, y: 68, turn: 2 },
  { x: 208, y: 78, turn: 4 },
  { x: 112, y: 128, turn: 1 },
  { x: 160, y: 122, turn: 3 },
  { x: 207, y: 130, turn: 5 },
];

/** Round buns side by side: bread rolls, scones, bao. */
export function drawBuns(larder: Larder): Layer[] {
  const { random } = larder;
  const { crust, bread, crumb } = dough(larder);
  const spice = larder.foods.some(({ base }) => base === food("caramel").base);
  return [
    ...drawBoard(random),
    ...filled(
      SIX.map((spot) => ellipse(nudge(spot, 1.5, 4.5), 24)),
      SHADE,
      0.35,
    ),
    ...filled(
      SIX.map((spot) => blob(spot, 24, random, { wobble: 0.04 })),
      crust,
    ),
    ...filled(
      SIX.map((spot) => blob(nudge(spot, -0.6, -1.4), 22, random, { wobble: 0.04 })),
      bread,
    ),
    ...filled(
      SIX.map((spot) => ellipse(nudge(spot, -6, -8), 9, 6)),
      crumb,
      0.9,
    ),
    ...(spice
      ? stroked(
          SIX.map((spot) => arc(spot, 12, 4.6)),
          food("caramel").shade,
          3,
        )
      : []),
    ...SIX.flatMap((spot) =>
      mix(larder, studsOf(larder), 5, { x: spot.x, y: spot.y, r: 14 }, 0.55),
    ),
  ];
}

/** Flat cookies, or small balls. */
export function drawCookies(larder: Larder): Layer[] {
  const { random } = larder;
  const dark = larder.foods[0]?.base === food("chocolate").base && larder.foods.length === 1;
  const studs = larder.foods
    .filter(({ role }) => role === "fruit" || role === "top" || role === "sauce")
    .map((what) => (what.piece === "drizzle" ? { ...what, piece: "chunk" as const } : what))
    .slice(0, 2);
  return [
    ...drawPlate(larder.table, random),
    ...SIX.map((spot) => ({
      ...spot,
      x: 160 + (spot.x - 160) * 0.86,
      y: 100 + (spot.y - 99) * 1.1,
    })).flatMap((spot) => [
      ...filled(blob(nudge(spot, 1, 3.4), 23, random, { wobble: 0.05 }), SHADE, 0.35),
      ...filled(blob(spot, 23, random, { wobble: 0.05 }), "#a9652a"),
      ...filled(
        blob(nudge(spot, -0.6, -1), 21, random, { wobble: 0.05 }),
        dark ? DARK.crumb : "#dba55d",
      ),
      ...mix(larder, studs, 6, { x: spot.x, y: spot.y, r: 15 }, 0.5),
    ]),
  ];
}

/** Brownies, flapjacks, bars: cut squares. */
export function drawSquares(larder: Larder): Layer[] {
  const { random } = larder;
  const { crust, bread, crumb } = dough(larder);
  const studs = studsOf(larder);
  const spots = [-46, 0, 46].flatMap((x) =>
    [-30, 28].map((y) => ({
      x: 160 + x + between(random, -2, 2),
      y: 100 + y + between(random, -2, 2),
      turn: between(random, -0.1, 0.1),
    })),
  );
  return [
    ...drawBoard(random),
    ...filled(
      spots.map((spot) => slab(nudge(spot, 2, 5), 41, 48, 4)),
      SHADE,
      0.4,
    ),
    ...filled(
      spots.map((spot) => slab(nudge(spot, 0, 2), 41, 48, 4)),
      crust,
    ),
    ...filled(
      spots.map((spot) => slab(nudge(spot, 0, -1.5), 40, 44, 4)),
      bread,
    ),
    ...filled(
      spots.flatMap((spot) =>
        scatter(random, 5, { x: spot.x, y: spot.y, r: 15 }).map((dot) => ellipse(dot, 4, 1.6)),
      ),
      crumb,
      0.7,
    ),
    ...spots.flatMap((spot) => mix(larder, studs, 6, { x: spot.x, y: spot.y - 2, r: 15 }, 0.6)),
  ];
}

/** A wedge of a pie chart, from the spot, as a path. */
function wedge(spot: Spot, radius: number, sweep: number): string {
  const to = { ...spot, turn: spot.turn + sweep };
  const [a, b] = [shift(spot, radius, 0), shift(to, radius, 0)];
  const point = ({ x, y }: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${point(spot)}L${point(a)}A${radius} ${radius} 0 ${sweep > Math.PI ? 1 : 0} 1 ${point(b)}Z`;
}

/** A round cake with icing, one slice pulled out. */
export function drawCake(larder: Larder): Layer[] {
  const { random, table, foods } = larder;
  const brown = isDark(larder);
  const icing = brown ? food("chocolate") : { base: "#fbf3e0", shade: "#e3cf9f", light: "#ffffff" };
  const on = foods
    .filter(
      ({ role, piece }) =>
        role === "fruit" ||
        (role === "top" && piece !== "crumb" && piece !== "fleck") ||
        piece === "coin",
    )
    .slice(0, 2);
  const start = between(random, 0.2, 0.8);
  const whole = { ...MIDDLE, turn: start + 0.75 };
  const piece = shift({ ...MIDDLE, turn: start + 0.37 }, 15, 0);
  const part = { ...piece, turn: start };
  const parts = [
    { spot: whole, sweep: Math.PI * 2 - 0.75 },
    { spot: part, sweep: 0.75 },
  ];
  return [
    ...drawPlate(table, random),
    ...parts.flatMap(({ spot, sweep }) => [
      ...filled(wedge(nudge(spot, 1.5, 7), 58, sweep), "#2a1a08", 0.25),
      ...filled(wedge(nudge(spot, 0, 4), 57, sweep), brown ? "#54301c" : "#d9a457"),
      ...filled(wedge(spot, 57, sweep), icing.shade),
      ...filled(wedge(nudge(spot, 0, -1), 55, sweep), icing.base),
    ]),
    ...stroked(arc({ ...MIDDLE, turn: start + 1 }, 47, 4.9), icing.light, 3, 0.6),
    ...on.flatMap((what, index) =>
      put(
        larder,
        what,
        around({ ...MIDDLE, turn: start + 1 + index * 0.3 }, 11, 40).filter(
          (_, at) => at < 10 && at % on.length === index,
        ),
        0.9,
      ),
    ),
    ...put(larder, on[0] ?? food("chocolate"), on[0] ? [shift(part, 36, 13, 0)] : [], 0.9),
  ];
}

function pastry(spot: Spot, random: Random): Layer[] {
  const crimps = Array.from({ length: 9 }, (_, index) =>
    shift({ ...spot, turn: spot.turn + Math.PI + 0.25 + (index / 8) * (Math.PI - 0.5) }, 35, 0),
  );
  return [
    ...filled(halfDisc(nudge(spot, 1.5, 5), 37), SHADE, 0.35),
    ...filled(halfDisc(spot, 37), "#b6742f"),
    ...filled(halfDisc(shift(spot, 0, -1.5), 33.5), "#dfa24c"),
    ...filled(
      crimps.map((dot) => ellipse(dot, 4, 3.2)),
      "#eebd70",
    ),
    ...filled(ellipse(shift(spot, between(random, -6, 6), -14), 15, 7), "#f0c47c", 0.8),
    ...stroked(
      [-8, 0, 8].map((along) => line(shift(spot, along, -12, 1.1), 8)),
      "#8a5320",
      1.8,
      0.8,
    ),
  ];
}

/** Empanadas, samosas, pasties: folded pastries with a crimped edge. */
export function drawPasties({ random }: Larder): Layer[] {
  return [
    ...drawBoard(random),
    ...[
      { x: 116, y: 96, turn: between(random, -0.3, 0.1) },
      { x: 206, y: 88, turn: between(random, -0.1, 0.3) },
      { x: 162, y: 146, turn: between(random, -0.2, 0.2) },
    ].flatMap((spot) => pastry(spot, random)),
  ];
}

/** Golden rolls, fried or baked. */
export function drawCrispRolls(larder: Larder): Layer[] {
  const { random, table } = larder;
  const turn = between(random, -0.5, -0.2);
  const rolls = [-38, -13, 12, 37].map((side) =>
    shift({ ...MIDDLE, turn }, between(random, -5, 5), side),
  );
  return [
    ...drawPlate(table, random),
    ...put(larder, food("lettuce"), scatter(random, 9, { ...MIDDLE, r: 46 })),
    ...filled(
      rolls.map((spot) => slab(nudge(spot, 1.5, 4), 92, 20, 9)),
      SHADE,
      0.4,
    ),
    ...filled(
      rolls.map((spot) => slab(spot, 92, 20, 9)),
      "#b0691f",
    ),
    ...filled(
      rolls.map((spot) => slab(shift(spot, 0, -1.5), 88, 15, 7)),
      "#dd9c41",
    ),
    ...stroked(
      rolls.map((spot) => line(shift(spot, -3, -4), 70)),
      "#f3cd84",
      3,
      0.8,
    ),
    ...stroked(
      rolls.flatMap((spot) => [-20, 18].map((along) => line(shift(spot, along, 0, 1), 15))),
      "#8a5320",
      1.6,
      0.6,
    ),
  ];
}

/** A long roll with a sausage, or with what else it is filled with. */
export function drawHotDog(larder: Larder): Layer[] {
  const { random } = larder;
  const [main = food("sausage")] = ofRole(larder, "main");
  const at = { ...MIDDLE, turn: -0.3 + between(random, -0.08, 0.08) };
  const sausage = main.piece === "coin";
  return [
    ...drawBoard(random),
    ...filled(slab(nudge(at, 2, 6), 146, 66, 32), SHADE, 0.35),
    ...filled(slab(shift(at, 0, -14), 144, 36, 18), CRUST),
    ...filled(slab(shift(at, 0, 14), 144, 36, 18), CRUST),
    ...filled(slab(shift(at, 0, -15), 138, 28, 14), BREAD),
    ...filled(slab(shift(at, 0, 15), 138, 28, 14), BREAD),
    ...filled(slab(at, 132, 22, 9), CRUMB),
    ...(sausage
      ? [
          ...filled(slab(nudge(at, 0, 2), 158, 20, 10), main.shade),
          ...filled(slab(at, 156, 18, 9), main.base),
          ...stroked(line(shift(at, 0, -4), 130), main.light, 3, 0.6),
          ...stroked(
            Array.from({ length: 9 }, (_, index) =>
              bow(shift(at, (index - 4) * 14, 0, index % 2 ? 0.6 : -0.6), 14, 1),
            ),
            "#f2c230",
            3.6,
          ),
        ]
      : mix(
          larder,
          ofRole(larder, "main", "veg").slice(0, 3),
          16,
          { ...MIDDLE, r: 12, stretch: 4.6 },
          0.9,
        )),
  ];
}

/** Thin pancakes, folded, with their filling. */
export function drawCrepes(larder: Larder): Layer[] {
  const { random, table } = larder;
  const on = ofRole(larder, "main", "veg", "fruit")
    .filter(({ piece }) => piece !== "egg")
    .slice(0, 3);
  const start = between(random, 0.3, 0.7);
  const folded = [0, 1].map((index) => ({
    ...shift({ ...MIDDLE, turn: start }, index * 16 - 40, index * 26 - 14),
    turn: -0.55 + index * 0.3,
  }));
  return [
    ...drawPlate(table, random),
    ...folded.flatMap((spot) => [
      ...filled(wedge(nudge(spot, 1.5, 4), 84, 1.1), "#2a1a08", 0.22),
      ...filled(wedge(spot, 84, 1.1), "#b9772e"),
      ...filled(wedge(shift({ ...spot, turn: spot.turn + 0.04 }, 2, 0), 78, 1.02), "#efc77d"),
      ...filled(
        scatter(random, 9, { ...shift({ ...spot, turn: spot.turn + 0.55 }, 52, 0), r: 20 }).map(
          (dot) => ellipse(dot, 4.4, 2.6),
        ),
        "#cf9544",
        0.75,
      ),
    ]),
    ...mix(larder, on, 10, { x: 150, y: 104, r: 30 }, 0.85),
    ...mix(
      larder,
      ofRole(larder, "top")
        .filter(({ piece }) => piece !== "citrus")
        .slice(0, 1),
      12,
      { ...MIDDLE, r: 44 },
    ),
    ...ofRole(larder, "sauce")
      .slice(0, 1)
      .flatMap((sauce) => put(larder, sauce, [{ ...MIDDLE, turn: 0.6 }], 0.8)),
  ];
}

/** Two square waffles with their grid. */
export function drawWaffles(larder: Larder): Layer[] {
  const { random, table } = larder;
  const fruits = ofRole(larder, "fruit", "main").slice(0, 2);
  const spots = [
    { x: 143, y: 88, turn: 0.25 + between(random, -0.1, 0.1) },
    { x: 176, y: 112, turn: -0.2 + between(random, -0.1, 0.1) },
  ];
  const cells = (spot: Spot) =>
    [-24, -8, 8, 24].flatMap((x) =>
      [-24, -8, 8, 24].map((y) => slab(shift(spot, x, y), 11, 11, 2)),
    );
  return [
    ...drawPlate(table, random),
    ...spots.flatMap((spot) => [
      ...filled(slab(nudge(spot, 1.5, 4), 78, 78, 12), "#2a1a08", 0.25),
      ...filled(slab(spot, 76, 76, 11), "#b9772e"),
      ...filled(slab(nudge(spot, -0.5, -1), 73, 73, 10), "#e9b863"),
      ...filled(cells(spot), "#b87830"),
      ...filled(cells(nudge(spot, 0.8, 1.6)), "#d99a49"),
    ]),
    ...mix(larder, fruits, 9, { ...MIDDLE, r: 36 }, 0.9),
    ...ofRole(larder, "sauce")
      .slice(0, 1)
      .flatMap((sauce) => put(larder, sauce, [{ ...MIDDLE, turn: 0.4 }])),
  ];
}

/** Tortilla chips in a heap, with what is on them. */
export function drawNachos(larder: Larder): Layer[] {
  const { random, table } = larder;
  const chips = scatter(random, 30, { ...MIDDLE, r: 56 });
  const chip = (spot: Spot) => roundOff(spot, [22, 9, 22, 9, 22, 9]);
  const on = ofRole(larder, "main", "veg").slice(0, 3);
  return [
    ...drawPlate(table, random),
    ...[chips.slice(0, 15), chips.slice(15)].flatMap((layer) => [
      ...filled(
        layer.map((spot) => chip(nudge(spot, 0.8, 2.4))),
        "#a8702a",
      ),
      ...filled(layer.map(chip), "#efc263"),
      ...filled(
        layer.map((spot) => crescent(spot, 16, 5)),
        "#f9e2a2",
        0.7,
      ),
    ]),
    ...mix(larder, [food("cheese"), ...on], 18, { ...MIDDLE, r: 46 }, 0.9),
    ...mix(
      larder,
      ofRole(larder, "top")
        .filter(({ piece }) => piece === "fleck")
        .slice(0, 1),
      12,
      { ...MIDDLE, r: 46 },
    ),
  ];
}
