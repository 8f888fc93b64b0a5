import { filled, stroked } from "./layer.ts";
import {
  bow,
  crescent,
  drop,
  ellipse,
  leaf,
  line,
  nudge,
  shift,
  type Spot,
  squiggle,
} from "./paths.ts";
import { around, type Draw } from "./piece.ts";
import { between } from "./seeded-random.ts";

/** Vegetables in their own shapes, and foods that are strewn or poured on top. */

export const drawStrip: Draw = (spots, size, { base, shade, light }, random) => {
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

export const drawFloret: Draw = (spots, size, { base, shade, light }) => {
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

export const drawMushroom: Draw = (spots, size, { base, shade, light }) => {
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

export const drawLeaf: Draw = (spots, size, { base, shade, light }) => {
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

export const drawCrescent: Draw = (spots, size, { base, shade, light }) => {
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

export const drawFleck: Draw = (spots, size, { base, shade, light }) => {
  const some = (part: number) => spots.filter((_, index) => index % 3 === part);
  const shapes = (of: readonly Spot[]) => of.map((spot) => leaf(spot, size * 1.5, size * 0.55));
  return [
    ...filled(shapes(some(0)), shade),
    ...filled(shapes(some(1)), base),
    ...filled(shapes(some(2)), light),
  ];
};

export const drawNut: Draw = (spots, size, { base, shade, light }) => [
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

export const drawDrizzle: Draw = (spots, size, { base, shade }) => {
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
