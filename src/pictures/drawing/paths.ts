import { between, type Random } from "./seeded-random.ts";

/**
 * SVG path data for the shapes food is made of. Lengths are in the picture's own units
 * (320 × 200), turns in radians. Paths can be joined with a space into one compound path.
 */

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

const TAU = Math.PI * 2;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The point at a distance along and across a spot's own direction, as "x y". */
function at(spot: Spot, along: number, across: number): string {
  const [cos, sin] = [Math.cos(spot.turn), Math.sin(spot.turn)];
  return `${round(spot.x + along * cos - across * sin)} ${round(spot.y + along * sin + across * cos)}`;
}

/** The spot moved along and across its own direction, keeping its turn. */
export function shift(spot: Spot, along: number, across: number, turn = 0): Spot {
  const [cos, sin] = [Math.cos(spot.turn), Math.sin(spot.turn)];
  return {
    x: spot.x + along * cos - across * sin,
    y: spot.y + along * sin + across * cos,
    turn: spot.turn + turn,
  };
}

/** The spot moved by page coordinates. */
export function nudge(spot: Spot, dx: number, dy: number): Spot {
  return { x: spot.x + dx, y: spot.y + dy, turn: spot.turn };
}

export function ellipse(spot: Spot, rx: number, ry: number = rx): string {
  const degrees = round((spot.turn * 360) / TAU);
  const [a, b] = [round(rx), round(ry)];
  return `M${at(spot, rx, 0)}A${a} ${b} ${degrees} 1 1 ${at(spot, -rx, 0)}A${a} ${b} ${degrees} 1 1 ${at(spot, rx, 0)}Z`;
}

/** A closed curve past points, given by angle and radius around the spot. */
export function roundOff(spot: Spot, radii: readonly number[], stretch = 1): string {
  const points = radii.map((radius, index) => {
    const angle = (index / radii.length) * TAU;
    return [radius * Math.cos(angle) * stretch, radius * Math.sin(angle)] as const;
  });
  const middle = (index: number) => {
    const [ax, ay] = points[index % points.length] ?? [0, 0];
    const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
    return at(spot, (ax + bx) / 2, (ay + by) / 2);
  };
  const curves = points.map(([x, y], index) => `Q${at(spot, x, y)} ${middle(index)}`);
  return `M${middle(points.length - 1)}${curves.join("")}Z`;
}

/** A hand-drawn circle: `wobble` is how far its radius varies, as a fraction of it. */
export function blob(
  spot: Spot,
  radius: number,
  random: Random,
  { wobble = 0.1, corners = 9, stretch = 1 } = {},
): string {
  // A curve past the corners stays inside them, so the factor enlarges the radius again.
  const reach = radius / Math.cos(Math.PI / corners) ** 0.8;
  const radii = Array.from(
    { length: corners },
    () => reach * between(random, 1 - wobble, 1 + wobble),
  );
  return roundOff(spot, radii, stretch);
}

/** A shape pointed at both ends. */
export function leaf(spot: Spot, length: number, width: number): string {
  const half = length / 2;
  return `M${at(spot, -half, 0)}Q${at(spot, -length * 0.1, -width)} ${at(spot, half, 0)}Q${at(spot, -length * 0.1, width)} ${at(spot, -half, 0)}Z`;
}

/** A shape round at one end and pointed at the other: a seed, a berry, a fillet. */
export function drop(spot: Spot, length: number, width: number): string {
  const half = length / 2;
  return `M${at(spot, half, 0)}C${at(spot, half * 0.3, -width * 0.35)} ${at(spot, -half * 0.1, -width * 0.62)} ${at(spot, -half * 0.5, -width * 0.5)}C${at(spot, -half * 1.18, -width * 0.36)} ${at(spot, -half * 1.18, width * 0.36)} ${at(spot, -half * 0.5, width * 0.5)}C${at(spot, -half * 0.1, width * 0.62)} ${at(spot, half * 0.3, width * 0.35)} ${at(spot, half, 0)}Z`;
}

/** A crescent along the spot's direction, bulging to its left. */
export function crescent(spot: Spot, length: number, width: number): string {
  const half = length / 2;
  return `M${at(spot, -half, 0)}Q${at(spot, 0, -width * 1.7)} ${at(spot, half, 0)}Q${at(spot, 0, -width * 0.15)} ${at(spot, -half, 0)}Z`;
}

/** Half a disc: flat along the spot's direction, round to its left. */
export function halfDisc(spot: Spot, radius: number): string {
  const degrees = round((spot.turn * 360) / TAU);
  return `M${at(spot, -radius, 0)}A${round(radius)} ${round(radius)} ${degrees} 0 1 ${at(spot, radius, 0)}Z`;
}

/** An open line, for strokes. */
export function line(spot: Spot, length: number): string {
  return `M${at(spot, -length / 2, 0)}L${at(spot, length / 2, 0)}`;
}

/** An open curve that departs from the straight by `bend`. */
export function bow(spot: Spot, length: number, bend: number): string {
  return `M${at(spot, -length / 2, 0)}Q${at(spot, 0, -bend * 2)} ${at(spot, length / 2, 0)}`;
}

/** An open part of a circle, from the spot's turn over `sweep` (less than a full turn). */
export function arc(spot: Spot, radius: number, sweep: number): string {
  const end = { ...spot, turn: spot.turn + sweep };
  return `M${at(spot, radius, 0)}A${round(radius)} ${round(radius)} 0 ${sweep > Math.PI ? 1 : 0} 1 ${at(end, radius, 0)}`;
}

/** A line that zigzags while it crosses `length`. */
export function squiggle(spot: Spot, length: number, height: number, turns: number): string {
  const stride = length / turns;
  let path = `M${at(spot, -length / 2, 0)}`;
  for (let turn = 0; turn < turns; turn++) {
    const from = -length / 2 + turn * stride;
    const side = turn % 2 === 0 ? -height : height;
    path += `Q${at(spot, from + stride * 0.5, side)} ${at(spot, from + stride, 0)}`;
  }
  return path;
}

/** An open spiral from the middle outwards. */
export function spiral(spot: Spot, radius: number, turns: number): string {
  const steps = Math.ceil(turns * 8);
  let path = `M${at(spot, 0, 0)}`;
  for (let step = 1; step <= steps; step++) {
    const point = (offset: number, reach: number) => {
      const part = (step - offset) / steps;
      const angle = part * turns * TAU;
      const r = radius * part * reach;
      return at(spot, r * Math.cos(angle), r * Math.sin(angle));
    };
    path += `Q${point(0.5, 1.05)} ${point(0, 1)}`;
  }
  return path;
}

/** A rectangle with round corners, centred. */
export function slab(spot: Spot, length: number, width: number, corner: number): string {
  const [l, w, r] = [length / 2, width / 2, Math.min(corner, length / 2, width / 2)];
  return `M${at(spot, -l + r, -w)}L${at(spot, l - r, -w)}Q${at(spot, l, -w)} ${at(spot, l, -w + r)}L${at(spot, l, w - r)}Q${at(spot, l, w)} ${at(spot, l - r, w)}L${at(spot, -l + r, w)}Q${at(spot, -l, w)} ${at(spot, -l, w - r)}L${at(spot, -l, -w + r)}Q${at(spot, -l, -w)} ${at(spot, -l + r, -w)}Z`;
}

/**
 * Spreads spots over a disc, a ring or a stretched one, each as far from the others as a few tries
 * find.
 */
export function scatter(
  random: Random,
  count: number,
  area: { x: number; y: number; r: number; inner?: number; stretch?: number },
): Spot[] {
  const spots: Spot[] = [];
  const { inner = 0, stretch = 1 } = area;
  for (let index = 0; index < count; index++) {
    let best: Spot | undefined;
    let bestGap = -1;
    for (let attempt = 0; attempt < 7; attempt++) {
      const angle = random() * TAU;
      const radius = Math.sqrt(between(random, (inner / (area.r || 1)) ** 2, 1)) * area.r;
      const spot = {
        x: area.x + radius * Math.cos(angle) * stretch,
        y: area.y + radius * Math.sin(angle),
        turn: random() * TAU,
      };
      let gap = Infinity;
      for (const other of spots) {
        gap = Math.min(gap, (other.x - spot.x) ** 2 + (other.y - spot.y) ** 2);
      }
      if (gap > bestGap) [best, bestGap] = [spot, gap];
    }
    if (best !== undefined) spots.push(best);
  }
  return spots;
}
