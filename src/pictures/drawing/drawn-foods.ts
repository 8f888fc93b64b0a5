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
  piece: Piece;
  role: Role;
  base: string;
  shade: string;
  light: string;
}

type Row = readonly [words: string, Piece, Role, base: string, shade: string, light: string];

/** The words are alternatives of a regular expression that matches at the start of a word. */
const ROWS: readonly Row[] = [
  [
    "brown rice|wild rice|quinoa|couscous|bulgur|farro|barley|freekeh",
    "grain",
    "base",
    "#dfbf88",
    "#b08548",
    "#f3dfb4",
  ],
  [
    "rice noodle|egg noodle|noodle|ramen|pho\\b|laksa|udon|soba|vermicelli|pad thai|lo mein",
    "noodle",
    "base",
    "#edd49a",
    "#bd9449",
    "#faebc4",
  ],
  [
    "pasta|spaghetti|linguin|tagliatell|fettuccin|penne|macaroni|orzo|rigatoni|fusilli|farfalle|carbonara|bolognese|gnocchi",
    "noodle",
    "base",
    "#f1c96f",
    "#c28c35",
    "#fce5a6",
  ],
  ["risotto|rice|paella|biryani|pilaf", "grain", "base", "#f6efdd", "#d5c49d", "#fffdf6"],
  ["oat|porridge|muesli|granola", "grain", "base", "#e0caa0", "#b18f58", "#f4e8cd"],
  [
    "mashed (?:sweet )?potato|mashed|mash|polenta|grits|hummus|puree",
    "mash",
    "base",
    "#f4dfa0",
    "#cfae5c",
    "#fcf0cb",
  ],
  ["sweet potato|pumpkin|squash|butternut|yam", "chunk", "veg", "#e88f3a", "#b0601b", "#f8bb7a"],
  ["potato|fries|wedges|parsnip|celeriac|turnip", "chunk", "veg", "#eec670", "#b58431", "#fae5ad"],
  ["meatball|kofta|falafel", "patty", "main", "#93542f", "#5e3018", "#b97a4d"],
  [
    "chicken breast|turkey breast|duck|schnitzel|cutlet",
    "fillet",
    "main",
    "#d99a4f",
    "#9c5f25",
    "#f1c788",
  ],
  ["chicken|turkey", "chunk", "main", "#dfa35b", "#a3662a", "#f3cb91"],
  ["steak|sirloin|brisket|roast beef", "fillet", "main", "#8d4b34", "#5a2a1b", "#b8735a"],
  [
    "beef|lamb|mince|ground meat|venison|chili con carne|chilli con carne",
    "chunk",
    "main",
    "#8f5036",
    "#5c2d1c",
    "#b57656",
  ],
  ["pork|ham|gammon", "chunk", "main", "#df9f87", "#b16c55", "#f3c9b8"],
  [
    "bacon|chorizo|sausage|pancetta|salami|pepperoni|prosciutto",
    "coin",
    "main",
    "#b9503a",
    "#7d2c1e",
    "#e08f72",
  ],
  ["salmon|trout", "fillet", "main", "#f2906a", "#c45c39", "#ffc6a9"],
  [
    "tuna|cod|fish|haddock|sea bass|tilapia|halibut|mackerel|sardine",
    "fillet",
    "main",
    "#efd5a8",
    "#bd8f50",
    "#fff4dd",
  ],
  ["shrimp|prawn|scallop|seafood|squid", "shrimp", "main", "#f4a084", "#cc6147", "#ffd8c7"],
  ["tofu|tempeh|paneer|halloumi|seitan", "chunk", "main", "#f0d9a6", "#c1964f", "#fdf2d4"],
  ["egg|omelet|frittata", "egg", "main", "#fdf8ec", "#e0d3b6", "#f6b631"],
  ["chickpea|garbanzo", "bean", "main", "#e5ba68", "#aa7b2d", "#f8dfa6"],
  ["lentil|dal|daal|dhal", "bean", "main", "#c57f3e", "#89501f", "#e3ab74"],
  ["black bean", "bean", "main", "#4a3733", "#2a1d1b", "#7b645f"],
  [
    "green bean|asparagus|celery|leek|snow pea|sugar snap|okra",
    "strip",
    "veg",
    "#7ba945",
    "#4c7727",
    "#a9cf76",
  ],
  ["kidney bean|pinto bean|baked bean|beans?", "bean", "main", "#a04a39", "#6c281d", "#c97e6c"],
  ["edamame|peas?", "bean", "veg", "#8fbf4e", "#5b8a2b", "#c0e088"],
  ["sweetcorn|corn", "bean", "veg", "#f6cb46", "#c9951c", "#fde898"],
  ["cherry tomato|grape tomato", "berry", "veg", "#dd4a32", "#a02a1a", "#f79a83"],
  ["tomato|shakshuka|marinara|arrabbiata|salsa", "tomato", "veg", "#d8432e", "#a32718", "#f4836a"],
  ["cucumber|pickle|gherkin", "cucumber", "veg", "#5d9140", "#3c6a2a", "#d3e6b1"],
  ["courgette|zucchini", "cucumber", "veg", "#6f9f45", "#456f2b", "#e6eebf"],
  ["carrot", "coin", "veg", "#ee8b36", "#bc5f18", "#f9b678"],
  ["radish", "coin", "veg", "#d94f74", "#a62d51", "#fdf1f2"],
  ["beet", "coin", "veg", "#8f2a4f", "#5f1533", "#bd5a7f"],
  ["eggplant|aubergine", "coin", "veg", "#5b3a5c", "#38213a", "#dcc7a2"],
  ["spring onion|scallion|green onion|chive", "fleck", "top", "#6fa544", "#43762a", "#b5d888"],
  ["red onion|onion|shallot", "ring", "veg", "#b2648f", "#854167", "#e9c3d8"],
  [
    "bell pepper|capsicum|red pepper|yellow pepper|fajita",
    "strip",
    "veg",
    "#e0562f",
    "#a8341a",
    "#f79a6c",
  ],
  ["chili|chilli|jalape|paprika|harissa|sriracha", "fleck", "top", "#cf3a24", "#93200f", "#f0836d"],
  ["broccoli|broccolini", "floret", "veg", "#5a9a41", "#346b27", "#8fc56a"],
  ["cauliflower", "floret", "veg", "#f0e4c5", "#cdb988", "#fffaf0"],
  ["mushroom|shiitake|portobello", "mushroom", "veg", "#d7b48c", "#9b734b", "#f0dcc0"],
  [
    "lettuce|spinach|kale|chard|greens|rocket|arugula|cabbage|bok choy|pak choi|salad|slaw",
    "leaf",
    "veg",
    "#6ba346",
    "#417629",
    "#a5ce78",
  ],
  ["brussels sprout", "floret", "veg", "#86ad4c", "#57802c", "#b6d482"],
  ["avocado|guacamole", "crescent", "veg", "#a9c45c", "#5c7d2c", "#e3eaa2"],
  ["olive|caper", "berry", "veg", "#4f4a3c", "#2e2a21", "#8d876f"],
  ["blueberr|bilberr|blackberr|currant", "berry", "fruit", "#4d5a93", "#2f3866", "#97a3d4"],
  ["strawberr", "strawberry", "fruit", "#de4250", "#a6252f", "#f9a8a5"],
  ["raspberr", "raspberry", "fruit", "#d33f66", "#98223f", "#ef8ca4"],
  ["berr|forest fruit", "berry", "fruit", "#7d3f7c", "#522551", "#b98bc0"],
  [
    "cherry|cherries|cranberr|pomegranate|grape|plum",
    "berry",
    "fruit",
    "#a5273f",
    "#6d1226",
    "#dc7488",
  ],
  ["banana|plantain", "coin", "fruit", "#f5dc8b", "#d0aa4a", "#fdf3c8"],
  ["apple|pear", "crescent", "fruit", "#f4e3ae", "#b8473a", "#fdf6dc"],
  [
    "mango|peach|pineapple|apricot|nectarine|melon",
    "chunk",
    "fruit",
    "#f6b445",
    "#cd8420",
    "#fcd98f",
  ],
  ["orange|grapefruit|clementine|mandarin", "citrus", "fruit", "#ef9531", "#c66a10", "#fcc67c"],
  ["lemon", "citrus", "top", "#f5d04a", "#d3a41d", "#fdeea3"],
  ["lime", "citrus", "top", "#8fba45", "#5f8a24", "#cbe391"],
  ["kiwi", "cucumber", "fruit", "#8a6a3c", "#5f4824", "#a9cf5e"],
  ["basil|mint|sage", "leaf", "top", "#5b9c42", "#357026", "#93c674"],
  [
    "parsley|coriander|cilantro|dill|herb|thyme|rosemary|oregano|tarragon|pesto|chimichurri",
    "fleck",
    "top",
    "#5f9a3e",
    "#3a6c25",
    "#a3cb77",
  ],
  ["sesame|seed|pine nut|coconut flake|desiccated", "nut", "top", "#f0dfb2", "#c2a05f", "#fcf4da"],
  [
    "almond|walnut|peanut|cashew|pecan|hazelnut|pistachio|nut",
    "nut",
    "top",
    "#c98f52",
    "#8a5a2a",
    "#e8bd8b",
  ],
  ["raisin|date|fig|prune", "nut", "top", "#6b3d2b", "#43231a", "#99664d"],
  [
    "feta|goat|ricotta|mozzarella|cottage|burrata|quark",
    "crumb",
    "top",
    "#fdf9ee",
    "#dccfb2",
    "#ffffff",
  ],
  [
    "parmesan|cheddar|cheese|gruyere|pecorino|gouda",
    "crumb",
    "top",
    "#f6d375",
    "#cc9a37",
    "#fdebb4",
  ],
  [
    "yogurt|yoghurt|cream|creme|tahini|mayo|tzatziki|raita|ranch|alfredo",
    "drizzle",
    "sauce",
    "#fdf8ea",
    "#ddcfae",
    "#ffffff",
  ],
  ["honey|maple|syrup|caramel", "drizzle", "sauce", "#d8952c", "#a4691a", "#f4c673"],
  ["chocolate|cocoa|cacao|nutella|brownie", "drizzle", "sauce", "#6a3c26", "#422213", "#976148"],
  ["teriyaki|hoisin|bbq|barbecue|glaze", "drizzle", "sauce", "#7d4220", "#4e2610", "#b27444"],
];

/** Phrases that name a food which is not visible in the dish. */
const UNSEEN =
  "(?:chicken|beef|vegetable|fish|bone) (?:stock|broth|sauce)|rice vinegar|rice wine|soy sauce|tomato (?:paste|puree)|lemon juice|lime juice|peanut butter|peanut oil|sesame oil|olive oil|coconut (?:oil|milk|cream)|corn ?starch|corn ?flour|black pepper|mustard seed|seed oil|onion powder|fish finger|oat milk|almond milk|cocoa butter|egg wash|sage green|eggs? free|dairy free|gluten free";

const FOODS = ROWS.map(([words, piece, role, base, shade, light]) => ({
  pattern: new RegExp(`\\b(?:${words})`, "g"),
  food: { piece, role, base, shade, light } satisfies Food,
}));

const UNSEEN_PATTERN = new RegExp(`\\b(?:${UNSEEN})`, "g");

/** In characters: the beginning of an ingredient list is enough for a picture. */
const LONGEST = 600;

/**
 * The foods named in a text, in order and without repeats; the longest of overlapping names wins.
 */
export function findFoods(text: string): Food[] {
  const seen = text.toLowerCase().slice(0, LONGEST).replaceAll(UNSEEN_PATTERN, " ");
  const found = FOODS.flatMap(({ pattern, food }) =>
    [...seen.matchAll(pattern)].map((match) => ({
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
