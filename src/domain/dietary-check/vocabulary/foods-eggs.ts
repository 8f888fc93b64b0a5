import type { FoodRow } from "#domain/dietary-check/tags.ts";

/** Eggs of any bird, what is made of them, and eggs by name only. */
export const EGG_FOODS: readonly FoodRow[] = [
  ["only eggs", "quail egg, duck egg, goose egg, hen egg, chicken egg, ostrich egg"],
  ["only eggs", "burger sauce, sandwich spread, marshmallow fluff"],
  [
    "only eggs",
    "spanish tortilla, potato tortilla, spanish potato tortilla, tortilla española, spanish omelette",
  ],
  ["only eggs dairy", "pastry cream"],
  ["only eggs dairy fish", "caesar dressing, caesar salad dressing"],
  [
    "eggs",
    `
      egg, egg yolk, egg white, yolk, egg wash, eggwash, liquid egg, egg powder, egg substitute,
      albumen, albumin, ovalbumin, lysozyme, quail egg, duck egg, goose egg, hen egg,
      chicken egg, pickled egg, huevo, uovo, uova, oeuf, eier, tamago, tamagoyaki,
      egg fried rice, egg salad, egg mayonnaise`,
  ],
  [
    "eggs",
    `
      ranch dressing, meringue nest, meringue powder, mayonnaise, mayonaise, mayonnaize, mayo,
      aioli, alioli, allioli, tartare sauce, tartar sauce, remoulade,
      thousand island, thousand island dressing, marie rose, salad cream, burger sauce,
      sandwich spread, gribiche, russian dressing, royal icing, marshmallow fluff`,
  ],
  [
    "eggs dairy",
    `
      custard tart, hollandaise, bearnaise, béarnaise, custard, crème anglaise, crème pâtissière,
      crème brûlée, crème caramel, pastry cream, lemon curd, lime curd, orange curd,
      passion fruit curd, fruit curd, sabayon, zabaglione, zabaione, eggnog, egg nog, advocaat,
      frozen custard, lemon meringue, caesar dressing, caesar salad dressing`,
  ],
  ["fish", "caesar dressing, caesar salad dressing"],
  ["eggs dairy gluten", "quiche"],
  ["eggs dairy gluten meat", "quiche lorraine"],
  ["eggs gluten meat", "scotch egg"],
  ["eggs soy", "egg tofu"],
  ["soy?", "egg fried rice"],
  [
    "eggs",
    `
      rouille, macaroni salad, chicken salad, tuna salad, egg and cress, dijonnaise, fry sauce,
      comeback sauce, alabama white sauce, white bbq sauce, white barbecue sauce, yum yum sauce,
      bang bang sauce, cane's sauce, louie dressing, louis dressing, green goddess,
      green goddess dressing, creamy italian dressing, creamy italian, coleslaw dressing,
      slaw dressing, sauce tartare, tartare, deli slaw, durkee famous sauce, sandwich filling,
      marie rose, cocktail mayonnaise, andalouse sauce, samurai sauce, algerienne sauce,
      joppie sauce, joppiesaus, fritessaus, frietsaus, remoulade sauce, veganaise egg,
      burger spread, big mac sauce, special sauce, secret sauce, in n out sauce, animal style sauce`,
  ],
  ["soy?", "dijonnaise, fry sauce, comeback sauce, yum yum sauce, bang bang sauce, louie dressing"],
  ["weak eggs", "chef salad, chef's salad, devilled, deviled"],
  [
    "",
    "deviled ham, devilled ham, deviled crab seasoning, devilled kidney, steak tartare, tuna tartare, salmon tartare, beef tartare, tartare of",
  ],
  ["beef meat", "steak tartare, beef tartare"],
  ["fish", "tuna tartare, salmon tartare"],
  ["beef? chicken? gluten? meat", "deviled ham spread"],
  ["weak eggs dairy", "flan, crème caramel, pumpkin pie, pecan pie, key lime pie, muffin"],
  [
    "eggs?",
    `
      ice cream, gelato, blue cheese dressing, potato salad, honey mustard dressing,
      french dressing, horseradish sauce, nougat, egg alternative`,
  ],
  ["only eggs? dairy meat", "carbonara sauce"],
  ["animal", "honey mustard dressing"],
  [
    "weak eggs",
    `
      full english, full breakfast, breakfast burrito, breakfast taco, club sandwich, blt, waldorf salad, waldorf, lobster roll, egg muffin,
      omelette, omelet, omlette, spanish tortilla, potato tortilla, spanish potato tortilla,
      tortilla española, coleslaw, cole slaw, ranch, meringue, pavlova, eggy, shakshuka,
      carbonara, benedict, pad thai, fried rice, okonomiyaki, french toast, nicoise,
      salade nicoise, soufflé, schnitzel, milanese, katsu, tonkatsu, moussaka, chilaquiles,
      huevos rancheros, bibimbap, egg drop soup, avgolemono, tiramisu, clafoutis, cheesecake,
      frittata, fritter, latke, matzo ball, meatball, meatloaf, caesar salad, caesar, cobb salad,
      bread pudding, toad in the hole, nasi goreng, mee goreng, kedgeree, croque madame, trifle,
      pasta bake`,
  ],
  [
    "",
    `
      eggplant, egg plant, flax egg, flaxseed egg, flax seed egg, flaxmeal egg, linseed egg,
      chia egg, chia seed egg, vegan egg, egg replacer, egg replacement, egg cup, egg timer,
      egg slicer, egg poacher, egg whisk, egg pan, egg box, custard powder, custard cup,
      custard dish`,
  ],
];
