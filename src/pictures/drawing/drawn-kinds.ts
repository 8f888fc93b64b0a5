import { findFoods, findIngredients, type Food } from "./drawn-foods.ts";
import { plainWords } from "./plain-words.ts";

/**
 * Decides what a dish looks like from its words. The file is long because it is a table.
 *
 * English names a dish by its last noun ("taco salad" is a salad), before what it comes with. So of
 * all kinds named in a title's first part, the last counts. What isn't sure is a lidded pot: no
 * drawing may show meat, fish or eggs that nothing names. Models aren't asked for a picture, since
 * it would be one more thing that they can get wrong.
 */

/** The forms that a dish can be drawn in (see forms.ts). */
export const FORM_NAMES = [
  "bowl",
  "broth",
  "buns",
  "burger",
  "cake",
  "chopped",
  "cookies",
  "crepes",
  "crispRolls",
  "crumble",
  "curry",
  "dip",
  "dumplings",
  "eggs",
  "flatbread",
  "glass",
  "gratin",
  "hotDog",
  "jar",
  "lettuceCups",
  "loaf",
  "mashPie",
  "muffins",
  "mug",
  "mugBake",
  "nachos",
  "omelette",
  "pancakes",
  "pasta",
  "pasties",
  "pie",
  "pizza",
  "plate",
  "porridge",
  "pot",
  "rice",
  "rolls",
  "salad",
  "sandwich",
  "scoops",
  "scramble",
  "skewers",
  "soup",
  "squares",
  "stew",
  "stirFry",
  "stuffed",
  "tacos",
  "tart",
  "toast",
  "trayBake",
  "waffles",
  "wraps",
] as const;
export type FormName = (typeof FORM_NAMES)[number];

type Kinds = readonly (readonly [FormName, names: string])[];

/** Nouns, singular; parts of regular expressions. Of two that end alike the longer counts. */
const NOUNS: Kinds = [
  // Baked dishes and pies.
  [
    "mashPie",
    "(?:shepherd|cottage|cumberland|gardener|farmer|ploughman|fisherman)s? pie, fish pie, hachis parmentier, parmentier, (?:potato|mash) topped pie, pastel de papa",
  ],
  [
    "pie",
    "pie, pot pie, wellington, pithivier, pastilla, bastilla, bstilla, tourtiere, spanakopita, coulibiac, strudel, pastilla",
  ],
  [
    "tart",
    "(?:key lime|pumpkin|pecan|banoffee|meringue|custard|chess|buttermilk|cream|silk|sugar|chiffon|mud|mississippi mud|derby) pie, quiche, tart, tarte, tartlet, tatin, galette, clafoutis, crostata, pissaladiere, flamiche, bakewell",
  ],
  [
    "gratin",
    "gratin, lasagn[ae], moussaka, (?:eggplant|aubergine|chicken) parmesan, cauliflower cheese, bake, pasta bake, parmigiana, cannelloni, tartiflette, dauphinoise, pastitsio, bobotie, mac and cheese, macaroni cheese, macaroni and cheese, mac n cheese, enchilada, tamale pie, timbale, manicotti, scalloped potato, baked ziti, stuffed shells",
  ],
  [
    "crumble",
    "crumble, cobbler, (?:apple|pear|plum|berry|fruit|peach|rhubarb|cherry) crisp, brown betty, baked oat, baked oatmeal, bread pudding, bread and butter pudding, breakfast bake, buckle, charlotte",
  ],
  // Pots and bowls.
  [
    "soup",
    "soup, chowder, bisque, gazpacho, salmorejo, vichyssoise, veloute, potage, borscht, borsch, cream of [a-z]+",
  ],
  [
    "broth",
    "broth, pho, ramen, laksa, minestrone, consomme, bouillabaisse, cioppino, tom yum, tom kha, khao soi, pozole, caldo, noodle soup, chicken soup, hot and sour soup, wonton soup, wedding soup, onion soup, miso soup, tortilla soup, cock a leekie, bouillon, sinigang, soto, sancocho, menudo, zuppa, ribollita, pasta e fagioli, hot ?pot soup, avgolemono, egg drop soup, fish soup, stracciatella soup, (?:miso|udon|soba) (?:[a-z]+ )?noodle bowl, shabu shabu, moules, moules mariniere, jjigae",
  ],
  [
    "curry",
    "curr(?:y|ies), korma, tikka masala, masala, vindaloo, jalfrezi, rogan josh, bhuna, madras, dopiaza, dhansak, balti, saag, palak paneer, saag paneer, makhani, butter chicken, massaman, panang, rendang, dal, daal, dhal, tarka, sambar, chana masala, katsu curry, nihari, karahi, handi, kurma, colombo, chettinad, xacuti, pathia, amok",
  ],
  [
    "stew",
    "stew, chill?i con carne, chill?i$, chill?i sin carne, tagine, tajine, goulash, gulyas, ragout, gumbo, ratatouille, caponata, peperonata, pisto, bourguignon, stroganoff, cassoulet, cacciatore, coq au vin, fricassee, chasseur, blanquette, navarin, daube, carbonnade, adobo, mole, feijoada, moqueca, callaloo, maafe, mafe, groundnut, ful medames, ful, haleem, ropa vieja, osso ?buc?o, paprikash, paprikas, etouffee, irish stew, fasolada, gigantes, baked bean, boston bean, mapo tofu, pepper pot, brodetto, stifado, kleftiko, fesenjan, ghormeh sabzi, bredie, peperonata, lobscouse, succotash, sloppy joe mix, estofado, guiso, zarzuela, caldereta, kare kare",
  ],
  [
    "porridge",
    "porridge, oat, oatmeal, uji, grits, semolina, rice pudding, kheer, muesli, granola, cereal, congee, jook, arroz caldo, bircher, quark, yogh?urt, yogh?urt bowl, smoothie bowl, acai bowl, acai, fruit bowl with yogurt, cream of wheat, polenta porridge",
  ],
  [
    "jar",
    "overnight oat, overnight oatmeal, overnight bircher, chia, chia pudding, chia pot, parfait, trifle, fool, eton mess, mousse, posset, syllabub, panna cotta, verrine, knickerbocker glory",
  ],
  [
    "glass",
    "smoothie, shake, milkshake, lassi, juice, frappe, frappuccino, lemonade, limeade, iced (?:[a-z]+ )?(?:tea|latte|coffee|matcha), cooler, spritz, mojito, margarita, punch, sangria, agua fresca, horchata, ayran, kefir, kombucha, cordial, gin and tonic, slush, slushie, mocktail, cocktail, daiquiri, pina colada, mimosa, bellini, bloody mary, egg ?nog",
  ],
  [
    "mug",
    "cocoa, hot chocolate, coffee, latte, cappuccino, chai, tea, golden milk, mocha, mulled wine, mulled cider, atole, champurrado, matcha",
  ],
  [
    "mugBake",
    "mug cake, mug, oat mug, omelette mug, mug omelette, mug frittata, brownie mug, mug brownie, mug muffin",
  ],
  [
    "dip",
    "dip, hummus, houmous, guacamole, baba ?gh?anoush, tzatziki, pate, rillettes?, tapenade, taramasalata, muhammara, spread, mutabal, raita, salsa, skordalia, relish, chutney, aioli, compote, mash, mashed potato, polenta, puree, refried bean, queso, fonduta",
  ],
  // Plates.
  [
    "salad",
    "salad, slaw, coleslaw, caesar, fattoush, nicoise, waldorf, panzanella, larb, som tam, som tum, gado gado",
  ],
  [
    "chopped",
    "(?:greek|greek village|village|shirazi|israeli|shepherds?|fruit|bean|white bean|black bean|chickpea|lentil|three bean|potato|cucumber|tomato|corn|watermelon|caprese|carrot|beetroot|couscous|quinoa|tuna|egg) salad, tabbouleh, tabouli, caprese, kachumber, ceviche, tiradito, aguachile, pico de gallo, ribbon, fruit cup, breakfast cup, fruit platter, tartare, poke, esqueixada, escalivada, horiatiki, antipasto, kimchi, pickle, sunomono, cowboy caviar, ambrosia",
  ],
  [
    "bowl",
    "bowl, poke bowl, bibimbap, donburi, buddha bowl, grain bowl, chirashi, rice bowl, noodle bowl, burrito bowl, oyakodon, gyudon, katsudon",
  ],
  [
    "stirFry",
    "stir fr(?:y|ies), chow mein, pad thai, pad see ew, pad krapow, lo mein, yakisoba, mie goreng, mee goreng, mi goreng, char kway teow, japchae, chop suey, kung pao(?: [a-z]+)?, sweet and sour (?:pork|chicken|prawn), hash, (?:[a-z]+ )?fried rice, nasi goreng, skillet, singapore noodle, drunken noodle, fried noodle, hoppin john, bubble and squeak, succotash, moo shu pork, cashew chicken, lomo saltado, bulgogi",
  ],
  [
    "rice",
    "risotto, paella, pilaf, pilau, pulao, biryani, jambalaya, jollof, jollof rice, kedgeree, khichdi, nasi lemak, mujadd?ara, arroz con pollo, arroz, plov, maqluba, rice, couscous, tahdig, dirty rice, chicken rice, kabsa, machboos, orzotto, gallo pinto, moros y cristianos, koshari, rice and pea",
  ],
  [
    "pasta",
    "pasta, spaghetti, spaghettini, penne, linguin[ei], fettuccin[ei], tagliatelle, pappardelle, macaroni, bolognese, carbonara, puttanesca, noodle, orzo, gnocchi, fusilli, rigatoni, bucatini, orecchiette, farfalle, conchiglie, ziti, vermicelli, udon, soba, cacio e pepe, aglio e olio, amatriciana, alfredo, primavera, vongole, (?:kase)?spatzle, spaetzle, dan dan, ragu, ravioli, tortellini, agnolotti, tortelloni, strozzapreti, trofie, pasta e ceci, zoodle, pancit",
  ],
  [
    "plate",
    "plate, platter, chop, steak, schnitzel, escalope, milanese, fillet, cutlet, fish and chip, fishcake, (?:fish|crab|salmon|potato|rice|corn|tuna) cake, patt(?:y|ies), fritter, latke, potato pancake, rosti, croquette, hash (?:brown|round), meatball, kofta, kofte, falafel, rissole, bangers and mash, sausages and mash, steak frites, moules frites, katsu, tonkatsu, karaage, wing, drumstick, nugget, goujon, tempura, parcel, papillote, surf and turf, scotch egg, milanesa, meunier[e]?, full english, ploughmans, rib, tostones, arancini, ikan bakar, tapsilog, carpaccio",
  ],
  [
    "eggs",
    "shakshuka, fried egg, baked egg, poached egg, eggs, huevos rancheros, huevos, sunny side, menemen, bacon and egg, ham and egg",
  ],
  ["scramble", "scramble, scrambled egg, scrambled tofu, migas, bhurji, egg bhurji, matzo brei"],
  [
    "omelette",
    "omelette, omelet, frittata, tortilla espanola, spanish tortilla, potato tortilla, spanish potato tortilla, kuku, egg foo yo?ung, tamagoyaki, tortilla de patatas",
  ],
  [
    "trayBake",
    "tray ?bake, sheet pan dinner, sheet pan, roast tray, tray, roast, roast dinner, roast chicken, roast potato, roast vegetable, wedge, fries, roasties",
  ],
  [
    "skewers",
    "skewer, kebab, kabob, kebap, satay, souvlaki, shish, shish taouk, yakitori, brochette, anticucho, shashlik, suya, espetada, tsukune, arrosticini",
  ],
  [
    "stuffed",
    "stuffed (?:[a-z]+ )?(?:pepper|potato|aubergine|eggplant|courgette|zucchini|mushroom|portobello|tomato|squash|onion|avocado|apple|pumpkin|marrow|artichoke|pear|date), jacket potato, jacket sweet potato, baked potato, baked sweet potato, baked apple, twice baked potato, loaded potato, potato skin, loaded sweet potato, courgette boat, zucchini boat, boat, portobello, dolma, dolmade, gemista, imam bayildi, chiles? relleno, stuffed avocado, devill?ed egg, poached pear, baked pear",
  ],
  [
    "dumplings",
    "dumpling, gyoza, jiaozi, potsticker, wonton, pierogi, pierogy, momo, manti, pelmeni, varenyky, shumai, siu mai, xiaolongbao, soup dumpling, mandu, khinkali, ravioli dumpling",
  ],
  [
    "lettuceCups",
    "lettuce cup, lettuce wrap, san choy bow, san choy bau, sang choy bow, chicory cup, endive cup, lettuce boat",
  ],
  // Bread and what is held in the hand.
  [
    "toast",
    "toast, bruschetta, crostini, rarebit, french toast, eggy bread, pan con tomate, croque monsieur, croque madame, tartine, pain perdu, smorrebrod, beans on toast, eggs? benedict, crumpet",
  ],
  [
    "sandwich",
    "sandwich, sandwiche, panini, toastie, blt, melt, grilled cheese, bagel, club, ciabatta, banh mi, baguette, reuben, cubano, muffuletta, butty, cheesesteak, torta, focaccia sandwich, english muffin, quesadilla sandwich",
  ],
  [
    "hotDog",
    "hot dog, corn dog, sub, hoagie, po boy, lobster roll, prawn roll, sausage in a bun, bratwurst in a bun, choripan, currywurst in a bun, meatball sub, (?:chili|chilli) (?:cheese )?dog, italian beef",
  ],
  [
    "burger",
    "burger, cheeseburger, hamburger, slider, sloppy joe, pulled pork bun, pulled pork roll, patt(?:y|ies) in bun, vada pav",
  ],
  ["tacos", "taco, tostada, taco shell"],
  ["nachos", "nacho, chilaquiles, tortilla chip, totopos"],
  [
    "wraps",
    "wrap, burrito, fajita, gyro, shawarma, doner, doner kebab, roll up, kati roll, pinwheel, stuffed pitta, stuffed pita, pitta, pita pocket, chimichanga, durum, souvlaki wrap",
  ],
  ["pizza", "pizza, pizzette, calabrese pizza"],
  [
    "flatbread",
    "flatbread, naan, naan bread, focaccia, manakish, manakeesh, manousheh, lahmacun, pide, khachapuri, roti, chapati, chapatti, paratha, fougasse, flammkuchen, tarte flambee, piadina, pitta bread, pita bread, lavash, msemen, bazlama, farinata, socca, garlic bread, gozleme, bannock, tlayuda, aish baladi",
  ],
  [
    "crepes",
    "crepe, dosa, quesadilla, chilla, cheela, pudla, buckwheat galette, galette complete, galette bretonne, injera, okonomiyaki, uttapam, blintz, palatschinken, pannenkoek, bao bing, savou?ry pancake, scallion pancake, spring onion pancake, kimchi pancake, pajeon, banh xeo, crespelle",
  ],
  [
    "pasties",
    "pasty, pasties, empanada, samosa, calzone, turnover, hand pie, sausage roll, pizza roll, sambousek, fatayer, pirozhki, piroshki, stromboli, jamaican patty, curry puff, burek, borek, pastel, chausson, rissois, bourekas, knish, eccles cake, jalousie, palmier, vol au vent, filo parcel, pastry parcel",
  ],
  [
    "rolls",
    "rice paper roll, rice paper parcel, summer roll, fresh roll, sushi, (?:sushi|maki|nori|hand|california|dragon|tuna|salmon|avocado|cucumber) roll, maki, nori parcel, temaki, futomaki, gimbap, kimbap, goi cuon, nori wrap, salad roll",
  ],
  [
    "crispRolls",
    "spring roll, egg roll, lumpia, taquito, flauta, cigar, brik, chimichanga, nem, churro, cannoli, mozzarella stick, fish finger",
  ],
  [
    "buns",
    "bun, bread roll, dinner roll, roll, cinnamon roll, brioche, bao, baozi, char siu bao, pao de queijo, cheese bread, scone, biscuit and gravy, biscuits and gravy, hot cross bun, challah roll, pandesal, popover, yorkshire pudding, gougere, profiterole, croissant, cream puff, choux, monkey bread, danish, idli, steamed bun, rock cake, damper, toad in the hole, arepa, pupusa",
  ],
  [
    "loaf",
    "bread, loaf, soda bread, banana bread, sourdough, brioche loaf, challah, zucchini bread, pumpkin bread, meatloaf, meat loaf, nut roast, tea loaf, tea ?bread, barmbrack, stollen, panettone, babka, pound cake, terrine, rye bread, gingerbread loaf, lemon drizzle, swiss roll",
  ],
  [
    "muffins",
    "muffin, cupcake, egg bite, egg muffin, egg cup, fairy cake, friand, financier, madeleine",
  ],
  [
    "cookies",
    "cookie, biscuit, shortbread, macaroon, macaron, gingerbread man, gingerbread, snap, whoopie pie, ice cream sandwich, energy ball, bliss ball, truffle, protein ball, cracker, oatcake, amaretti, anzac biscuit, alfajor, polvoron, date ball, oat bite",
  ],
  [
    "squares",
    "brownie, blondie, bar, granola bar, cereal bar, flapjack, square, slice, baklava, traybake cake, cornbread, corn bread, krispie treat, fudge, tiffin, rocky road, nougat, halva, millionaires shortbread, turkish delight, lebkuchen, basbousa, revani, spoon ?bread",
  ],
  [
    "cake",
    "cake, cheesecake, gateau, torte, sponge, tiramisu, pavlova, coffee cake, carrot cake, victoria sponge, sticky toffee pudding, sponge pudding, lava cake, bundt, angel food cake, black forest gateau, brownie cake, tres leches, opera cake, semifreddo",
  ],
  [
    "scoops",
    "ice cream, gelato, sorbet, sherbet, frozen yogh?urt, nice cream, granita, sundae, banana split, kulfi, affogato, mochi ice cream, shaved ice, halo halo",
  ],
  [
    "pancakes",
    "pancake, hotcake, blini, drop scone, dutch baby, pikelet, kaiserschmarrn, syrnik, syrniki, poffertjes",
  ],
  ["waffles", "waffle, chaffle, stroopwafel"],
  // The content of these dishes is covered: a drawn lid is better than a guess.
  [
    "pot",
    "casserole, hot ?pot, cabbage roll, sarma, golubtsi, involtini, roulade, pot roast, pot, fondue, clay ?pot, pudding, custard, steamed egg, dinner, supper, surprise, cholent, haggis, pottage, pot au feu, nabe, sukiyaki",
  ],
];

/** What a dish lies in or on, after "in", "on", "over" or "from". */
const PLACES: Kinds = [
  ["lettuceCups", "lettuce, lettuce cup, lettuce leaf, lettuce leaves, chicory"],
  ["burger", "bun, brioche bun, burger bun"],
  ["hotDog", "hot dog bun, sub roll, long roll"],
  ["wraps", "pitta, pita, flatbread, tortilla, wrap, naan"],
  ["toast", "toast, sourdough, rye"],
  ["sandwich", "bread, baguette, ciabatta"],
  ["broth", "broth, dashi, consomme"],
  ["curry", "coconut, coconut milk, curry sauce, coconut and lemongrass, coconut sauce"],
  [
    "stew",
    "tomato sauce, red wine, white wine, cider, beer, stout, gravy, cream sauce, mustard sauce, mushroom sauce",
  ],
  ["mugBake", "mug"],
  ["pasties", "pastry, filo, puff pastry"],
  ["rolls", "rice paper, nori"],
];

/** How a dish was made, for titles that don't say what it is. */
const METHODS: Kinds = [
  ["stirFry", "stir fried, wok (?:tossed|charred|fried), wok, one pan"],
  ["trayBake", "roast, roasted, sheet pan, baking tray, oven roasted, tray baked"],
  ["stew", "braised, stewed, slow cooked, slow (?=beef|lamb|pork|chicken), smothered"],
  ["curry", "curried"],
  ["scramble", "scrambled"],
  ["stuffed", "stuffed, hasselback"],
  ["pot", "one pot, pot roast, slow cooker, casseroled"],
];

/** Ingredients that decide the form where the title doesn't. */
const INGREDIENTS: Kinds = [
  ["gratin", "lasagne sheet, lasagna (?:sheet|noodle), cannelloni tube"],
  ["pizza", "pizza (?:dough|base|crust)"],
  ["tacos", "taco shell"],
  ["burger", "burger bun, hamburger bun"],
  ["hotDog", "hot dog bun"],
  ["rolls", "rice paper, rice paper wrapper, nori sheet"],
  ["dumplings", "gyoza wrapper, wonton wrapper, dumpling wrapper"],
  [
    "pasta",
    "spaghetti, penne, linguin[ei], fettuccin[ei], tagliatelle, pappardelle, rigatoni, fusilli, farfalle, bucatini, gnocchi, egg noodle, wheat noodle, rice noodle, pasta",
  ],
  ["rice", "risotto rice, arborio rice, arborio, carnaroli rice, paella rice"],
];

const WHOLE_PHRASES =
  /\b(?:[a-z]+ (?:style|inspired|flavou?red|spiced|seasoned|rubbed|night|free|seasoning|powder|paste|dressing|leaves|spice|vinegar|oil|flour|stock)|(?:pizza|taco|pasta|burger|curry|pie|cake|bread|chilli|tea|coffee) (?:sauce|spice|spices|dough|crust|base|filling|butter|smoked|mix|crumbs?)|tart (?=cherr|apple|green|berr|lemon)|sweet ?breads?|no bake|unstuffed|deconstructed)\b/g;

type Matcher = readonly (readonly [FormName, RegExp])[];

function matcher(kinds: Kinds): Matcher {
  return kinds.map(([form, names]) => {
    // A regular expression takes the first alternative that matches, so longer names come first.
    const words = names.split(", ").toSorted((a, b) => b.length - a.length);
    return [form, new RegExp(`\\b(?:${words.join("|")})(?:e?s)?\\b`, "g")];
  });
}

const [nouns, places, methods, ingredientKinds] = [NOUNS, PLACES, METHODS, INGREDIENTS].map(
  matcher,
) as [Matcher, Matcher, Matcher, Matcher];

/**
 * The kind whose name comes last in the text; if several end there, the one with the longest name.
 */
function lastNamed(text: string, kinds: Matcher): FormName | undefined {
  let best: { form: FormName; start: number; end: number } | undefined;
  for (const [form, words] of kinds) {
    for (const match of text.matchAll(words)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (best === undefined || end > best.end || (end === best.end && start < best.start)) {
        best = { form, start, end };
      }
    }
  }
  return best?.form;
}

/** A title's parts: what the dish is, what it lies in or on, and what is served beside it. */
function partsOf(title: string) {
  const plain = plainWords(title).replaceAll(WHOLE_PHRASES, " ").replaceAll(/ +/g, " ");
  const [first = "", ...more] = plain.split(/\s*[:(|/–—]\s*| - /);
  const [main = "", ...beside] = first.split(
    /\b(?:with|and served|served|alongside|without|topped with|al|alla)\b/,
  );
  const [what = "", ...where] = main.split(
    /\b(?:in(?! a (?:bowl|jar|mug|glass|pot|hole|blanket|bun))|on|over|from|under|atop)\b/,
  );
  return {
    what: what.replaceAll(/[^a-z ]/g, " ").trim(),
    where: [...where, ...beside.flatMap((part) => part.split(/\b(?:in|on|over)\b/).slice(1))].join(
      " · ",
    ),
    more: more.join(" · "),
  };
}

export interface Dish {
  form: FormName;
  /** The visible foods, the most characteristic first. */
  foods: readonly Food[];
}

/** The text that is known of a dish. */
export interface DishWords {
  title: string;
  /** How to draw it (see written-picture.ts); takes precedence if it can be parsed. */
  picture?: string | undefined;
  /** A few sentences, used while the ingredients aren't known yet. */
  blurb?: string | undefined;
  ingredients?: readonly { readonly name: string }[] | undefined;
  /** The name of the cook's photo, which is shown in the drawing's place; empty for none. */
  photo?: string | undefined;
}

/**
 * Decides what a dish looks like: by its `picture` if it has one, otherwise by a rule. The rule
 * takes the form from the title, then from telltale ingredients, then from the foods that the title
 * names; failing all these, it is a lidded pot.
 */
export function decideDish({ title, picture, blurb = "", ingredients = [] }: DishWords): Dish {
  const [drawnAs, written = ""] = picture?.split(":") ?? [];
  const known = FORM_NAMES.find((name) => name === drawnAs);
  if (known !== undefined) return { form: known, foods: findFoods(written) };

  const { what, where, more } = partsOf(title);
  const inTitle = withoutWhatTheyAreOf(findFoods(title));
  const names = ingredients.map(({ name }) => name);
  const hasMain = inTitle.some(({ role }) => role === "main");
  const others = findIngredients(ingredients.length > 0 ? names : [blurb]);
  const foods = [
    ...new Set([...inTitle, ...others.filter(({ role }) => role !== "main" || !hasMain)]),
  ];
  const named = lastNamed(what, nouns);
  const place = lastNamed(where, places);
  const form =
    // Steaks, patties, meatballs and toppings on toast are drawn by what they lie in or on.
    (named === undefined || named === "plate" || place === "toast" ? place : undefined) ??
    named ??
    lastNamed(more, nouns) ??
    lastNamed(what, methods) ??
    lastNamed(plainWords(names.join(" · ")), ingredientKinds) ??
    byFoods(inTitle);
  return { form: served(form, foods), foods };
}

/** Corrects a form that doesn't suit the foods: no syrup over salmon, and no empty plate. */
function served(form: FormName, foods: readonly Food[]): FormName {
  if (form === "pancakes" && foods.some(({ role }) => role === "main")) return "crepes";
  const isEmpty = foods.every(({ role }) => role === "top" || role === "sauce");
  return form === "plate" && isEmpty ? "pot" : form;
}

/** Lamb meatballs are drawn as meatballs only, without lamb beside them. */
function withoutWhatTheyAreOf(foods: readonly Food[]): readonly Food[] {
  return foods.some(({ piece }) => piece === "patty")
    ? foods.filter(({ piece, role }) => piece === "patty" || role !== "main")
    : foods;
}

function byFoods(foods: readonly Food[]): FormName {
  const main = foods.find(({ role }) => role === "main");
  // Pulses fill a bowl.
  if (main !== undefined) return main.piece === "bean" ? "chopped" : "plate";
  if (foods.some(({ piece }) => piece === "noodle")) return "pasta";
  if (foods.some(({ piece }) => piece === "grain")) return "rice";
  return foods.some(({ role }) => role === "veg" || role === "fruit") ? "chopped" : "pot";
}
