import { drawBowl, MIDDLE } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, ofRole, put, strew, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import { arc, ellipse, line, nudge, scatter, shift, slab, spiral } from "./paths.ts";
import { between } from "./seeded-random.ts";

const GREEN = { base: "#94bd58", shade: "#668f33", light: "#c4e08f" };

/** The colours of foods that have been through the blender. */
function blended(foods: readonly Food[]): Pick<Food, "base" | "shade" | "light"> {
  if (foods.some(({ piece }) => piece === "leaf" || piece === "crescent")) return GREEN;
  const [first] = foods.filter(
    ({ role }) => role === "fruit" || role === "sauce" || role === "veg",
  );
  if (first === undefined) return { base: "#ee9aa6", shade: "#c9687a", light: "#fbd0d5" };
  if (first.piece === "berry") return { base: "#a5629b", shade: "#763f70", light: "#d3a3cb" };
  if (first.piece === "strawberry" || first.piece === "raspberry")
    return { base: "#ea8390", shade: "#c15666", light: "#fbc3c6" };
  return first;
}

/** A tall glass from the side, with its fruit beside it. */
export function drawGlass(larder: Larder): Layer[] {
  const { random } = larder;
  const drink = blended(larder.foods);
  const fruits = ofRole(larder, "fruit");
  const [fruit = food("strawberry"), other = fruit] = fruits;
  const body = "M122 34L132 164Q133 174 143 174L177 174Q187 174 188 164L198 34Z";
  const juice =
    "M126.5 54Q143 47 160 54T193.5 54L185.5 160Q184.5 169 176 169L144 169Q135.5 169 134.5 160Z";
  const bubbles = scatter(random, 12, { x: 160, y: 116, r: 22 });
  return [
    ...filled(ellipse(nudge(MIDDLE, 6, 74), 62, 11), "var(--dish-shadow)"),
    ...stroked("M170 20L162 70", "#c7452d", 6),
    ...stroked("M170 20L188 8", "#c7452d", 6),
    ...stroked("M168.5 30L166.5 42M165.5 50L164 60", "#fdf6e6", 6),
    ...filled(body, "#ffffff", 0.45),
    ...filled(juice, drink.base),
    ...filled(
      "M126.5 54Q143 47 160 54T193.5 54L192.3 68Q176 62 160 68T127.6 68Z",
      drink.light,
      0.8,
    ),
    ...filled(
      bubbles.map((spot) => ellipse(spot, between(random, 1.2, 2.8))),
      drink.light,
      0.6,
    ),
    ...filled("M172 169L176 169Q184.5 169 185.5 160L193 60L184 62L176 158Z", drink.shade, 0.4),
    ...stroked("M134 62L141 152", "#ffffff", 4, 0.55),
    ...stroked("M122 34L132 164Q133 174 143 174L177 174Q187 174 188 164L198 34", "#ffffff", 2, 0.8),
    ...put(
      larder,
      fruit,
      [
        { x: 112, y: 166, turn: 0.2 },
        { x: 97, y: 172, turn: 2 },
        { x: 206, y: 170, turn: 1 },
      ],
      1.35,
    ),
    ...put(
      larder,
      other,
      [
        { x: 220, y: 162, turn: 4 },
        { x: 194, y: 36, turn: 0.6 },
      ],
      1.3,
    ),
    ...put(
      larder,
      food("mint"),
      [
        { x: 138, y: 44, turn: -2.2 },
        { x: 146, y: 40, turn: -1.2 },
      ],
      1.1,
    ),
  ];
}

/** A jar in layers: overnight oats, chia, parfait. */
export function drawJar(larder: Larder): Layer[] {
  const { random } = larder;
  const fruits = ofRole(larder, "fruit");
  const [fruit = food("blueberry"), other = fruit] = fruits;
  const compote = blended([fruit]);
  const band = (y: number, height: number, color: string) =>
    filled(
      `M112 ${y}Q136 ${y - 5} 160 ${y}T208 ${y}V${y + height}Q184 ${y + height + 5} 160 ${y + height}T112 ${y + height}Z`,
      color,
    );
  const oats = scatter(random, 34, { x: 160, y: 104, r: 30, stretch: 1.45 });
  return [
    ...filled(ellipse(nudge(MIDDLE, 4, 75), 70, 11), "var(--dish-shadow)"),
    ...filled(slab({ ...MIDDLE, y: 108 }, 106, 132, 22), "#ffffff", 0.5),
    ...filled(slab({ ...MIDDLE, y: 112 }, 96, 116, 18), "#f1e3c3"),
    ...band(138, 18, compote.base),
    ...band(84, 13, compote.base),
    ...filled(
      oats.map((spot) => ellipse(spot, 3.4, 2)),
      "#c9ab74",
      0.45,
    ),
    ...filled("M112 62H208V74Q184 79 160 74T112 74Z", "#fbf5e8"),
    ...put(
      larder,
      fruit,
      [124, 146, 170, 194].map((x, index) => ({ x, y: 56 + (index % 2) * 5, turn: index })),
      1.35,
    ),
    ...put(
      larder,
      other,
      [135, 158, 183].map((x, index) => ({ x, y: 47 + (index % 2) * 4, turn: index * 2 + 1 })),
      1.3,
    ),
    ...put(larder, food("mint"), [
      { x: 167, y: 38, turn: -1.2 },
      { x: 156, y: 39, turn: -2 },
    ]),
    ...stroked(slab({ ...MIDDLE, y: 108 }, 104, 130, 21), "#ffffff", 2.4, 0.75),
    ...stroked("M118 78V150", "#ffffff", 4, 0.6),
    ...put(
      larder,
      other,
      [
        { x: 226, y: 168, turn: 0.5 },
        { x: 92, y: 170, turn: 2.5 },
      ],
      1.3,
    ),
  ];
}

/** A hot drink in a mug, from above. */
export function drawMug(larder: Larder): Layer[] {
  const { random, table } = larder;
  const cocoa = food("chocolate");
  const handle = shift({ ...MIDDLE, turn: between(random, -0.5, 0.5) }, 80, 0);
  return [
    ...stroked(arc({ ...handle, turn: handle.turn - 1.7 }, 17, 3.4), table.glaze.rim, 11),
    ...drawBowl(table, random),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 68), cocoa.shade),
    ...filled(ellipse(nudge(MIDDLE, 0, 3), 65), "#9a6a45"),
    ...stroked(spiral({ ...nudge(MIDDLE, 0, 3), turn: random() * 6 }, 44, 2.3), "#f3e2c5", 7, 0.9),
    ...stroked(line({ ...nudge(MIDDLE, 0, 3), turn: 1 }, 74), "#9a6a45", 2),
    ...strew(larder, 40, 8),
  ];
}
