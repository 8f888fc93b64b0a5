import { filled, type Layer, stroked } from "./layer.ts";
import { drop, ellipse, leaf, nudge, shift, type Spot } from "./paths.ts";
import { around, type Draw } from "./piece.ts";

/** Round foods: slices, beans, berries. */

/** A round slice: a rim, flesh, and whatever `inner` adds. */
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

export const drawBall =
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

export const drawRaspberry: Draw = (spots, size, { base, shade, light }) => {
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

export const drawStrawberry: Draw = (spots, size, { base, shade, light }) => [
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

export const drawTomato: Draw = (spots, size, { base, shade, light }) => [
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

export const drawCucumber: Draw = (spots, size, { base, shade, light }) => [
  ...drawDisc(spots, size, { rim: base, flesh: light, below: shade }, 0.85),
  ...filled(
    spots.flatMap((spot) =>
      around(spot, 7, size * 0.42).map((seed) => ellipse(seed, size * 0.13, size * 0.055)),
    ),
    base,
    0.55,
  ),
];

export const drawCitrus: Draw = (spots, size, { base, shade, light }) => [
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

export const drawCoin: Draw = (spots, size, { base, shade, light }) => [
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

export const drawRing: Draw = (spots, size, { base, light }) => [
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
