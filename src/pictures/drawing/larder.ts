import type { Table } from "./dishes.ts";
import { findFoods, type Food, type Piece, type Role } from "./drawn-foods.ts";
import type { Layer } from "./layer.ts";
import { scatter, type Spot } from "./paths.ts";
import { drawPieces } from "./pieces.ts";
import type { Random } from "./seeded-random.ts";

/** Everything a form needs to draw one dish. */
export interface Larder {
  random: Random;
  table: Table;
  /** The foods that the words name, the title's first. */
  foods: readonly Food[];
}

/** The approximate radius of one piece, unless the form decides it. */
const SIZES: Record<Piece, number> = {
  grain: 34,
  noodle: 52,
  mash: 30,
  chunk: 8.5,
  fillet: 25,
  patty: 13,
  shrimp: 12,
  egg: 17,
  bean: 4.8,
  berry: 6.2,
  raspberry: 6.4,
  strawberry: 9,
  tomato: 12,
  cucumber: 11,
  citrus: 14,
  coin: 8.5,
  ring: 8,
  strip: 9.5,
  floret: 9.5,
  mushroom: 10,
  leaf: 9,
  crescent: 11,
  fleck: 5,
  nut: 5,
  crumb: 4.4,
  drizzle: 15,
};

/** How many pieces of a small food take up as much room as one piece of another. */
const HANDFUL: Partial<Record<Piece, number>> = {
  bean: 4,
  berry: 2,
  fleck: 5,
  nut: 3,
  crumb: 3,
  chunk: 2,
  leaf: 2,
};

/** The food for a word; the word must be in the table. */
export function food(word: string): Food {
  const [found] = findFoods(word);
  if (found === undefined) throw new Error(`no such food: ${word}`);
  return found;
}

export function ofRole({ foods }: Larder, ...roles: readonly Role[]): Food[] {
  return foods.filter(({ role }) => roles.includes(role));
}

export function withPiece(larder: Larder, piece: Piece): Food | undefined {
  return larder.foods.find((candidate) => candidate.piece === piece);
}

/** The foods, or defaults if there are none. */
export function orElse(foods: readonly Food[], ...words: readonly string[]): Food[] {
  return foods.length > 0 ? [...foods] : words.map(food);
}

/** Draws a food at each of the spots; nothing for no food. */
export function put(
  larder: Larder,
  what: Food | undefined,
  spots: readonly Spot[],
  scale = 1,
): Layer[] {
  if (what === undefined) return [];
  return drawPieces(spots, SIZES[what.piece] * scale, what, larder.random);
}

/** Mixes several foods over an area, whole fillets cut up: each spot gets one of them, in turn. */
export function mix(
  larder: Larder,
  whole: readonly Food[],
  count: number,
  area: { x: number; y: number; r: number; inner?: number; stretch?: number },
  scale = 1,
): Layer[] {
  if (whole.length === 0) return [];
  const foods = whole.map((what) =>
    what.piece === "fillet" ? { ...what, piece: "chunk" as const } : what,
  );
  const shares = foods.flatMap((what) =>
    Array.from({ length: HANDFUL[what.piece] ?? 1 }, () => what),
  );
  const spots = scatter(larder.random, count, area);
  return foods.flatMap((what) =>
    put(
      larder,
      what,
      spots.filter((_, index) => shares[index % shares.length] === what),
      scale,
    ),
  );
}

/** Strews the finishing toppings over the dish: those that the words name, or herbs. */
export function strew(larder: Larder, radius: number, count = 14): Layer[] {
  const tops = ofRole(larder, "top").filter(({ piece }) => piece !== "citrus");
  const chosen = tops.length > 0 ? tops.slice(0, 2) : [food("parsley")];
  return chosen.flatMap((top) => {
    const handful = (HANDFUL[top.piece] ?? 1) > 2 ? count : Math.ceil(count / 4);
    return mix(larder, [top], handful, { x: 160, y: 100, r: radius });
  });
}
