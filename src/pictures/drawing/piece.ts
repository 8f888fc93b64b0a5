import type { Food } from "./drawn-foods.ts";
import type { Layer } from "./layer.ts";
import { shift, type Spot } from "./paths.ts";
import type { Random } from "./seeded-random.ts";

/**
 * Draws one kind of food at any number of spots at once: shapes of one colour become one path, so
 * that a page of pictures stays light. `size` is the approximate radius of one piece.
 */
export type Draw = (spots: readonly Spot[], size: number, food: Food, random: Random) => Layer[];

/** Spots in a ring around another spot, facing outwards. */
export function around(spot: Spot, count: number, radius: number): Spot[] {
  return Array.from({ length: count }, (_, index) =>
    shift({ ...spot, turn: spot.turn + (index / count) * Math.PI * 2 }, radius, 0),
  );
}
