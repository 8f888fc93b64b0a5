import type { FormName } from "./drawn-kinds.ts";
import { drawMuffins, drawPancakes, drawPizza } from "./forms-baked.ts";
import { drawChopped, drawDumplings, drawFields, drawSalad, drawStirFry } from "./forms-bowl.ts";
import {
  drawBuns,
  drawCake,
  drawCookies,
  drawCrepes,
  drawCrispRolls,
  drawFlatbread,
  drawHotDog,
  drawLoaf,
  drawNachos,
  drawPasties,
  drawSquares,
  drawWaffles,
} from "./forms-bread.ts";
import { drawGlass, drawJar, drawMug, drawMugBake } from "./forms-glass.ts";
import { drawBurger, drawTacos, drawWraps } from "./forms-handheld.ts";
import { drawCrumble, drawDip, drawMashPie, drawPie, drawPot, drawTart } from "./forms-pies.ts";
import {
  drawDinner,
  drawEggs,
  drawGratin,
  drawOmelette,
  drawPasta,
  drawRisotto,
  drawScramble,
  drawSkewers,
  drawTrayBake,
} from "./forms-plate.ts";
import { drawLettuceCups, drawRolls, drawScoops, drawStuffed } from "./forms-rolls.ts";
import { drawBroth, drawCurry, drawPorridge, drawSoup, drawStew } from "./forms-soup.ts";
import { drawSandwich, drawToast } from "./forms-toast.ts";
import type { Larder } from "./larder.ts";
import type { Layer } from "./layer.ts";

interface Form {
  draw: (larder: Larder) => Layer[];
  /** What lies beside the dish. */
  hands: "fork" | "spoon" | "none";
}

/** How each form is drawn. */
export const FORMS: Record<FormName, Form> = {
  bowl: { draw: drawFields, hands: "fork" },
  broth: { draw: drawBroth, hands: "spoon" },
  buns: { draw: drawBuns, hands: "none" },
  burger: { draw: drawBurger, hands: "none" },
  cake: { draw: drawCake, hands: "fork" },
  chopped: { draw: drawChopped, hands: "spoon" },
  cookies: { draw: drawCookies, hands: "none" },
  crepes: { draw: drawCrepes, hands: "fork" },
  crispRolls: { draw: drawCrispRolls, hands: "none" },
  crumble: { draw: drawCrumble, hands: "none" },
  curry: { draw: drawCurry, hands: "spoon" },
  dip: { draw: drawDip, hands: "none" },
  dumplings: { draw: drawDumplings, hands: "none" },
  eggs: { draw: drawEggs, hands: "none" },
  flatbread: { draw: drawFlatbread, hands: "none" },
  glass: { draw: drawGlass, hands: "none" },
  gratin: { draw: drawGratin, hands: "none" },
  hotDog: { draw: drawHotDog, hands: "none" },
  jar: { draw: drawJar, hands: "none" },
  lettuceCups: { draw: drawLettuceCups, hands: "none" },
  loaf: { draw: drawLoaf, hands: "none" },
  mashPie: { draw: drawMashPie, hands: "none" },
  muffins: { draw: drawMuffins, hands: "none" },
  mug: { draw: drawMug, hands: "spoon" },
  mugBake: { draw: drawMugBake, hands: "spoon" },
  nachos: { draw: drawNachos, hands: "none" },
  omelette: { draw: drawOmelette, hands: "none" },
  pancakes: { draw: drawPancakes, hands: "fork" },
  pasta: { draw: drawPasta, hands: "fork" },
  pasties: { draw: drawPasties, hands: "none" },
  pie: { draw: drawPie, hands: "none" },
  pizza: { draw: drawPizza, hands: "none" },
  plate: { draw: drawDinner, hands: "fork" },
  porridge: { draw: drawPorridge, hands: "spoon" },
  pot: { draw: drawPot, hands: "none" },
  rice: { draw: drawRisotto, hands: "fork" },
  rolls: { draw: drawRolls, hands: "none" },
  salad: { draw: drawSalad, hands: "fork" },
  sandwich: { draw: drawSandwich, hands: "none" },
  scoops: { draw: drawScoops, hands: "spoon" },
  scramble: { draw: drawScramble, hands: "none" },
  skewers: { draw: drawSkewers, hands: "none" },
  soup: { draw: drawSoup, hands: "spoon" },
  squares: { draw: drawSquares, hands: "none" },
  stew: { draw: drawStew, hands: "spoon" },
  stirFry: { draw: drawStirFry, hands: "none" },
  stuffed: { draw: drawStuffed, hands: "fork" },
  tacos: { draw: drawTacos, hands: "none" },
  tart: { draw: drawTart, hands: "fork" },
  toast: { draw: drawToast, hands: "none" },
  trayBake: { draw: drawTrayBake, hands: "none" },
  waffles: { draw: drawWaffles, hands: "fork" },
  wraps: { draw: drawWraps, hands: "none" },
};
