import { drawBoard, drawPlate } from "./dishes.ts";
import { food, type Larder, mix, ofRole, orElse, put, strew } from "./larder.ts";
import { filled, type Layer } from "./layer.ts";
import { blob, ellipse, halfDisc, nudge, scatter, shift, slab } from "./paths.ts";
import { between } from "./seeded-random.ts";

/** A burger from above, with its filling peeping out. */
export function drawBurger(larder: Larder): Layer[] {
  const { random, table } = larder;
  const greens = food("lettuce");
  const fries = Array.from({ length: 12 }, (_, index) => ({
    x: 208 + (index % 3) * 5 + between(random, -3, 3),
    y: 68 + index * 5.6,
    turn: between(random, -0.6, 0.6),
  }));
  const withFries = larder.foods.includes(food("fries"));
  const bun = { x: withFries ? 142 : 160, y: 100, turn: 0 };
  return [
    ...drawPlate(table, random),
    ...(withFries ? put(larder, food("fries"), fries, 1.3) : []),
    ...filled(blob(nudge(bun, 1, 4), 50, random, { wobble: 0.06, corners: 15 }), "#2a1a08", 0.25),
    ...filled(blob(bun, 50, random, { wobble: 0.09, corners: 17 }), greens.shade),
    ...filled(blob(nudge(bun, 0, -1), 48, random, { wobble: 0.09, corners: 17 }), greens.base),
    ...put(
      larder,
      food("tomato"),
      [0.5, 2.3, 4.2].map((turn) => shift({ ...bun, turn }, 36, 0)),
      0.85,
    ),
    ...(larder.foods.includes(food("cheese"))
      ? filled(slab({ ...bun, turn: 0.4 }, 74, 74, 6), "#f3b83c")
      : []),
    ...put(
      larder,
      ofRole(larder, "main")[0] ?? food("patty"),
      [1.2, 3.2, 5.2].map((turn) => shift({ ...bun, turn }, 37, 0)),
      0.8,
    ),
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
  const filling = orElse(ofRole(larder, "main", "veg"), "lettuce", "tomato").slice(0, 4);
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

/** A wrap cut in half, with the filling visible at the cut. */
export function drawWraps(larder: Larder): Layer[] {
  const { random } = larder;
  const filling = orElse(
    ofRole(larder, "main", "veg", "base"),
    "lettuce",
    "tomato",
    "carrot",
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
        ...filled(ellipse(cut, 10, 17.5), filling[0]?.shade ?? "#a8662c"),
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
