import { plainWords } from "./plain-words.ts";

/**
 * Maps food words to a shape and colours. The file is long because it is a table. The colours are
 * those of the food itself, the same by day and by night.
 */

/** How a food is drawn (see pieces.ts). */
export type Piece =
  | "grain"
  | "noodle"
  | "mash"
  | "chunk"
  | "fillet"
  | "patty"
  | "shrimp"
  | "egg"
  | "bean"
  | "berry"
  | "raspberry"
  | "strawberry"
  | "tomato"
  | "cucumber"
  | "citrus"
  | "coin"
  | "ring"
  | "strip"
  | "floret"
  | "mushroom"
  | "leaf"
  | "crescent"
  | "fleck"
  | "nut"
  | "crumb"
  | "drizzle";

/** Where a food goes: under everything, in the middle, around it, or scattered on top. */
export type Role = "base" | "main" | "veg" | "fruit" | "top" | "sauce";

export interface Food {
  /** The first word in its table entry. */
  name: string;
  piece: Piece;
  role: Role;
  base: string;
  shade: string;
  light: string;
}

type Row = readonly [words: string, Piece, Role, base: string, shade: string, light: string];

/** The words are whole words of a text, singular; alternatives of a regular expression. */
const ROWS: readonly Row[] = [
  [
    "brown rice|wild rice|quinoa|couscous|bulgur|farro|barley|freekeh|millet|buckwheat|tabbouleh|tabouli",
    "grain",
    "base",
    "#dfbf88",
    "#b08548",
    "#f3dfb4",
  ],
  [
    "black rice|black glutinous rice|forbidden rice",
    "grain",
    "base",
    "#5b4152",
    "#36222f",
    "#85687a",
  ],
  [
    "jollof|red rice|nasi goreng|paella|jambalaya",
    "grain",
    "base",
    "#e08a3c",
    "#b05c1a",
    "#f4bb78",
  ],
  [
    "rice noodle|rice vermicelli|egg noodle|noodle|ramen|pho|laksa|udon|soba|vermicelli|pad thai|lo mein|chow mein|mie",
    "noodle",
    "base",
    "#edd49a",
    "#bd9449",
    "#faebc4",
  ],
  [
    "pasta|spaghetti squash|spaghetti|spaghettini|linguine|linguini|tagliatelle|fettuccine|fettuccini|pappardelle|penne|macaroni|mac and cheese|orzo|rigatoni|fusilli|farfalle|bucatini|ziti|orecchiette|conchiglie|angel hair|carbonara|cacio e pepe",
    "noodle",
    "base",
    "#f1c96f",
    "#c28c35",
    "#fce5a6",
  ],
  [
    "gnocchi|ravioli|tortellini|tortelloni|agnolotti",
    "bean",
    "base",
    "#f6e3a6",
    "#c9a455",
    "#fdf3cf",
  ],
  [
    "risotto|rice|biryani|pilaf|pilau|kedgeree|congee",
    "grain",
    "base",
    "#f6efdd",
    "#d5c49d",
    "#fffdf6",
  ],
  ["oat|oatmeal|porridge|muesli|granola", "grain", "base", "#e0caa0", "#b18f58", "#f4e8cd"],
  [
    "mashed (?:sweet )?potato|mash|polenta|grits|puree",
    "mash",
    "base",
    "#f4dfa0",
    "#cfae5c",
    "#fcf0cb",
  ],
  ["hummus|houmous", "mash", "base", "#ead3a0", "#b99a5c", "#f8ecc9"],
  ["fries|chips", "strip", "base", "#f3c95f", "#b9852f", "#fbe39c"],
  [
    "bread|toast|crouton|pitta|pita|naan|flatbread|baguette|garlic bread",
    "chunk",
    "base",
    "#dda85c",
    "#a06a2c",
    "#f3d49a",
  ],
  ["sweet potato|pumpkin|squash|butternut|yam", "chunk", "veg", "#e88f3a", "#b0601b", "#f8bb7a"],
  [
    "potato|potato wedge|parsnip|celeriac|turnip|swede|daikon|cassava|yuca|jacket potato",
    "chunk",
    "veg",
    "#eec670",
    "#b58431",
    "#fae5ad",
  ],
  [
    "fritter|potato pancake|fishcake|(?:fish|crab|salmon|potato|rice|corn|tuna) cake|croquette|latke|rosti|arancini|hash (?:brown|round)|cutlet|scotch egg",
    "patty",
    "main",
    "#d99a45",
    "#9a6220",
    "#f3c987",
  ],
  [
    "meatball|kofta|kofte|kefta|falafel|patt(?:y|ies)|rissole",
    "patty",
    "main",
    "#93542f",
    "#5e3018",
    "#b97a4d",
  ],
  [
    "chicken breast|turkey breast|duck|schnitzel|escalope|milanesa|katsu|kiev",
    "fillet",
    "main",
    "#d99a4f",
    "#9c5f25",
    "#f1c788",
  ],
  [
    "chicken|turkey|hen|quail|wing|drumstick|nugget|goujon|karaage",
    "chunk",
    "main",
    "#dfa35b",
    "#a3662a",
    "#f3cb91",
  ],
  [
    "ragu|bolognese|mince|minced (?:beef|lamb|pork|meat)|(?:beef|lamb|pork|turkey|chicken) mince|ground (?:beef|lamb|pork|turkey|chicken|meat)|larb|picadillo",
    "crumb",
    "main",
    "#7d4229",
    "#4f2615",
    "#a9694a",
  ],
  [
    "steak|sirloin|brisket|roast beef|roast lamb|lamb chop|ribeye",
    "fillet",
    "main",
    "#8d4b34",
    "#5a2a1b",
    "#b8735a",
  ],
  [
    "beef|lamb|mutton|goat|venison|oxtail|veal|carnitas|barbacoa|birria|rib|pulled pork|short rib",
    "chunk",
    "main",
    "#8f5036",
    "#5c2d1c",
    "#b57656",
  ],
  ["pork chop", "fillet", "main", "#dda076", "#a5683f", "#f3cfb0"],
  ["pork|ham|gammon|spam", "chunk", "main", "#df9f87", "#b16c55", "#f3c9b8"],
  [
    "bacon|chorizo|sausage|pancetta|guanciale|salami|pepperoni|prosciutto|hot dog|frankfurter|bratwurst",
    "coin",
    "main",
    "#b9503a",
    "#7d2c1e",
    "#e08f72",
  ],
  ["salmon|trout|kipper", "fillet", "main", "#f2906a", "#c45c39", "#ffc6a9"],
  [
    "tuna|cod|fish|white fish|haddock|sea bass|tilapia|halibut|mackerel|sardine|anchov(?:y|ies)|hake|snapper|monkfish|ceviche",
    "fillet",
    "main",
    "#efd5a8",
    "#bd8f50",
    "#fff4dd",
  ],
  [
    "shrimp|prawn|scallop|seafood|squid|calamari|langoustine|lobster|crab|crayfish",
    "shrimp",
    "main",
    "#f4a084",
    "#cc6147",
    "#ffd8c7",
  ],
  ["mussel|clam|oyster", "crescent", "main", "#3f4658", "#22283a", "#f0a45c"],
  ["tofu|tempeh|paneer|halloumi|seitan", "chunk", "main", "#f0d9a6", "#c1964f", "#fdf2d4"],
  ["egg|omelet|omelette|frittata", "egg", "main", "#fdf8ec", "#e0d3b6", "#f6b631"],
  ["chickpea|garbanzo|chana", "bean", "main", "#e5ba68", "#aa7b2d", "#f8dfa6"],
  ["red lentil|dal|daal|dhal", "bean", "main", "#e2a24a", "#b0741f", "#f6cf8d"],
  ["lentil", "bean", "main", "#a5703a", "#6f4319", "#cc9c68"],
  ["black bean", "bean", "main", "#4a3733", "#2a1d1b", "#7b645f"],
  [
    "white bean|cannellini|cannellini bean|butter bean|haricot|navy bean|black eyed (?:bean|pea)",
    "bean",
    "main",
    "#f3e6c4",
    "#c4ab74",
    "#fffaea",
  ],
  [
    "green bean|asparagus|celery|leek|snow pea|mangetout|sugar snap|okra|beansprout|bean sprout|samphire",
    "strip",
    "veg",
    "#7ba945",
    "#4c7727",
    "#a9cf76",
  ],
  ["fennel", "strip", "veg", "#dbe6b4", "#9dae6a", "#f5f9e0"],
  [
    "kidney bean|pinto bean|baked bean|fava bean|ful medames|bean",
    "bean",
    "main",
    "#a04a39",
    "#6c281d",
    "#c97e6c",
  ],
  ["edamame|pea|split pea|broad bean", "bean", "veg", "#8fbf4e", "#5b8a2b", "#c0e088"],
  ["sweetcorn|corn|elote", "bean", "veg", "#f6cb46", "#c9951c", "#fde898"],
  ["cherry tomato(?:es)?|grape tomato(?:es)?", "berry", "veg", "#dd4a32", "#a02a1a", "#f79a83"],
  ["tomato|shakshuka|salsa|pico de gallo", "tomato", "veg", "#d8432e", "#a32718", "#f4836a"],
  ["cucumber|pickle|gherkin", "cucumber", "veg", "#5d9140", "#3c6a2a", "#d3e6b1"],
  ["courgette|zucchini", "cucumber", "veg", "#6f9f45", "#456f2b", "#e6eebf"],
  ["carrot", "coin", "veg", "#ee8b36", "#bc5f18", "#f9b678"],
  ["radish", "coin", "veg", "#d94f74", "#a62d51", "#fdf1f2"],
  ["beet|beetroot|borscht|borsch", "coin", "veg", "#8f2a4f", "#5f1533", "#bd5a7f"],
  [
    "eggplant|aubergine|baba ganoush|baba ghanoush|moussaka",
    "coin",
    "veg",
    "#5b3a5c",
    "#38213a",
    "#dcc7a2",
  ],
  ["artichoke|hearts of palm|bamboo shoot", "chunk", "veg", "#e7dfae", "#b1a563", "#f8f4d6"],
  ["spring onion|scallion|green onion|chive", "fleck", "top", "#6fa544", "#43762a", "#b5d888"],
  ["red onion", "ring", "veg", "#b2648f", "#854167", "#e9c3d8"],
  ["onion|shallot", "ring", "veg", "#d9b56c", "#a47c35", "#f6e6bd"],
  [
    "bell pepper|capsicum|(?:red|yellow|green|orange|sweet) pepper|pepper|fajita",
    "strip",
    "veg",
    "#e0562f",
    "#a8341a",
    "#f79a6c",
  ],
  ["chilli|chili|chile|jalapeno|sriracha|kimchi", "fleck", "top", "#cf3a24", "#93200f", "#f0836d"],
  ["broccoli|broccolini", "floret", "veg", "#5a9a41", "#346b27", "#8fc56a"],
  ["cauliflower", "floret", "veg", "#f0e4c5", "#cdb988", "#fffaf0"],
  ["mushroom|shiitake|portobello|porcini", "mushroom", "veg", "#d7b48c", "#9b734b", "#f0dcc0"],
  ["red cabbage|radicchio", "leaf", "veg", "#8c4a86", "#5c2a58", "#bd86b8"],
  ["sauerkraut", "leaf", "veg", "#e6ddae", "#b3a565", "#f8f3d6"],
  [
    "lettuce|spinach|kale|chard|greens|rocket|arugula|cabbage|bok choy|pak choi|watercress|slaw|coleslaw|collard|caesar salad|vine leaves|saag|palak",
    "leaf",
    "veg",
    "#6ba346",
    "#417629",
    "#a5ce78",
  ],
  [
    "nori|seaweed|sushi|maki|temaki|futomaki|california roll|gimbap|kimbap",
    "leaf",
    "veg",
    "#2f4034",
    "#1d2b22",
    "#4d6354",
  ],
  ["brussels sprout|sprout", "floret", "veg", "#86ad4c", "#57802c", "#b6d482"],
  ["avocado|guacamole", "crescent", "veg", "#a9c45c", "#5c7d2c", "#e3eaa2"],
  ["olive|caper|puttanesca|tapenade", "berry", "veg", "#4f4a3c", "#2e2a21", "#8d876f"],
  [
    "blueberr(?:y|ies)|bilberr(?:y|ies)|blackberr(?:y|ies)|currant|blackcurrant",
    "berry",
    "fruit",
    "#4d5a93",
    "#2f3866",
    "#97a3d4",
  ],
  ["strawberr(?:y|ies)", "strawberry", "fruit", "#de4250", "#a6252f", "#f9a8a5"],
  ["raspberr(?:y|ies)", "raspberry", "fruit", "#d33f66", "#98223f", "#ef8ca4"],
  ["berr(?:y|ies)|forest fruit|acai", "berry", "fruit", "#7d3f7c", "#522551", "#b98bc0"],
  [
    "cherr(?:y|ies)|cranberr(?:y|ies)|pomegranate(?: seed)?|grape|plum|rhubarb",
    "berry",
    "fruit",
    "#a5273f",
    "#6d1226",
    "#dc7488",
  ],
  ["banana|plantain|banoffee", "coin", "fruit", "#f5dc8b", "#d0aa4a", "#fdf3c8"],
  ["apple|pear|tatin", "crescent", "fruit", "#f4e3ae", "#b8473a", "#fdf6dc"],
  ["watermelon", "chunk", "fruit", "#e8586a", "#a8293c", "#f79aa5"],
  [
    "mango|mangoe|peach|pineapple|apricot|nectarine|melon|papaya|persimmon",
    "chunk",
    "fruit",
    "#f6b445",
    "#cd8420",
    "#fcd98f",
  ],
  [
    "orange|grapefruit|clementine|mandarin|satsuma",
    "citrus",
    "fruit",
    "#ef9531",
    "#c66a10",
    "#fcc67c",
  ],
  ["lemon", "citrus", "top", "#f5d04a", "#d3a41d", "#fdeea3"],
  ["lime", "citrus", "top", "#8fba45", "#5f8a24", "#cbe391"],
  ["kiwi", "cucumber", "fruit", "#8a6a3c", "#5f4824", "#a9cf5e"],
  ["basil|mint|sage|caprese|margherita", "leaf", "top", "#5b9c42", "#357026", "#93c674"],
  [
    "parsley|coriander|cilantro|dill|herb|thyme|rosemary|oregano|tarragon|zaatar",
    "fleck",
    "top",
    "#5f9a3e",
    "#3a6c25",
    "#a3cb77",
  ],
  [
    "pesto|chimichurri|salsa verde|gremolata|zhoug",
    "fleck",
    "sauce",
    "#6c9c3c",
    "#456f22",
    "#a5cc74",
  ],
  [
    "sesame|sesame seed|(?:pumpkin|sunflower|hemp|chia|poppy) seed|seed|pine nut|coconut|coconut flake|coconut chip|desiccated coconut",
    "nut",
    "top",
    "#f0dfb2",
    "#c2a05f",
    "#fcf4da",
  ],
  [
    "almond|walnut|peanut|cashew|pecan|hazelnut|pistachio|macadamia|nut",
    "nut",
    "top",
    "#c98f52",
    "#8a5a2a",
    "#e8bd8b",
  ],
  ["raisin|sultana|date|fig|prune", "nut", "top", "#6b3d2b", "#43231a", "#99664d"],
  [
    "feta|goats? cheese|ricotta|mozzarella|cottage cheese|burrata|quark|cream cheese|mascarpone|labneh",
    "crumb",
    "top",
    "#fdf9ee",
    "#dccfb2",
    "#ffffff",
  ],
  [
    "parmesan|cheddar|cheese|gruyere|pecorino|gouda|manchego|brie|camembert",
    "crumb",
    "top",
    "#f6d375",
    "#cc9a37",
    "#fdebb4",
  ],
  ["coconut (?:milk|cream)", "drizzle", "sauce", "#fbf6e6", "#dccdaa", "#ffffff"],
  [
    "yogurt|yoghurt|cream|creme|creme fraiche|tahini|mayo|mayonnaise|tzatziki|raita|ranch|alfredo|custard|vanilla|whipped cream|skyr|kefir",
    "drizzle",
    "sauce",
    "#fdf8ea",
    "#ddcfae",
    "#ffffff",
  ],
  [
    "(?:tomato )?passata|tomato (?:sauce|puree)|(?:tinned|canned|chopped|crushed|plum) tomato(?:es)?|marinara|arrabbiata|pomodoro|arrabiata|amatriciana",
    "drizzle",
    "sauce",
    "#cf4a2c",
    "#96301a",
    "#ef8467",
  ],
  [
    "peanut (?:butter|sauce)|satay sauce|almond butter",
    "drizzle",
    "sauce",
    "#c58e4c",
    "#8d5c25",
    "#e6bd86",
  ],
  ["green curry|thai green|matcha|green tea", "drizzle", "sauce", "#93ab4f", "#5f7a28", "#c9da90"],
  [
    "honey|maple|syrup|caramel|toffee|dulce de leche",
    "drizzle",
    "sauce",
    "#d8952c",
    "#a4691a",
    "#f4c673",
  ],
  [
    "chocolate|cocoa|cacao|nutella|brownie|mocha|coffee|tiramisu",
    "drizzle",
    "sauce",
    "#6a3c26",
    "#422213",
    "#976148",
  ],
  ["teriyaki|hoisin|bbq|barbecue|adobo|miso", "drizzle", "sauce", "#7d4220", "#4e2610", "#b27444"],
];

/** Phrases that name a food which is not visible in the dish. */
const UNSEEN = [
  "(?:[a-z]+ )?[a-z]+ (?:oil|vinegar|stock|powder|flour|starch|extract|essence|seasoning|free|style|flavou?red|rubbed|spray|liqueur|dough)s?",
  "(?!tomato|peanut|satay)[a-z]+ (?:sauce|dressing)",
  "(?!coconut)[a-z]+ (?:milk|buttermilk)",
  "[a-z]+ (?:paste|juice|cider|bouillon|zest|curd|jam|salt|wine|flakes)",
  "(?:black|white|cayenne|sichuan|szechuan) pepper(?:corn)?s?",
  "(?:coriander|cumin|mustard|fennel|caraway|nigella|celery|cardamom) seeds?",
  "ground (?!beef|lamb|pork|turkey|chicken|meat|almond)[a-z]+",
  "(?:lime|curry|bay|makrut|kaffir|banana) lea(?:f|ves)",
  "rice (?:paper|wrapper|cooker)s?|(?:corn|flour|wheat) tortillas?",
  "(?<=cauliflower |cabbage |celeriac |mushroom |aubergine )steaks?|egg rolls?|cream of tartar|cream crackers?|corn(?:ed)? beef hash browns?|fish fingers?|toad in the hole|pigs in blankets|hot cross|bread and butter",
].join("|");

/** Ingredients that are in many dishes but rarely visible: drawn only if the title names them. */
const COOKED_AWAY =
  "(?<!boiled |poached |fried |soft )eggs?(?: (?:yolk|white|wash)s?)?|(?<!red |spring |green )onions?|shallots?|leeks?|celery|breadcrumbs?|bread|chill?ies|chill?i|yogh?urt|cream|peanut butter|almond butter|chocolate";

/**
 * The first alternative of a pattern, spelled out: "(?:blue|black)berr(?:y|ies)" gives "blueberry".
 */
function nameOf(words: string): string {
  return words.replaceAll(/\(\?:([^|)]*)[^)]*\)\??/g, "$1").split("|")[0] ?? "";
}

const FOODS = ROWS.map(([words, piece, role, base, shade, light]) => ({
  pattern: new RegExp(`\\b(?:${words})(?:e?s)?\\b`, "g"),
  food: { name: nameOf(words), piece, role, base, shade, light } satisfies Food,
}));

const UNSEEN_PATTERN = new RegExp(`\\b(?:${UNSEEN})\\b`, "g");
const COOKED_AWAY_PATTERN = new RegExp(`\\b(?:${COOKED_AWAY})\\b`, "g");

/**
 * The maximum length read, in characters: the start of an ingredient list is enough for a picture.
 */
const LONGEST = 600;

/**
 * The foods named in a text, in order and without repeats; the longest of overlapping names wins.
 */
export function findFoods(text: string): Food[] {
  const seen = plainWords(text.slice(0, LONGEST)).replaceAll(UNSEEN_PATTERN, " ");
  return namedIn(seen);
}

/** The foods in a list of ingredients that are still visible once the dish is cooked. */
export function findIngredients(names: readonly string[]): Food[] {
  const lines = names.join(" · ").slice(0, LONGEST);
  return namedIn(
    plainWords(lines).replaceAll(UNSEEN_PATTERN, " ").replaceAll(COOKED_AWAY_PATTERN, " "),
  );
}

function namedIn(text: string): Food[] {
  const found = FOODS.flatMap(({ pattern, food }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      food,
    })),
  ).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const foods = new Set<Food>();
  let covered = 0;
  for (const { start, end, food } of found) {
    if (start < covered) continue;
    covered = end;
    foods.add(food);
  }
  return [...foods];
}
