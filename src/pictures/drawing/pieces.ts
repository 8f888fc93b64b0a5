import type { Food, Piece } from "./drawn-foods.ts";
import type { Layer } from "./layer.ts";
import type { Spot } from "./paths.ts";
import type { Draw } from "./piece.ts";
import {
  drawChunk,
  drawEgg,
  drawFillet,
  drawGrain,
  drawMash,
  drawNoodle,
  drawPatty,
  drawShrimp,
} from "./pieces-bulk.ts";
import {
  drawCrescent,
  drawDrizzle,
  drawFleck,
  drawFloret,
  drawLeaf,
  drawMushroom,
  drawNut,
  drawStrip,
} from "./pieces-green.ts";
import {
  drawBall,
  drawCitrus,
  drawCoin,
  drawCucumber,
  drawRaspberry,
  drawRing,
  drawStrawberry,
  drawTomato,
} from "./pieces-round.ts";
import type { Random } from "./seeded-random.ts";

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
