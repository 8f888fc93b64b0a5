import { filled, stroked, type Layer } from "./layer.ts";
import { arc, ellipse, line, nudge, scatter, shift, slab, type Spot } from "./paths.ts";
import { pick, type Random } from "./seeded-random.ts";

/**
 * The middle of every picture; a dish stays within 86 units of it, so that a square crop contains
 * it.
 */
export const MIDDLE: Spot = { x: 160, y: 100, turn: 0 };

/** How far food reaches inside a bowl, so that it stays within the wall. */
export const BOWL_INSIDE = { x: 160, y: 101, r: 56 };

const SHADOW = "var(--dish-shadow)";
/** The colour of shade on any glaze. */
const DIM = "#2a1a08";
const GLEAM = "#ffffff";

const GLAZES = [
  { name: "enamel", fill: "var(--ceramic-enamel)", rim: "#33557f", speckled: false },
  { name: "stone", fill: "var(--ceramic-stone)", rim: "#b48f5c", speckled: true },
  { name: "sage", fill: "var(--ceramic-sage)", rim: "#708a5f", speckled: true },
  { name: "clay", fill: "var(--ceramic-clay)", rim: "#92502f", speckled: false },
  { name: "ink", fill: "var(--ceramic-ink)", rim: "#2e3b48", speckled: false },
] as const;

const CLOTHS = ["oat", "sage", "clay", "butter", "slate", "plum"] as const;
type Cloth = (typeof CLOTHS)[number];

export interface Table {
  cloth: string;
  layers: Layer[];
  glaze: (typeof GLAZES)[number];
}

const THREAD = "var(--cloth-thread)";

function upright(x: number, width: number): string {
  return `M${x} -10h${width}v240h${-width}Z`;
}

function across(y: number, height: number): string {
  return `M-10 ${y}h340v${height}h-340Z`;
}

/** Draws the cloth's pattern: gingham, stripes, a border, or none. */
function weave(random: Random): Layer[] {
  const steps = (count: number, gap: number) =>
    Array.from({ length: count }, (_, index) => index * gap);
  const offset = Math.round(random() * 20);
  return pick(random, [
    () => [
      ...filled(
        steps(9, 40).map((x) => upright(x - offset, 20)),
        THREAD,
        0.22,
      ),
      ...filled(
        steps(6, 40).map((y) => across(y - offset, 20)),
        THREAD,
        0.22,
      ),
    ],
    () =>
      filled(
        steps(14, 26).map((x) => upright(x - offset, 9)),
        THREAD,
        0.24,
      ),
    () => filled([across(18, 3), across(25, 8), across(164, 8), across(176, 3)], THREAD, 0.4),
    () =>
      filled(
        steps(4, 56).map((y) => across(y + 8 + offset, 1.6)),
        THREAD,
        0.3,
      ),
  ])();
}

/** Chooses the table, its cloth, and a glaze that contrasts with the cloth. */
export function layTable(random: Random): Table {
  const cloth: Cloth = pick(random, CLOTHS);
  const apart = GLAZES.filter(
    ({ name }) => name !== cloth && !(name === "stone" && cloth === "oat"),
  );
  const glaze = pick(random, [apart[0] ?? GLAZES[0], ...apart.slice(1)]);
  return { cloth: `var(--cloth-${cloth})`, layers: weave(random), glaze };
}

function gleam(radius: number, width = 3): Layer[] {
  return stroked(arc({ ...MIDDLE, turn: 3.5 }, radius, 0.95), GLEAM, width, 0.45);
}

function speckles(table: Table, random: Random, radius: number): Layer[] {
  if (!table.glaze.speckled) return [];
  const dots = scatter(random, 26, { ...MIDDLE, r: radius });
  return filled(
    dots.map((spot) => ellipse(spot, 0.5 + random() * 0.8)),
    DIM,
    0.35,
  );
}

export function drawPlate(table: Table, random: Random): Layer[] {
  return [
    ...filled(ellipse(nudge(MIDDLE, 2, 7), 88, 86), SHADOW),
    ...filled(ellipse(MIDDLE, 86), table.glaze.fill),
    ...speckles(table, random, 84),
    ...stroked(ellipse(MIDDLE, 84.3), table.glaze.rim, 2.6),
    ...filled(ellipse(MIDDLE, 64), DIM, 0.07),
    ...filled(ellipse(nudge(MIDDLE, 0.5, 1.5), 62.5), table.glaze.fill),
    ...gleam(74),
  ];
}

export function drawBowl(table: Table, random: Random): Layer[] {
  return [
    ...filled(ellipse(nudge(MIDDLE, 2, 8), 85, 82), SHADOW),
    ...filled(ellipse(MIDDLE, 82), table.glaze.fill),
    ...speckles(table, random, 80),
    ...stroked(ellipse(MIDDLE, 80.6), table.glaze.rim, 2.8),
    ...filled(ellipse(MIDDLE, 74), DIM, 0.28),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 71.5), DIM, 0.12),
  ];
}

const IRON = "#34322f";
const IRON_DEEP = "#232120";

export function drawPan(random: Random): Layer[] {
  const aim = { ...MIDDLE, turn: pick(random, [0.42, -0.42, Math.PI - 0.42, Math.PI + 0.42]) };
  const handle = shift(aim, 112, 0);
  return [
    ...filled(slab(nudge(handle, 2, 6), 74, 17, 8), SHADOW),
    ...filled(ellipse(nudge(MIDDLE, 2, 7), 84, 82), SHADOW),
    ...filled(slab(handle, 74, 16, 8), IRON),
    ...filled(ellipse(shift(aim, 138, 0), 4, 3.4), "var(--cloth-oat)"),
    ...filled(ellipse(MIDDLE, 82), IRON),
    ...stroked(ellipse(MIDDLE, 79.5), "#5b5752", 1.6),
    ...filled(ellipse(MIDDLE, 73), IRON_DEEP),
    ...gleam(77, 2),
  ];
}

export function drawTray(): Layer[] {
  return [
    ...filled(slab(nudge(MIDDLE, 2, 7), 186, 142, 16), SHADOW),
    ...filled(slab(MIDDLE, 184, 140, 16), "#6d6a66"),
    ...stroked(slab(MIDDLE, 179, 135, 14), "#94908a", 1.6),
    ...filled(slab(MIDDLE, 166, 122, 10), "#474441"),
    ...filled(slab(nudge(MIDDLE, 0, 2), 164, 119, 10), "#524f4b"),
  ];
}

/** Draws a glazed oven dish. */
export function drawOvenDish(table: Table): Layer[] {
  const ears = [-1, 1].map((side) => slab(nudge(MIDDLE, side * 90, 0), 26, 44, 11));
  return [
    ...filled(slab(nudge(MIDDLE, 2, 7), 180, 138, 30), SHADOW),
    ...filled(ears, table.glaze.rim),
    ...filled(slab(MIDDLE, 178, 136, 30), table.glaze.fill),
    ...stroked(slab(MIDDLE, 175, 133, 28), table.glaze.rim, 2.6),
    ...filled(slab(MIDDLE, 160, 118, 22), DIM, 0.3),
  ];
}

export function drawBoard(random: Random): Layer[] {
  const turn = pick(random, [-0.05, 0.04, 0.07]);
  const board = { ...MIDDLE, turn };
  const grain = [-46, -24, 3, 22, 44].map((y) => line(shift(board, 0, y), 120 + ((y + 60) % 40)));
  return [
    ...filled(slab(nudge(shift(board, 96, 0), 2, 6), 54, 26, 12), SHADOW),
    ...filled(slab(nudge(board, 2, 7), 176, 148, 20), SHADOW),
    ...filled([slab(shift(board, 96, 0), 54, 26, 12), slab(board, 176, 148, 20)], "#b98350"),
    ...filled(slab(nudge(board, -0.5, -1.5), 174, 145, 19), "#cb9762"),
    ...filled(ellipse(shift(board, 108, 0), 5), "#7d5430"),
    ...stroked(grain, "#a8713f", 1.2, 0.5),
  ];
}

const STEEL = "var(--steel)";

function cutlery(x: number, tool: "fork" | "knife" | "spoon"): Layer[] {
  const spot: Spot = { x, y: 118, turn: Math.PI / 2 };
  const handle = line(shift(spot, 18, 0), 62);
  if (tool === "spoon") {
    const head = ellipse(shift(spot, -34, 0), 17, 11);
    return [
      ...stroked(line(nudge(shift(spot, 18, 0), 1.5, 3), 62), SHADOW, 5),
      ...filled(ellipse(nudge(shift(spot, -34, 0), 1.5, 3), 17, 11), SHADOW),
      ...stroked(handle, STEEL, 4.6),
      ...filled(head, STEEL),
      ...filled(ellipse(shift(spot, -35, 0), 12, 7), DIM, 0.13),
    ];
  }
  if (tool === "knife") {
    const blade = slab(shift(spot, -30, 0), 56, 11, 5.5);
    return [
      ...filled(slab(nudge(shift(spot, -4, 0), 1.5, 3), 108, 9, 4), SHADOW),
      ...stroked(handle, STEEL, 6.4),
      ...filled(blade, STEEL),
      ...stroked(line(shift(spot, -30, 2.6), 44), DIM, 1, 0.18),
    ];
  }
  const tines = [-6, -2, 2, 6].map((side) => line(shift(spot, -40, side), 22));
  return [
    ...stroked(line(nudge(shift(spot, 6, 0), 1.5, 3), 86), SHADOW, 5),
    ...stroked(handle, STEEL, 4.6),
    ...stroked([line(shift(spot, -18, 0), 18), ...tines], STEEL, 2.3),
    ...filled(slab(shift(spot, -25, 0), 14, 14.4, 6), STEEL),
  ];
}

/** Draws what lies left and right of the dish; only a wide picture shows it. */
export function drawSides(random: Random, hands: "fork" | "spoon" | "none"): Layer[] {
  if (hands === "none") return [];
  if (hands === "spoon") return cutlery(pick(random, [34, 286]), "spoon");
  return random() < 0.6
    ? [...cutlery(34, "fork"), ...cutlery(286, "knife")]
    : cutlery(pick(random, [34, 286]), "fork");
}
