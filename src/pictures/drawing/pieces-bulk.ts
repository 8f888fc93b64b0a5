import { filled, stroked } from "./layer.ts";
import {
  arc,
  blob,
  bow,
  drop,
  ellipse,
  leaf,
  line,
  nudge,
  roundOff,
  shift,
  type Spot,
} from "./paths.ts";
import { around, type Draw } from "./piece.ts";
import { between } from "./seeded-random.ts";

/** The foods that make up most of a dish: grains, noodles, meat, fish, eggs. */

export const drawGrain: Draw = (spots, size, { base, shade, light }, random) => {
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

/**
 * A tangle in which every strand is part of a circle; all shaded strands lie below all light ones.
 */
export const drawNoodle: Draw = (spots, size, { base, shade, light }, random) => {
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

export const drawMash: Draw = (spots, size, { base, shade, light }, random) => [
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

/** One large piece: fish with flakes, or meat with grill marks. */
export const drawFillet: Draw = (spots, size, { base, shade, light }) => {
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

export const drawPatty: Draw = (spots, size, { base, shade, light }, random) => {
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

export const drawChunk: Draw = (spots, size, { base, shade, light }, random) => {
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

export const drawShrimp: Draw = (spots, size, { base, shade, light }) => {
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

export const drawEgg: Draw = (spots, size, { base, shade, light }, random) => {
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
