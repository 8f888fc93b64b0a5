import { drawBowl, MIDDLE } from "./dishes.ts";
import type { Food } from "./drawn-foods.ts";
import { food, mix, ofRole, put, type Larder } from "./larder.ts";
import { filled, stroked, type Layer } from "./layer.ts";
import { arc, blob, ellipse, nudge, scatter, shift, slab, spiral } from "./paths.ts";
import { between } from "./seeded-random.ts";

const GREEN = { base: "#94bd58", shade: "#668f33", light: "#c4e08f" };

/** The colours of foods that have been through the blender. */
function blended(foods: readonly Food[]): Pick<Food, "base" | "shade" | "light"> {
  if (foods.some((one) => one === food("avocado") || (one.piece === "leaf" && one.role === "veg")))
    return GREEN;
  const [first] = foods.filter(
    ({ role, piece }) =>
      role === "fruit" || role === "sauce" || role === "veg" || piece === "citrus",
  );
  if (first === undefined) return { base: "#f3dfae", shade: "#cba963", light: "#fdf3d6" };
  if (first.piece === "berry") return { base: "#a5629b", shade: "#763f70", light: "#d3a3cb" };
  if (first.piece === "strawberry" || first.piece === "raspberry")
    return { base: "#ea8390", shade: "#c15666", light: "#fbc3c6" };
  return first;
}

/** A tall glass from the side, with its fruit beside it. */
export function drawGlass(larder: Larder): Layer[] {
  const { random } = larder;
  const drink = blended(larder.foods);
  const [fruit, other = fruit] = larder.foods.filter(
    ({ role, piece }) => role === "fruit" || piece === "citrus",
  );
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
      larder.foods.find((what) => what === food("mint")),
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
  const [fruit, other = fruit] = fruits;
  const layers = blended(larder.foods);
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
    ...band(138, 18, layers.base),
    ...band(84, 13, layers.base),
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
    ...put(larder, fruit && food("mint"), [
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
  const { random } = larder;
  const milky = larder.foods.includes(food("chocolate"));
  const drink = larder.foods.find(({ piece }) => piece === "drizzle") ?? {
    base: "#b4713a",
    shade: "#7d4a20",
  };
  return [
    ...drawCup(larder),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 68), drink.shade),
    ...filled(ellipse(nudge(MIDDLE, 0, 3), 65), milky ? "#9a6a45" : drink.base),
    ...(milky
      ? stroked(spiral({ ...nudge(MIDDLE, 0, 3), turn: random() * 6 }, 44, 2.3), "#f3e2c5", 7, 0.9)
      : stroked(arc({ ...nudge(MIDDLE, 0, 3), turn: 3.4 }, 52, 1.2), "#ffffff", 4, 0.35)),
    ...put(
      larder,
      larder.foods.find(({ piece }) => piece === "citrus"),
      [{ x: 150, y: 112, turn: 0.5 }],
      1.4,
    ),
  ];
}

/** A mug with its handle, from above. */
function drawCup({ random, table }: Larder): Layer[] {
  const handle = shift({ ...MIDDLE, turn: between(random, -0.5, 0.5) }, 80, 0);
  return [
    ...stroked(arc({ ...handle, turn: handle.turn - 1.7 }, 17, 3.4), table.glaze.rim, 11),
    ...drawBowl(table, random),
  ];
}

/** What is baked in a mug: cake, oats, or eggs. */
export function drawMugBake(larder: Larder): Layer[] {
  const { random, foods } = larder;
  const crumb = foods.includes(food("chocolate"))
    ? { base: "#6d3f28", shade: "#4a2716", light: "#8f5b3e" }
    : foods.includes(food("egg"))
      ? { base: "#f5cd5d", shade: "#c9952c", light: "#fbe394" }
      : { base: "#e0a95e", shade: "#b0742f", light: "#f3d298" };
  const on = foods.filter(
    ({ role, piece }) =>
      role !== "base" && role !== "sauce" && piece !== "egg" && piece !== "fleck",
  );
  return [
    ...drawCup(larder),
    ...filled(ellipse(nudge(MIDDLE, 0, 2), 68), crumb.shade),
    ...filled(blob(nudge(MIDDLE, 0, 1), 63, random, { wobble: 0.05, corners: 14 }), crumb.base),
    ...filled(
      scatter(random, 22, { ...MIDDLE, r: 52 }).map((spot) =>
        ellipse(spot, between(random, 5, 10), between(random, 4, 7)),
      ),
      crumb.light,
      0.7,
    ),
    ...mix(larder, on.slice(0, 3), 14, { ...MIDDLE, r: 48 }, 0.95),
    ...mix(larder, [food("chive")], foods.includes(food("egg")) ? 12 : 0, { ...MIDDLE, r: 50 }),
  ];
}
