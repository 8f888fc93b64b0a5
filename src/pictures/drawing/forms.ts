import { drawMuffins, drawPancakes, drawPizza } from "./forms-baked.ts";
import { drawDumplings, drawFields, drawSalad, drawStirFry } from "./forms-bowl.ts";
import { drawGlass, drawJar, drawMug } from "./forms-glass.ts";
import { drawBurger, drawTacos, drawWraps } from "./forms-handheld.ts";
import {
  drawDinner,
  drawEggs,
  drawGratin,
  drawOmelette,
  drawPasta,
  drawRisotto,
  drawSkewers,
  drawTrayBake,
} from "./forms-plate.ts";
import { drawCurry, drawPorridge, drawSoup } from "./forms-soup.ts";
import { drawSandwich, drawToast } from "./forms-toast.ts";
import type { Larder } from "./larder.ts";
import type { Layer } from "./layer.ts";
import { pick } from "./seeded-random.ts";

interface Form {
  draw: (larder: Larder) => Layer[];
  /** What lies beside the dish. */
  hands: "fork" | "spoon" | "none";
}

const FORMS = {
  soup: { draw: drawSoup, hands: "spoon" },
  curry: { draw: drawCurry, hands: "spoon" },
  salad: { draw: drawSalad, hands: "fork" },
  fields: { draw: drawFields, hands: "fork" },
  porridge: { draw: drawPorridge, hands: "spoon" },
  stirFry: { draw: drawStirFry, hands: "none" },
  dumplings: { draw: drawDumplings, hands: "none" },
  dinner: { draw: drawDinner, hands: "fork" },
  pasta: { draw: drawPasta, hands: "fork" },
  eggs: { draw: drawEggs, hands: "none" },
  omelette: { draw: drawOmelette, hands: "none" },
  trayBake: { draw: drawTrayBake, hands: "none" },
  gratin: { draw: drawGratin, hands: "none" },
  risotto: { draw: drawRisotto, hands: "fork" },
  skewers: { draw: drawSkewers, hands: "none" },
  toast: { draw: drawToast, hands: "none" },
  sandwich: { draw: drawSandwich, hands: "none" },
  burger: { draw: drawBurger, hands: "none" },
  tacos: { draw: drawTacos, hands: "none" },
  wraps: { draw: drawWraps, hands: "none" },
  pizza: { draw: drawPizza, hands: "none" },
  pancakes: { draw: drawPancakes, hands: "fork" },
  muffins: { draw: drawMuffins, hands: "none" },
  glass: { draw: drawGlass, hands: "none" },
  jar: { draw: drawJar, hands: "none" },
  mug: { draw: drawMug, hands: "spoon" },
} as const satisfies Record<string, Form>;

export type FormName = keyof typeof FORMS;

export function formOf(name: FormName): Form {
  return FORMS[name];
}

/** Words in a title that decide the form; the first line that matches wins. */
const TITLE_WORDS: readonly (readonly [RegExp, FormName])[] = [
  [/\b(smoothie bowl|yogh?urt bowl|acai)/, "porridge"],
  [/\b(smoothie|shake|lassi|juice|latte frappe)/, "glass"],
  [/\b(overnight|chia|parfait|trifle|pudding)/, "jar"],
  [/\b(cocoa|hot chocolate|coffee|chai|tea)\b/, "mug"],
  [/\b(stir.?fry|stir.?fried|wok|chow mein|fried rice|pad thai|skillet|hash)/, "stirFry"],
  [/\b(pancake|waffle|crepe|french toast|hotcake|blini)/, "pancakes"],
  [/\b(muffin|cookie|scone|brownie|cupcake|biscuit|energy ball|granola bar)/, "muffins"],
  [/\b(omelet|omelette|frittata|tortilla espanola)/, "omelette"],
  [/\b(burger|slider|cheeseburger)/, "burger"],
  [/\b(taco|tostada|nacho)/, "tacos"],
  [/\b(wrap|burrito|fajita|quesadilla|enchilada|gyro|shawarma|spring roll|roll.?up)/, "wraps"],
  [/\b(sandwich|panini|sub|blt|ciabatta|baguette|bagel|melt)\b/, "sandwich"],
  [/\b(pizza|flatbread|tart|quiche|pie|galette|focaccia)/, "pizza"],
  [/\b(toast|bruschetta|crostini)/, "toast"],
  [/\b(skewer|kebab|kabob|satay|souvlaki)/, "skewers"],
  [/\b(dumpling|gyoza|potsticker|wonton|ravioli|pierogi)/, "dumplings"],
  [
    /\b(tray.?bake|sheet.?pan|baking tray|tray|one.?pan|roasted? vegetables|air.?fryer|roast)/,
    "trayBake",
  ],
  [
    /\b(gratin|lasagn|casserole|bake|baked|moussaka|mac and cheese|stuffed|crumble|cobbler)/,
    "gratin",
  ],
  [/\b(pho|ramen|soup|chowder|broth|bisque|gazpacho|minestrone|laksa)/, "soup"],
  [
    /\b(curry|stew|chili|chilli|dal|daal|dhal|tagine|masala|goulash|korma|tikka|ragout|gumbo|congee|casserole)/,
    "curry",
  ],
  [/\b(salad|slaw|caprese|caesar|tabbouleh)/, "salad"],
  [/\b(bowl|poke|bibimbap|buddha)/, "fields"],
  [/\b(shakshuka|fried eggs?|eggs? (?:with|and|in)|scramble|huevos|sunny)/, "eggs"],
  [/\b(porridge|oats?|oatmeal|granola|muesli|yogh?urt|cereal|quark)/, "porridge"],
  [
    /\b(pasta|spaghetti|penne|linguin|fettuccin|tagliatell|macaroni|carbonara|bolognese|noodle|orzo|gnocchi|fusilli|rigatoni)/,
    "pasta",
  ],
  [/\b(risotto|paella|pilaf|biryani|jambalaya)/, "risotto"],
];

/** A Map, not an object, because the kind is untrusted text. */
const LIKELY = new Map<string, readonly [FormName, ...FormName[]]>([
  ["breakfast", ["porridge", "eggs", "pancakes", "toast", "jar"]],
  ["lunch", ["fields", "salad", "sandwich", "soup", "wraps"]],
  ["dinner", ["dinner", "curry", "pasta", "stirFry", "trayBake"]],
]);

/** How the dish is served: decided by its title, else its ingredients, else its kind of meal. */
export function chooseForm(title: string, kind: string, larder: Larder): FormName {
  const plain = title
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "");
  const named = TITLE_WORDS.find(([words]) => words.test(plain));
  if (named !== undefined) return named[1];
  const { foods, random } = larder;
  const has = (...pieces: readonly string[]) => foods.some(({ piece }) => pieces.includes(piece));
  const count = (role: string) => foods.filter((one) => one.role === role).length;
  if (has("noodle")) return "pasta";
  if (has("fillet")) return "dinner";
  if (has("egg") && kind === "breakfast") return "eggs";
  if (count("fruit") > count("veg") && count("main") === 0) return "porridge";
  if (count("base") > 0 && count("main") + count("veg") > 0)
    return kind === "lunch" ? "fields" : "dinner";
  if (count("main") > 0) return "dinner";
  if (count("veg") > 1) return "salad";
  return pick(random, LIKELY.get(kind) ?? ["dinner", "fields", "salad", "soup"]);
}
