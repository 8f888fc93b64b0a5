import type { Food, Piece } from "./foods.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import {
  arc,
  blob,
  bow,
  crescent,
  drop,
  ellipse,
  leaf,
  line,
  nudge,
  roundOff,
  shift,
  squiggle,
  type Spot,
} from "./paths.ts";
import { between, type Random } from "./random.ts";

/**
 * How each kind of food is drawn, at any number of spots at once: shapes of one colour become one
 * path, so that a page of pictures stays light. `size` is about the radius of one piece.
 */
type Draw = (spots: readonly Spot[], size: number, food: Food, random: Random) => Layer[];

const drawChunk: Draw = (spots, size, { base, shade, light }, random) => {
  const shapes = spots.map((spot) => ({
    spot,
    radii: Array.from({ length: 5 }, () => size * between(random, 1, 1.35)),
  }));
  return [
    ...filled(
      shapes.map(({ spot, radii }) => roundOff(nudge(spot, 0.6, 1.8), radii)),
      shade,
    ),
    ...filled(
      shapes.map(({ spot, radii }) => roundOff(spot, radii)),
      base,
    ),
    ...filled(
      shapes.map(({ spot, radii }) =>
        roundOff(
          nudge(spot, -size * 0.16, -size * 0.2),
          radii.map((radius) => radius * 0.5),
        ),
      ),
      light,
    ),
  ];
};

/** A round slice: rim, flesh, and whatever `inner` adds. */
function drawDisc(
  spots: readonly Spot[],
  size: number,
  colors: { rim: string; flesh: string; below: string },
  rim = 0.82,
): Layer[] {
  return [
    ...filled(
      spots.map((spot) => ellipse(nudge(spot, 0.5, 1.6), size)),
      colors.below,
    ),
    ...filled(
      spots.map((spot) => ellipse(spot, size)),
      colors.rim,
    ),
    ...filled(
      spots.map((spot) => ellipse(spot, size * rim)),
      colors.flesh,
    ),
  ];
}

function around(spot: Spot, count: number, radius: number): Spot[] {
  return Array.from({ length: count }, (_, index) =>
    shift({ ...spot, turn: spot.turn + (index / count) * Math.PI * 2 }, radius, 0),
  );
}

const drawGrain: Draw = (spots, size, { base, shade, light }, random) => {
  const grains = spots.flatMap((spot) =>
    Array.from({ length: 16 }, () =>
      shift({ ...spot, turn: random() * 6.3 }, Math.sqrt(random()) * size * 0.95, 0, random() * 3),
    ),
  );
  const bed = spots.map((spot) => blob(spot, size, random, { wobble: 0.08 }));
  return [
    ...filled(
      spots.map((spot) => ellipse(nudge(spot, 0.5, 2), size * 0.98)),
      shade,
    ),
    ...filled(bed, base),
    ...filled(
      grains.filter((_, index) => index % 3 === 0).map((spot) => ellipse(spot, 2.7, 1.2)),
      shade,
      0.75,
    ),
    ...filled(
      grains.filter((_, index) => index % 3 !== 0).map((spot) => ellipse(spot, 2.7, 1.2)),
      light,
    ),
  ];
};

/** A tangle: every strand a piece of a circle, all shades below all lights. */
const drawNoodle: Draw = (spots, size, { base, shade, light }, random) => {
  const strands = spots.flatMap((spot) =>
    Array.from({ length: 15 }, () => {
      const away = shift({ ...spot, turn: random() * 6.3 }, between(random, 0, size * 0.42), 0);
      return arc(
        { ...away, turn: random() * 6.3 },
        between(random, size * 0.22, size * 0.56),
        between(random, 2, 4.6),
      );
    }),
  );
  return [
    ...filled(
      spots.map((spot) => blob(nudge(spot, 0.5, 2), size * 0.94, random, { wobble: 0.05 })),
      shade,
    ),
    ...filled(
      spots.map((spot) => blob(spot, size * 0.92, random, { wobble: 0.05 })),
      base,
    ),
    ...stroked(strands, shade, 5.4),
    ...stroked(strands, base, 4),
    ...stroked(
      strands.filter((_, index) => index % 2 === 0),
      light,
      1.6,
    ),
  ];
};

const drawMash: Draw = (spots, size, { base, shade, light }, random) => [
  ...filled(
    spots.map((spot) => blob(nudge(spot, 0.5, 2.4), size, random)),
    shade,
  ),
  ...filled(
    spots.map((spot) => blob(spot, size, random)),
    base,
  ),
  ...stroked(
    spots.flatMap((spot) => [
      arc(spot, size * 0.62, 4.2),
      arc({ ...spot, turn: spot.turn + 2 }, size * 0.3, 3.6),
    ]),
    light,
    size * 0.14,
  ),
  ...stroked(
    spots.map((spot) => arc(nudge(spot, 0, 1.6), size * 0.48, 3.4)),
    shade,
    size * 0.05,
    0.7,
  ),
];

/** One large piece: fish with its flakes, meat with the marks of the grill. */
const drawFillet: Draw = (spots, size, { base, shade, light }) => {
  const marks = (spot: Spot) =>
    [-0.62, -0.22, 0.18, 0.55].map((along, index) =>
      bow(
        shift(spot, size * 1.5 * along, 0, 1.9),
        size * (0.95 - Math.abs(index - 1) * 0.17),
        size * 0.1,
      ),
    );
  return [
    ...filled(
      spots.map((spot) => drop(nudge(spot, 1, 3.2), size * 3.3, size * 1.9)),
      shade,
    ),
    ...filled(
      spots.map((spot) => drop(spot, size * 3.3, size * 1.9)),
      base,
    ),
    ...filled(
      spots.map((spot) => drop(shift(spot, size * 0.02, -size * 0.16), size * 2.5, size * 1.1)),
      light,
      0.35,
    ),
    ...stroked(spots.flatMap(marks), light, size * 0.16, 0.9),
    ...stroked(
      spots.flatMap((spot) => marks(shift(spot, size * 0.14, 0))),
      shade,
      size * 0.06,
      0.6,
    ),
  ];
};

const drawPatty: Draw = (spots, size, { base, shade, light }, random) => {
  const speckle = spots.flatMap((spot) => around({ ...spot, turn: random() * 6 }, 5, size * 0.55));
  return [
    ...filled(
      spots.map((spot) => blob(nudge(spot, 0.6, 2.2), size, random, { wobble: 0.05 })),
      shade,
    ),
    ...filled(
      spots.map((spot) => blob(spot, size, random, { wobble: 0.05 })),
      base,
    ),
    ...filled(
      spots.map((spot) =>
        ellipse(nudge(spot, -size * 0.22, -size * 0.26), size * 0.5, size * 0.42),
      ),
      light,
      0.6,
    ),
    ...filled(
      speckle.map((spot) => ellipse(spot, size * 0.1)),
      shade,
    ),
  ];
};

const drawShrimp: Draw = (spots, size, { base, shade, light }) => {
  const tail = (spot: Spot) => {
    const end = shift({ ...spot, turn: spot.turn + 3.9 }, size * 0.72, 0, 1.9);
    return leaf(shift(end, size * 0.3, 0), size * 0.8, size * 0.4);
  };
  const body = spots.map((spot) => arc(spot, size * 0.72, 3.9));
  const rings = spots.flatMap((spot) =>
    [0.7, 1.5, 2.3, 3.1].map((turn) =>
      line(shift({ ...spot, turn: spot.turn + turn }, size * 0.72, 0), size * 0.6),
    ),
  );
  return [
    ...stroked(
      spots.map((spot) => arc(nudge(spot, 0.5, 1.8), size * 0.72, 3.9)),
      shade,
      size * 0.74,
    ),
    ...filled(spots.map(tail), shade),
    ...stroked(body, base, size * 0.68),
    ...stroked(rings, light, size * 0.13),
  ];
};

const drawEgg: Draw = (spots, size, { base, shade, light }, random) => {
  const white = spots.map((spot) => blob(spot, size, random, { wobble: 0.09, corners: 8 }));
  return [
    ...filled(
      spots.map((spot) => blob(nudge(spot, 0.6, 2), size * 1.02, random, { wobble: 0.06 })),
      shade,
    ),
    ...filled(white, base),
    ...filled(
      spots.map((spot) => ellipse(nudge(spot, 0.4, 1.2), size * 0.45)),
      "#d98f17",
    ),
    ...filled(
      spots.map((spot) => ellipse(spot, size * 0.44)),
      light,
    ),
    ...filled(
      spots.map((spot) =>
        ellipse(
          { ...nudge(spot, -size * 0.14, -size * 0.16), turn: -0.6 },
          size * 0.15,
          size * 0.09,
        ),
      ),
      "#fff2c8",
    ),
  ];
};

const drawBall =
  (stretch: number): Draw =>
  (spots, size, { base, shade, light }) => [
    ...filled(
      spots.map((spot) => ellipse(nudge(spot, 0.4, 1.4), size * stretch, size)),
      shade,
    ),
    ...filled(
      spots.map((spot) => ellipse(spot, size * stretch, size)),
      base,
    ),
    ...filled(
      spots.map((spot) =>
        ellipse({ ...nudge(spot, -size * 0.3, -size * 0.34), turn: -0.7 }, size * 0.3, size * 0.17),
      ),
      light,
    ),
  ];

const drawRaspberry: Draw = (spots, size, { base, shade, light }) => {
  const beads = spots.flatMap((spot) => [...around(spot, 7, size * 0.62), spot]);
  return [
    ...filled(
      spots.map((spot) => ellipse(nudge(spot, 0.4, 1.4), size)),
      shade,
    ),
    ...filled(
      beads.map((spot) => ellipse(spot, size * 0.36)),
      base,
    ),
    ...filled(
      beads.map((spot) => ellipse(nudge(spot, -size * 0.1, -size * 0.12), size * 0.12)),
      light,
    ),
  ];
};

const drawStrawberry: Draw = (spots, size, { base, shade, light }) => [
  ...filled(
    spots.map((spot) => drop(nudge(spot, 0.4, 1.6), size * 2.3, size * 1.8)),
    shade,
  ),
  ...filled(
    spots.map((spot) => drop(spot, size * 2.3, size * 1.8)),
    base,
  ),
  ...filled(
    spots.map((spot) => drop(shift(spot, -size * 0.08, 0), size * 1.35, size * 0.9)),
    light,
  ),
  ...filled(
    spots.map((spot) => drop(shift(spot, -size * 0.1, 0), size * 0.7, size * 0.4)),
    base,
    0.55,
  ),
  ...filled(
    spots.flatMap((spot) =>
      [-0.8, 0, 0.8].map((turn) =>
        leaf(
          shift(spot, -size * 1.05, size * turn * 0.3, Math.PI + turn),
          size * 0.75,
          size * 0.24,
        ),
      ),
    ),
    "#6a9c40",
  ),
];

const drawTomato: Draw = (spots, size, { base, shade, light }) => [
  ...drawDisc(spots, size, { rim: base, flesh: "#e9604a", below: shade }, 0.84),
  ...filled(
    spots.flatMap((spot) =>
      around(spot, 4, size * 0.44).map((pocket) => ellipse(pocket, size * 0.2, size * 0.27)),
    ),
    "#f8b48a",
  ),
  ...filled(
    spots.flatMap((spot) =>
      around({ ...spot, turn: spot.turn + 0.06 }, 4, size * 0.46).map((seed) =>
        ellipse(seed, size * 0.1, size * 0.06),
      ),
    ),
    "#fbe3a8",
  ),
  ...filled(
    spots.map((spot) =>
      ellipse({ ...nudge(spot, -size * 0.5, -size * 0.6), turn: -0.7 }, size * 0.22, size * 0.07),
    ),
    light,
  ),
];

const drawCucumber: Draw = (spots, size, { base, shade, light }) => [
  ...drawDisc(spots, size, { rim: base, flesh: light, below: shade }, 0.85),
  ...filled(
    spots.flatMap((spot) =>
      around(spot, 7, size * 0.42).map((seed) => ellipse(seed, size * 0.13, size * 0.055)),
    ),
    base,
    0.55,
  ),
];

const drawCitrus: Draw = (spots, size, { base, shade, light }) => [
  ...drawDisc(spots, size, { rim: base, flesh: "#fffbe9", below: shade }, 0.86),
  ...filled(
    spots.flatMap((spot) =>
      around(spot, 8, size * 0.43).map((part) =>
        drop({ ...part, turn: part.turn + Math.PI }, size * 0.62, size * 0.36),
      ),
    ),
    base,
    0.9,
  ),
  ...filled(
    spots.map((spot) => ellipse(spot, size * 0.09)),
    light,
  ),
];

const drawCoin: Draw = (spots, size, { base, shade, light }) => [
  ...drawDisc(spots, size, { rim: base, flesh: light, below: shade }, 0.72),
  ...filled(
    spots.map((spot) => ellipse(spot, size * 0.5)),
    base,
    0.65,
  ),
  ...filled(
    spots.flatMap((spot) => around(spot, 5, size * 0.28).map((dot) => ellipse(dot, size * 0.07))),
    shade,
    0.6,
  ),
];

const drawRing: Draw = (spots, size, { base, light }) => [
  ...stroked(
    spots.map((spot) => ellipse(spot, size, size * 0.9)),
    base,
    size * 0.34,
  ),
  ...stroked(
    spots.map((spot) => ellipse(spot, size * 0.94, size * 0.84)),
    light,
    size * 0.16,
  ),
  ...stroked(
    spots.map((spot) => ellipse(spot, size * 0.5, size * 0.45)),
    base,
    size * 0.14,
  ),
];

const drawStrip: Draw = (spots, size, { base, shade, light }, random) => {
  const bends = spots.map((spot) => ({ spot, bend: between(random, -0.5, 0.5) * size }));
  return [
    ...stroked(
      bends.map(({ spot, bend }) => bow(nudge(spot, 0.4, 1.6), size * 2.6, bend)),
      shade,
      size * 0.62,
    ),
    ...stroked(
      bends.map(({ spot, bend }) => bow(spot, size * 2.6, bend)),
      base,
      size * 0.58,
    ),
    ...stroked(
      bends.map(({ spot, bend }) => bow(shift(spot, 0, -size * 0.1), size * 2.1, bend)),
      light,
      size * 0.14,
    ),
  ];
};

const drawFloret: Draw = (spots, size, { base, shade, light }) => {
  const crown = spots.flatMap((spot) => [...around(spot, 6, size * 0.62), spot]);
  return [
    ...stroked(
      spots.map((spot) => line(shift(spot, -size * 1.05, 0), size * 0.9)),
      light,
      size * 0.5,
    ),
    ...filled(
      crown.map((spot) => ellipse(nudge(spot, 0.3, 1.5), size * 0.5)),
      shade,
    ),
    ...filled(
      crown.map((spot) => ellipse(spot, size * 0.47)),
      base,
    ),
    ...filled(
      crown.map((spot) => ellipse(nudge(spot, -size * 0.12, -size * 0.14), size * 0.19)),
      light,
      0.8,
    ),
  ];
};

const drawMushroom: Draw = (spots, size, { base, shade, light }) => {
  const cap = (spot: Spot, radius: number) =>
    `${crescent(spot, radius * 2.3, radius * 1.15)}${ellipse(shift(spot, 0, -radius * 0.12), radius * 0.95, radius * 0.36)}`;
  const stem = (spot: Spot) => line(shift(spot, 0, size * 0.5, Math.PI / 2), size * 0.75);
  return [
    ...stroked(
      spots.map((spot) => stem(nudge(spot, 0.3, 1.2))),
      shade,
      size * 0.62,
    ),
    ...filled(
      spots.map((spot) => cap(nudge(spot, 0.4, 1.4), size)),
      shade,
    ),
    ...stroked(spots.map(stem), light, size * 0.52),
    ...filled(
      spots.map((spot) => cap(spot, size)),
      base,
    ),
    ...filled(
      spots.map((spot) => cap(shift(spot, 0, -size * 0.08), size * 0.66)),
      light,
    ),
  ];
};

const drawLeaf: Draw = (spots, size, { base, shade, light }) => {
  const some = (part: number) => spots.filter((_, index) => index % 3 === part);
  const shapes = (of: readonly Spot[]) => of.map((spot) => leaf(spot, size * 2.7, size * 1.15));
  return [
    ...filled(shapes(spots.map((spot) => nudge(spot, 0.5, 1.8))), shade),
    ...filled(shapes([...some(0), ...some(1)]), base),
    ...filled(shapes(some(2)), light, 0.9),
    ...stroked(
      spots.map((spot) => line(shift(spot, -size * 0.1, 0), size * 1.9)),
      shade,
      0.9,
      0.7,
    ),
  ];
};

const drawCrescent: Draw = (spots, size, { base, shade, light }) => {
  const fans = spots.flatMap((spot) =>
    [-1, 0, 1].map((step) => shift(spot, 0, step * size * 0.55, step * 0.12)),
  );
  return [
    ...filled(
      fans.map((spot) => crescent(nudge(spot, 0.4, 1.6), size * 2.7, size * 0.85)),
      shade,
    ),
    ...filled(
      fans.map((spot) => crescent(spot, size * 2.7, size * 0.8)),
      base,
    ),
    ...filled(
      fans.map((spot) => crescent(shift(spot, 0, size * 0.06), size * 2, size * 0.52)),
      light,
    ),
  ];
};

const drawFleck: Draw = (spots, size, { base, shade, light }) => {
  const some = (part: number) => spots.filter((_, index) => index % 3 === part);
  const shapes = (of: readonly Spot[]) => of.map((spot) => leaf(spot, size * 1.5, size * 0.55));
  return [
    ...filled(shapes(some(0)), shade),
    ...filled(shapes(some(1)), base),
    ...filled(shapes(some(2)), light),
  ];
};

const drawNut: Draw = (spots, size, { base, shade, light }) => [
  ...filled(
    spots.map((spot) => drop(nudge(spot, 0.3, 1.2), size * 1.9, size * 1.05)),
    shade,
  ),
  ...filled(
    spots.map((spot) => drop(spot, size * 1.9, size * 1.05)),
    base,
  ),
  ...stroked(
    spots.map((spot) => line(spot, size * 0.9)),
    light,
    size * 0.16,
  ),
];

const drawDrizzle: Draw = (spots, size, { base, shade }) => {
  const lines = spots.map((spot) => squiggle(spot, size * 5, size * 1.6, 6));
  return [
    ...stroked(
      spots.map((spot) => squiggle(nudge(spot, 0.3, 1), size * 5, size * 1.6, 6)),
      shade,
      size * 0.52,
      0.8,
    ),
    ...stroked(lines, base, size * 0.46),
  ];
};

const DRAW: Record<Piece, Draw> = {
  grain: drawGrain,
  noodle: drawNoodle,
  mash: drawMash,
  chunk: drawChunk,
  fillet: drawFillet,
  patty: drawPatty,
  shrimp: drawShrimp,
  egg: drawEgg,
  bean: drawBall(1.25),
  berry: drawBall(1),
  raspberry: drawRaspberry,
  strawberry: drawStrawberry,
  tomato: drawTomato,
  cucumber: drawCucumber,
  citrus: drawCitrus,
  coin: drawCoin,
  ring: drawRing,
  strip: drawStrip,
  floret: drawFloret,
  mushroom: drawMushroom,
  leaf: drawLeaf,
  crescent: drawCrescent,
  fleck: drawFleck,
  nut: drawNut,
  crumb: drawChunk,
  drizzle: drawDrizzle,
};

/** Draws a food at each of the spots. */
export function drawPieces(
  spots: readonly Spot[],
  size: number,
  food: Food,
  random: Random,
): Layer[] {
  return spots.length === 0 ? [] : DRAW[food.piece](spots, size, food, random);
}
