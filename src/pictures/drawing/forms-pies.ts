import { drawBowl, drawOvenDish, MIDDLE, type Table } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, mix, ofRole, orElse, put, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import {
  arc,
  blob,
  bow,
  ellipse,
  leaf,
  line,
  nudge,
  roundOff,
  scatter,
  shift,
  slab,
} from "./paths.ts";
import { around } from "./piece.ts";
import { between } from "./seeded-random.ts";

const AREA = { x: 160, y: 100, r: 41, stretch: 1.5 };

/** Mash in ridges drawn with a fork, browned along the tops, its filling at the edges. */
export function drawMashPie(larder: Larder): Layer[] {
  const { random, table, foods } = larder;
  const sweet = food("sweet potato");
  const mash = foods.includes(sweet) ? sweet : food("mash");
  const fish = foods.some(({ piece, role }) => role === "main" && piece === "fillet");
  const ridges = [-44, -33, -22, -11, 0, 11, 22, 33, 44].map((y) => ({
    ...nudge(MIDDLE, 0, y),
    length: 126 - Math.abs(y) * 0.5,
  }));
  const waves = (dy: number) =>
    ridges.flatMap(({ length, ...spot }) =>
      [-1, 0, 1].map((third) => bow(nudge(spot, (third * length) / 3, dy), length / 3, 3.4)),
    );
  const peeping = ofRole(larder, "main", "veg").filter(
    ({ piece }) => piece !== "leaf" && piece !== "chunk" && piece !== "fillet",
  );
  return [
    ...drawOvenDish(table),
    ...filled(slab(MIDDLE, 156, 114, 20), fish ? "#e9d9b4" : "#7a3f22"),
    ...mix(larder, peeping.slice(0, 3), 26, { ...AREA, r: 52, inner: 46 }, 0.7),
    ...filled(
      blob(nudge(MIDDLE, 0, 1.5), 48, random, { wobble: 0.03, corners: 18, stretch: 1.48 }),
      mash.shade,
    ),
    ...filled(blob(MIDDLE, 47, random, { wobble: 0.03, corners: 18, stretch: 1.47 }), mash.base),
    ...stroked(waves(2.2), mash.shade, 2.4, 0.7),
    ...stroked(waves(-1.6), mash.light, 3),
    ...filled(
      scatter(random, 15, AREA).map((spot) =>
        ellipse({ ...spot, turn: 0 }, between(random, 5, 10), 2),
      ),
      "#b8742a",
      0.6,
    ),
    ...mix(larder, [food("parsley")], 10, AREA, 0.9),
  ];
}

const CRUST = { dark: "#9a5b22", base: "#d9963f", light: "#eebb6c" };

/** A round tin or dish, and the crimped edge of a pastry case. */
function pastryCase(table: Table): Layer[] {
  const crimps = around(MIDDLE, 36, 75);
  return [
    ...filled(ellipse(nudge(MIDDLE, 2, 7), 87, 85), "var(--dish-shadow)"),
    ...filled(ellipse(MIDDLE, 85), table.glaze.fill),
    ...stroked(ellipse(MIDDLE, 83.4), table.glaze.rim, 2.6),
    ...filled(ellipse(MIDDLE, 77), CRUST.dark),
    ...filled(
      crimps.map((spot) => ellipse(spot, 5.4, 6.8)),
      CRUST.base,
    ),
    ...filled(
      crimps.map((spot) => ellipse(nudge(spot, -0.8, -1), 2.6, 4)),
      CRUST.light,
      0.8,
    ),
  ];
}

/** A pie under a pastry lid: slits for a savoury one, a lattice over fruit. */
export function drawPie(larder: Larder): Layer[] {
  const { random, table } = larder;
  const [fruit] = ofRole(larder, "fruit");
  const strips = [-48, -24, 0, 24, 48];
  const strip = (at: number, turn: number) =>
    slab(shift({ ...MIDDLE, turn }, 0, at), 2 * Math.sqrt(70 ** 2 - at ** 2), 11, 3);
  if (fruit !== undefined) {
    return [
      ...pastryCase(table),
      ...filled(ellipse(MIDDLE, 69), fruit.shade),
      ...mix(larder, [fruit], 38, { ...MIDDLE, r: 62 }, 1.15),
      ...[0.78, 0.78 + Math.PI / 2].flatMap((turn) => [
        ...filled(
          strips.map((at) => strip(at + 1.8, turn)),
          CRUST.dark,
          0.8,
        ),
        ...filled(
          strips.map((at) => strip(at, turn)),
          CRUST.base,
        ),
        ...stroked(
          strips.map((at) =>
            line(shift({ ...MIDDLE, turn }, 0, at - 2.6), 2 * Math.sqrt(62 ** 2 - at ** 2)),
          ),
          CRUST.light,
          1.8,
          0.8,
        ),
      ]),
    ];
  }
  const slits = around({ ...MIDDLE, turn: 0.6 }, 6, 32);
  return [
    ...pastryCase(table),
    ...filled(blob(MIDDLE, 70, random, { wobble: 0.015, corners: 18 }), CRUST.base),
    ...filled(
      blob(nudge(MIDDLE, -3, -4), 58, random, { wobble: 0.04, corners: 14 }),
      CRUST.light,
      0.6,
    ),
    ...filled(
      scatter(random, 14, { ...MIDDLE, r: 62 }).map((spot) => ellipse(spot, 7, 4)),
      "#b8742a",
      0.35,
    ),
    ...filled(
      slits.map((spot) => leaf(spot, 26, 5)),
      "#5f3415",
    ),
    ...filled(
      around({ ...MIDDLE, turn: 1.1 }, 5, 11).map((spot) => leaf(spot, 26, 9)),
      CRUST.dark,
    ),
    ...filled(
      around({ ...MIDDLE, turn: 1.1 }, 5, 10).map((spot) => leaf(spot, 23, 7)),
      CRUST.light,
    ),
  ];
}

/** The filling of an open tart. */
function fillingOf(larder: Larder): Pick<Food, "base" | "shade" | "light"> {
  const { foods } = larder;
  const sauce = foods.find(({ role, piece }) => role === "sauce" && piece === "drizzle");
  const [sweet] = foods;
  if (sweet === food("lemon") || sweet === food("orange")) return food("lemon");
  if (sweet === food("lime")) return { base: "#e3eaa0", shade: "#b3bd5c", light: "#f6f9d3" };
  if (sweet === food("pumpkin")) return food("pumpkin");
  if (sweet === food("chocolate") || sauce === food("chocolate")) return food("chocolate");
  if (sweet?.piece === "nut") return sweet;
  if (sauce === food("caramel")) return sauce;
  return { base: "#f4d585", shade: "#c99537", light: "#fdeab2" };
}

/** A quiche or an open tart in its case, one slice cut. */
export function drawTart(larder: Larder): Layer[] {
  const { random, table } = larder;
  const filling = fillingOf(larder);
  const savoury = ofRole(larder, "main", "veg").filter(({ piece }) => piece !== "egg");
  const on = (
    savoury.length > 0
      ? savoury
      : ofRole(larder, "fruit", "top").filter(({ piece }) => piece !== "fleck" && piece !== "crumb")
  ).slice(0, 3);
  const start = random() * 6;
  const cut = [0, 0.8].map((turn) => line(shift({ ...MIDDLE, turn: start + turn }, 37, 0), 74));
  return [
    ...pastryCase(table),
    ...filled(ellipse(MIDDLE, 69), filling.shade),
    ...filled(ellipse(nudge(MIDDLE, 0, 1), 67), filling.base),
    ...filled(
      scatter(random, 16, { ...MIDDLE, r: 56 }).map((spot) =>
        ellipse(spot, between(random, 5, 9), 4),
      ),
      filling.light,
      0.7,
    ),
    ...(savoury.length > 0
      ? filled(
          scatter(random, 12, { ...MIDDLE, r: 58 }).map((spot) =>
            ellipse(spot, between(random, 4, 7), 3.4),
          ),
          "#b8742a",
          0.5,
        )
      : []),
    ...(savoury.length > 0 ? mix(larder, on, 20, { ...MIDDLE, r: 54 }, 0.95) : rings(larder, on)),
    ...(savoury.length > 0 ? mix(larder, [food("chive")], 16, { ...MIDDLE, r: 56 }) : []),
    ...stroked(cut, CRUST.dark, 2.2, 0.75),
  ];
}

/** Fruit in rings, as on a pastry cook's tart. */
function rings(larder: Larder, fruits: readonly Food[]): Layer[] {
  const [one, other = one] = fruits;
  if (one === undefined || other === undefined) return [];
  const small = one.piece === "nut" || one.piece === "berry";
  return [
    ...put(larder, one, around(MIDDLE, small ? 26 : 15, 54), small ? 1.1 : 0.95),
    ...put(larder, other, around({ ...MIDDLE, turn: 0.3 }, small ? 17 : 9, 33), small ? 1.1 : 0.95),
    ...put(larder, one, around({ ...MIDDLE, turn: 0.1 }, small ? 8 : 4, 13), small ? 1.1 : 0.9),
  ];
}

/** Crumbs baked over fruit that bubbles up between them. */
export function drawCrumble(larder: Larder): Layer[] {
  const { random, table } = larder;
  const fruits = ofRole(larder, "fruit", "veg").slice(0, 2);
  const [fruit] = fruits;
  const patch = (count: number, low: number, high: number) =>
    scatter(random, count, AREA).map((spot) =>
      roundOff(
        spot,
        Array.from({ length: 6 }, () => between(random, low, high)),
      ),
    );
  return [
    ...drawOvenDish(table),
    ...filled(slab(MIDDLE, 156, 114, 20), fruit?.shade ?? "#b0702a"),
    ...filled(blob(MIDDLE, 48, random, { wobble: 0.07, corners: 20, stretch: 1.48 }), "#c08340"),
    ...filled(patch(46, 4, 7), "#e3b26b"),
    ...filled(patch(40, 2, 4.4), "#f3d298"),
    ...filled(patch(16, 2, 4), "#a8662c", 0.7),
    ...mix(larder, fruits, 11, { ...AREA, r: 44 }, 0.9),
    ...mix(
      larder,
      ofRole(larder, "top").filter(({ piece }) => piece === "nut"),
      14,
      AREA,
    ),
  ];
}

/** A lidded pot from above: what is in it isn't known. */
export function drawPot({ table, random }: Larder): Layer[] {
  const turn = between(random, -0.25, 0.25);
  const at = { ...MIDDLE, turn };
  const ears = [-1, 1].map((side) => slab(shift(at, side * 80, 0), 24, 40, 10));
  const { fill, rim } = table.glaze;
  return [
    ...filled(ellipse(nudge(MIDDLE, 2, 8), 84, 81), "var(--dish-shadow)"),
    ...filled(ears, rim),
    ...filled(ellipse(MIDDLE, 79), rim),
    ...filled(ellipse(MIDDLE, 76), fill),
    ...stroked(ellipse(MIDDLE, 66), rim, 2, 0.55),
    ...stroked(ellipse(MIDDLE, 46), rim, 1.6, 0.35),
    ...stroked(arc({ ...MIDDLE, turn: 3.5 }, 57, 1), "#ffffff", 4, 0.5),
    ...filled(ellipse(nudge(MIDDLE, 1.5, 5), 17), "#2a1a08", 0.28),
    ...filled(ellipse(MIDDLE, 16), rim),
    ...filled(ellipse(nudge(MIDDLE, -3, -4), 7, 5), "#ffffff", 0.35),
    ...filled(ellipse(shift(at, 0, -56), 2.6), "#2a1a08", 0.6),
  ];
}

/** A bowl of something smooth with a swirl in it, and oil in the swirl. */
export function drawDip(larder: Larder): Layer[] {
  const { random, table } = larder;
  const spread =
    larder.foods.find(
      ({ role }) => role === "base" || role === "veg" || role === "fruit" || role === "sauce",
    ) ?? food("hummus");
  const swirl = [44, 28, 13].map((radius, index) =>
    arc({ ...nudge(MIDDLE, 0, 2), turn: 1 + index * 1.9 }, radius, 4.6),
  );
  return [
    ...drawBowl(table, random),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 68), spread.shade),
    ...filled(blob(nudge(MIDDLE, 0, 2), 64, random, { wobble: 0.04, corners: 14 }), spread.base),
    ...stroked(swirl, spread.light, 8, 0.85),
    ...stroked(swirl.slice(0, 2), spread.shade, 3, 0.5),
    ...stroked(arc({ ...nudge(MIDDLE, 0, 2), turn: 2 }, 22, 3.6), "#c9a227", 5, 0.75),
    ...mix(
      larder,
      orElse(
        ofRole(larder, "top")
          .filter(({ piece }) => piece !== "citrus")
          .slice(0, 2),
        "parsley",
      ),
      12,
      { ...MIDDLE, r: 40 },
    ),
  ];
}
