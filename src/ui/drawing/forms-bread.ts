import { drawBoard, drawPlate, MIDDLE } from "./dishes.ts";
import { food, mix, ofRole, orElse, put, strew, withPiece, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import {
  arc,
  blob,
  bow,
  ellipse,
  halfDisc,
  line,
  nudge,
  roundOff,
  scatter,
  shift,
  slab,
  type Spot,
} from "./paths.ts";
import { between } from "./random.ts";

const CRUST = "#a8662c";
const CRUMB = "#f0cf96";
const GOLD = "#d99a4c";

/** A slice from a tin loaf, upright in its own direction. */
function slice(spot: Spot, size: number): string {
  const { x, y } = spot;
  const [w, h] = [size, size * 1.06];
  const point = (dx: number, dy: number) => {
    const [cos, sin] = [Math.cos(spot.turn), Math.sin(spot.turn)];
    return `${(x + dx * cos - dy * sin).toFixed(1)} ${(y + dx * sin + dy * cos).toFixed(1)}`;
  };
  return `M${point(-w * 0.78, h)}Q${point(-w * 0.92, h)} ${point(-w * 0.9, h * 0.84)}L${point(-w * 0.86, -h * 0.28)}C${point(-w * 1.28, -h * 0.5)} ${point(-w * 0.9, -h)} ${point(0, -h)}C${point(w * 0.9, -h)} ${point(w * 1.28, -h * 0.5)} ${point(w * 0.86, -h * 0.28)}L${point(w * 0.9, h * 0.84)}Q${point(w * 0.92, h)} ${point(w * 0.78, h)}Z`;
}

/** Toast with something on it. */
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
  const on = orElse(
    larder.foods.filter(
      ({ piece, role }) =>
        role !== "base" &&
        role !== "sauce" &&
        piece !== "crumb" &&
        piece !== "fleck" &&
        piece !== "drizzle" &&
        piece !== "nut" &&
        piece !== "crescent",
    ),
    "tomato",
  ).slice(0, 3);
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

/** A sandwich, cut across, its halves leaning apart. */
export function drawSandwich(larder: Larder): Layer[] {
  const { random } = larder;
  const filling = orElse(ofRole(larder, "main", "veg", "top"), "lettuce", "tomato", "cheese").slice(
    0,
    4,
  );
  const bands = filling.length < 3 ? [food("lettuce"), ...filling, food("cheese")] : filling;
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

/** A burger from above, its filling peeping out. */
export function drawBurger(larder: Larder): Layer[] {
  const { random, table } = larder;
  const greens = food("lettuce");
  const fries = Array.from({ length: 12 }, (_, index) => ({
    x: 208 + (index % 3) * 5 + between(random, -3, 3),
    y: 68 + index * 5.6,
    turn: between(random, -0.6, 0.6),
  }));
  const bun = { x: 142, y: 100, turn: 0 };
  return [
    ...drawPlate(table, random),
    ...stroked(
      fries.map((spot) => line(nudge(spot, 0.5, 1.8), 36)),
      "#b9852f",
      6,
    ),
    ...stroked(
      fries.map((spot) => line(spot, 36)),
      "#f3c95f",
      5.4,
    ),
    ...filled(blob(nudge(bun, 1, 4), 50, random, { wobble: 0.06, corners: 15 }), "#2a1a08", 0.25),
    ...filled(blob(bun, 50, random, { wobble: 0.09, corners: 17 }), greens.shade),
    ...filled(blob(nudge(bun, 0, -1), 48, random, { wobble: 0.09, corners: 17 }), greens.base),
    ...put(
      larder,
      food("tomato"),
      [0.5, 2.3, 4.2].map((turn) => shift({ ...bun, turn }, 36, 0)),
      0.85,
    ),
    ...filled(slab({ ...bun, turn: 0.4 }, 74, 74, 6), "#f3b83c"),
    ...filled(ellipse(bun, 41), "#a5642b"),
    ...filled(ellipse(nudge(bun, -0.6, -1.4), 39.5), "#d8944a"),
    ...filled(ellipse(nudge(bun, -9, -11), 22, 18), "#eab877", 0.7),
    ...filled(
      scatter(random, 22, { x: bun.x, y: bun.y - 2, r: 31 }).map((spot) => ellipse(spot, 2.3, 1.3)),
      "#fbeccb",
    ),
  ];
}

/** Three tacos in a row. */
export function drawTacos(larder: Larder): Layer[] {
  const { random, table } = larder;
  const filling = orElse(ofRole(larder, "main", "veg"), "beef", "lettuce", "tomato").slice(0, 4);
  const full = filling.some(({ piece }) => piece === "leaf")
    ? filling
    : [...filling, food("lettuce")];
  const shells = [-38, 2, 42].map((step, index) => ({
    x: 160 + step * 0.92,
    y: 108 + (index - 1) * 3,
    turn: between(random, -0.2, 0.2) - Math.PI / 2 + 0.32,
  }));
  return [
    ...drawPlate(table, random),
    ...shells.flatMap((shell) => {
      const edge = Array.from({ length: 13 }, (_, index) => {
        const turn = Math.PI + 0.2 + (index / 12) * (Math.PI - 0.4);
        return shift(
          { ...shell, turn: shell.turn + turn },
          34 + between(random, -2, 3),
          0,
          random() * 3,
        );
      });
      return [
        ...filled(halfDisc(nudge(shift(shell, 0, -3), 1.5, 3), 38), "#2a1a08", 0.22),
        ...filled(halfDisc(shift(shell, 0, -4), 38), "#c98f3c"),
        ...full.flatMap((what, index) =>
          put(
            larder,
            what.piece === "fillet" ? { ...what, piece: "chunk" } : what,
            edge.filter((_, at) => at % full.length === index),
            0.74,
          ),
        ),
        ...filled(halfDisc(shell, 34), "#b97d30"),
        ...filled(halfDisc(shift(shell, 0, -0.6), 32.5), "#efc575"),
        ...filled(
          scatter(random, 7, { ...shift(shell, 0, -14), r: 11 }).map((spot) =>
            ellipse(spot, 2.6, 1.8),
          ),
          "#cf9544",
          0.75,
        ),
      ];
    }),
    ...put(larder, food("lime"), [{ x: 206, y: 148, turn: 0.6 }], 0.75),
    ...strew(larder, 48, 8),
  ];
}

/** A wrap, halved, the filling to be seen at the cut. */
export function drawWraps(larder: Larder): Layer[] {
  const { random } = larder;
  const filling = orElse(
    ofRole(larder, "main", "veg", "base"),
    "chicken",
    "lettuce",
    "tomato",
  ).slice(0, 4);
  const rolls = [
    { x: 126, y: 82, turn: -0.5 + between(random, -0.1, 0.1) },
    { x: 186, y: 126, turn: -0.5 + between(random, -0.1, 0.1) },
  ];
  return [
    ...drawBoard(random),
    ...rolls.flatMap((roll) => {
      const cut = shift(roll, 38, 0);
      return [
        ...filled(slab(nudge(roll, 2, 5), 104, 48, 22), "#5f3a17", 0.35),
        ...filled(slab(roll, 102, 46, 21), "#d9ac66"),
        ...filled(slab(shift(roll, -1, -2), 98, 40, 19), "#f3d9a4"),
        ...filled(
          scatter(random, 12, { ...shift(roll, -10, -2), r: 15, stretch: 2 }).map((spot) =>
            ellipse(spot, 3.4, 2),
          ),
          "#c98f45",
          0.55,
        ),
        ...filled(ellipse(cut, 14, 23), "#c48f48"),
        ...filled(ellipse(cut, 11.5, 20), "#fbeed0"),
        ...filled(ellipse(cut, 10, 17.5), filling[0]?.shade ?? CRUST),
        ...mix(
          larder,
          filling.map((what) =>
            what.piece === "fillet" || what.piece === "grain"
              ? { ...what, piece: "chunk" as const }
              : what,
          ),
          9,
          { x: cut.x, y: cut.y, r: 11 },
          0.55,
        ),
      ];
    }),
  ];
}

/** Pizza, tart, flatbread, pie. */
export function drawPizza(larder: Larder): Layer[] {
  const { random } = larder;
  const on = orElse(
    ofRole(larder, "main", "veg").filter(({ piece }) => piece !== "tomato" && piece !== "leaf"),
    "olive",
  ).slice(0, 3);
  const cheese = scatter(random, 15, { ...MIDDLE, r: 48 });
  const start = random() * 6;
  const cuts = [0, 1, 2].map((index) =>
    line({ ...MIDDLE, turn: start + (index * Math.PI) / 3 }, 150),
  );
  return [
    ...drawBoard(random),
    ...filled(
      blob(nudge(MIDDLE, 2, 5), 74, random, { wobble: 0.02, corners: 16 }),
      "#5f3a17",
      0.35,
    ),
    ...filled(blob(MIDDLE, 74, random, { wobble: 0.025, corners: 16 }), "#c98a41"),
    ...filled(blob(MIDDLE, 70, random, { wobble: 0.02, corners: 16 }), "#eab96f"),
    ...filled(blob(MIDDLE, 60, random, { wobble: 0.03, corners: 16 }), "#cf4b2b"),
    ...filled(
      cheese.map((spot) => blob(spot, between(random, 8, 14), random, { wobble: 0.2 })),
      "#f9e3a4",
    ),
    ...filled(
      scatter(random, 14, { ...MIDDLE, r: 66, inner: 62 }).map((spot) => ellipse(spot, 4, 2.4)),
      "#9c5f25",
      0.55,
    ),
    ...mix(larder, on, 13, { ...MIDDLE, r: 48 }),
    ...put(larder, food("basil"), scatter(random, 5, { ...MIDDLE, r: 40 }), 1.05),
    ...stroked(cuts, "#7a4a20", 1.4, 0.55),
  ];
}

/** A stack of pancakes (or waffles, crêpes, French toast). */
export function drawPancakes(larder: Larder): Layer[] {
  const { random, table } = larder;
  const fruits = orElse(ofRole(larder, "fruit"), "blueberry").slice(0, 2);
  const syrup =
    ofRole(larder, "sauce").find(({ shade }) => shade !== food("cream").shade) ?? food("maple");
  const stack = [0, 1, 2].map((index) => nudge(MIDDLE, between(random, -3.5, 3.5), 9 - index * 8));
  const top = stack[2] ?? MIDDLE;
  const drips = Array.from(
    { length: 10 },
    (_, index) => 26 + (index % 3 === 1 ? 13 : index % 2 === 0 ? 2 : -2) + between(random, -2, 3),
  );
  return [
    ...drawPlate(table, random),
    ...stack.flatMap((spot) => [
      ...filled(blob(nudge(spot, 1, 5), 50, random, { wobble: 0.03, corners: 13 }), "#8a5320"),
      ...filled(blob(spot, 50, random, { wobble: 0.03, corners: 13 }), "#f0cb86"),
      ...filled(blob(nudge(spot, 0, -1.5), 48, random, { wobble: 0.03, corners: 13 }), "#d4914a"),
      ...filled(blob(nudge(spot, -1, -2.5), 43, random, { wobble: 0.04, corners: 13 }), "#e0a45c"),
    ]),
    ...filled(roundOff(nudge(top, 0, 1.6), drips), syrup.shade, 0.6),
    ...filled(roundOff(top, drips), syrup.base, 0.88),
    ...stroked(arc({ ...top, turn: 3.4 }, 19, 1.1), syrup.light, 2.2, 0.8),
    ...filled(slab({ ...nudge(top, 1, 2), turn: 0.3 }, 21, 19, 4), "#c99a2c", 0.8),
    ...filled(slab({ ...top, turn: 0.3 }, 20, 18, 4), "#fbe699"),
    ...mix(larder, fruits, 11, { ...MIDDLE, y: 96, r: 38, inner: 20 }, 1.1),
    ...mix(larder, fruits, 5, { ...MIDDLE, r: 58, inner: 54 }, 1.05),
    ...put(
      larder,
      food("mint"),
      [shift({ ...top, turn: -0.4 }, 18, 0), shift({ ...top, turn: -0.9 }, 20, 0)],
      0.8,
    ),
  ];
}

/** Muffins, scones, cookies, buns. */
export function drawMuffins(larder: Larder): Layer[] {
  const { random } = larder;
  const studs = orElse(
    larder.foods.filter(({ role }) => role === "fruit" || role === "top"),
    "chocolate",
  ).slice(0, 2);
  const dark = larder.foods.some(({ base }) => base === food("chocolate").base);
  const tops = [
    { x: 118, y: 74, turn: 0 },
    { x: 200, y: 72, turn: 2 },
    { x: 120, y: 134, turn: 4 },
    { x: 201, y: 132, turn: 1 },
    { x: 160, y: 103, turn: 3 },
  ];
  const paper = (spot: Spot, radius: number) =>
    roundOff(
      spot,
      Array.from({ length: 26 }, (_, index) => radius * (index % 2 === 0 ? 1.04 : 0.94)),
    );
  return [
    ...drawBoard(random),
    ...filled(
      tops.map((spot) => ellipse(nudge(spot, 1.5, 4.5), 27)),
      "#5f3a17",
      0.35,
    ),
    ...filled(
      tops.map((spot) => paper(spot, 26)),
      "#f7efdd",
    ),
    ...filled(
      tops.map((spot) => blob(spot, 22, random, { wobble: 0.05 })),
      dark ? "#4a2716" : "#b97a38",
    ),
    ...filled(
      tops.map((spot) => blob(nudge(spot, -0.8, -1.4), 20, random, { wobble: 0.05 })),
      dark ? "#6d3f28" : "#dfa55c",
    ),
    ...filled(
      tops.map((spot) => ellipse(nudge(spot, -6, -7), 8, 6)),
      dark ? "#8f5b3e" : "#f0c687",
      0.7,
    ),
    ...tops.flatMap((spot) =>
      mix(
        larder,
        studs.map((what) =>
          what.piece === "drizzle" ? { ...what, piece: "chunk" as const } : what,
        ),
        5,
        { x: spot.x, y: spot.y, r: 13 },
        0.58,
      ),
    ),
  ];
}
