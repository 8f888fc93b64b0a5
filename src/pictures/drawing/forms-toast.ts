import { drawBoard } from "./dishes.ts";
import { food, type Larder, mix, ofRole, orElse, put, withPiece } from "./larder.ts";
import { filled, type Layer, stroked } from "./layer.ts";
import { blob, bow, ellipse, nudge, scatter, shift, slab, type Spot } from "./paths.ts";
import { between } from "./seeded-random.ts";

const CRUST = "#a8662c";

const CRUMB = "#f0cf96";

const GOLD = "#d99a4c";

/** A slice of a tin loaf, upright along the spot's direction. */
function slice(spot: Spot, size: number): string {
  const { x, y } = spot;
  const [w, h] = [size, size * 1.06];
  const point = (dx: number, dy: number) => {
    const [cos, sin] = [Math.cos(spot.turn), Math.sin(spot.turn)];
    return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  };
  return `M${point(-w * 0.78, h)}Q${point(-w * 0.92, h)} ${point(-w * 0.9, h * 0.84)}L${point(-w * 0.86, -h * 0.28)}C${point(-w * 1.28, -h * 0.5)} ${point(-w * 0.9, -h)} ${point(0, -h)}C${point(w * 0.9, -h)} ${point(w * 1.28, -h * 0.5)} ${point(w * 0.86, -h * 0.28)}L${point(w * 0.9, h * 0.84)}Q${point(w * 0.92, h)} ${point(w * 0.78, h)}Z`;
}

/** Toast with a topping. */
export function drawToast(larder: Larder): Layer[] {
  const { random } = larder;
  const spots = [
    { x: 116, y: 98, turn: between(random, -0.22, -0.06) },
    { x: 203, y: 102, turn: between(random, 0.02, 0.2) },
  ];
  const spread = larder.foods.find(
    ({ piece }) => piece === "crescent" || piece === "mash" || piece === "drizzle",
  );
  const green = spread?.piece === "crescent";
  const coat = spread ? (green ? "#bfd07a" : spread.base) : "#f8e7b4";
  const on = larder.foods
    .filter(
      ({ piece, role }) =>
        role !== "base" &&
        role !== "sauce" &&
        piece !== "crumb" &&
        piece !== "fleck" &&
        piece !== "drizzle" &&
        piece !== "nut" &&
        piece !== "citrus" &&
        piece !== "crescent",
    )
    .slice(0, 3);
  return [
    ...drawBoard(random),
    ...filled(
      spots.map((spot) => slice(nudge(spot, 1.5, 4), 40)),
      "#5f3a17",
      0.35,
    ),
    ...filled(
      spots.map((spot) => slice(spot, 40)),
      CRUST,
    ),
    ...filled(
      spots.map((spot) => slice(nudge(spot, 0, -0.5), 36)),
      CRUMB,
    ),
    ...filled(
      spots.map((spot) => blob(nudge(spot, 0, 3), 32, random, { wobble: 0.1, corners: 10 })),
      coat,
    ),
    ...(green
      ? put(
          larder,
          food("avocado"),
          spots.map((spot) => nudge(spot, -3, 4)),
          1.2,
        )
      : []),
    ...spots.flatMap((spot) =>
      mix(
        larder,
        on,
        on.some(({ piece }) => piece === "egg") ? Math.min(4, on.length + 1) : 6,
        { x: spot.x, y: spot.y + 4, r: 21 },
        0.9,
      ),
    ),
    ...(withPiece(larder, "fillet") ? [] : strewOn(larder, spots)),
  ];
}

function strewOn(larder: Larder, spots: readonly Spot[]): Layer[] {
  const tops = ofRole(larder, "top")
    .filter(({ piece }) => piece !== "citrus")
    .slice(0, 2);
  const chosen = tops.length > 0 ? tops : [food("chive")];
  return spots.flatMap((spot) =>
    chosen.flatMap((top) =>
      mix(larder, [top], top.piece === "leaf" ? 3 : 9, { x: spot.x, y: spot.y + 3, r: 26 }, 0.9),
    ),
  );
}

/** A sandwich cut in two, its halves leaning apart. */
export function drawSandwich(larder: Larder): Layer[] {
  const { random } = larder;
  const filling = orElse(ofRole(larder, "main", "veg", "top"), "lettuce", "tomato").slice(0, 4);
  const bands = filling.length < 2 ? [...filling, food("lettuce")] : filling;
  const halves = [
    { x: 118, y: 92, turn: between(random, -0.2, 0.05) },
    { x: 202, y: 112, turn: Math.PI + between(random, -0.2, 0.05) },
  ];
  const layer = (spot: Spot, offset: number, half: number) => {
    const at = shift(spot, 0, offset);
    return bow(at, half * 2, -3);
  };
  return [
    ...drawBoard(random),
    ...filled(
      halves.map((spot) => slab(nudge(spot, 2, 5), 88, 70, 16)),
      "#5f3a17",
      0.35,
    ),
    ...filled(
      halves.map((spot) => slab(shift(spot, 0, -24), 84, 24, 11)),
      CRUST,
    ),
    ...filled(
      halves.map((spot) => slab(shift(spot, 0, -22.5), 80, 19, 9)),
      CRUMB,
    ),
    ...filled(
      halves.map((spot) => slab(shift(spot, 0, 25), 84, 22, 9)),
      CRUST,
    ),
    ...filled(
      halves.map((spot) => slab(shift(spot, 0, 23.5), 80, 17, 8)),
      CRUMB,
    ),
    ...bands.flatMap((what, index) => {
      const offset = -9 + (index * 24) / (bands.length - 1 || 1);
      return [
        ...stroked(
          halves.map((spot) => layer(spot, offset + 2, 40)),
          what.shade,
          8.5,
        ),
        ...stroked(
          halves.map((spot) => layer(spot, offset, 40)),
          what.base,
          7.5,
        ),
        ...stroked(
          halves.map((spot) => layer(spot, offset - 1.6, 34)),
          what.light,
          1.6,
          0.7,
        ),
      ];
    }),
    ...filled(
      halves.flatMap((spot) =>
        scatter(random, 7, {
          x: shift(spot, 0, -23).x,
          y: shift(spot, 0, -23).y,
          r: 7,
          stretch: 4,
        }).map((dot) => ellipse(dot, 1.5, 0.9)),
      ),
      GOLD,
    ),
  ];
}
