/** Words of an ingredient line that don't name a food. */

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

/** Sizes, grades and states that don't make it a different food. */
const DESCRIPTIONS = set(`
  biggish smallish largish about additional but hand-hot sml fine-grain slender lg lge lrg med sm yet aged approximately assorted baby beautiful beaten best-quality big bite-size
  bite-sized boiling bone bone-in boneless bought broken chilled chunky canned clean coarse cold cool
  cored crisp creamy crispy crunchy cubed cut day-old deseeded deveined diagonal diced drained dry extra
  extra-firm extra-large extra-lean extra-mature extra-virgin fat fat-free favorite favourite few fine
  firm flaky flat flat-leaf floury free-range fresh frozen full full-fat generous good good-quality
  grass-fed half-fat halved hard-boiled hard-cooked hass head-on heaped heaping heavy-duty heirloom
  home-made homemade hot ice-cold juicy jumbo large lean leftover level long long-grain loose low low-fat
  low-salt low-sodium lowfat lukewarm mature medium medium-large medium-size medium-sized mild mini more
  natural nice no-salt-added non-fat non-iodized nonfat organic nonstick non-stick optional overripe part-skim pre peeled piping pitted
  plump proper pure quality quartered raw ready-made ready-to-eat reduced reduced-fat reduced-salt reduced-sodium ripe
  room room-temperature rounded scant scrubbed seeded semi-skimmed soft-boiled shaken sharp shell-on shop-bought skim
  skin-on slim small smooth sodium soft solid some spare split stale standard stoned stone-ground store-bought
  super-fine tail-on temperature tepid thawed thick thick-cut thin tinned tiny torn unsalted unwaxed very
  virgin warm washed waxy well-drained well-shaken whipped whole wild young your
`);
/** These end like verbs or adverbs, and belong to the name: "dried thyme", "pork belly". */
const OF_THE_NAME = set(`
  aniseed barley belly blended bread breaded candied clarified condensed cornbread cottonseed
  crystallised crystallized cured curly desiccated dried evaporated family feed fermented flaked flatbread
  flavored flavoured flaxseed forced fortified gingerbread jelly lily linseed malted marinated mixed
  chantilly creamed mulled parsley pearled pickled potted powdered preserved puffed rapeseed red refried
  seasoned seaweed seed
  semi-dried shortbread smoked soured spiced sun-dried sweetbread
`);
/** Suffixes of words for how a food is prepared: "chopped", "finely", "boneless". */
const DESCRIBING_END =
  /(?:(?<!-(?:flavou?r|infus|cover|coat|stuff|fill|smok|dri))(?<!e)ed|[a-z]{3}ly|less|-ish|-cut|-sized?|-quality)$/u;

/** "70%", "80/20", "low-protein". */
const DESCRIBING_FORM =
  /^(?:\d+(?:[./]\d+)?%|\d+\/\d+|(?:extra|low|lower|reduced|high)-\p{L}+|no-(?:added|boil|fat|salt|sodium|stick|sugar))$/u;

/** Whether a word describes a food rather than naming it: "large", "chopped", "finely", "boneless". */
export function describes(word: string): boolean {
  if (OF_THE_NAME.has(word)) return false;
  if (word.endsWith(".")) return describes(word.slice(0, -1));
  if (/-(?:to|or)-/u.test(word)) return word.split(/-(?:to|or)-/u).every(describes);
  return DESCRIPTIONS.has(word) || DESCRIBING_END.test(word) || DESCRIBING_FORM.test(word);
}

/** Whether a text consists of descriptions only: "large", "small ripe", "". */
export function isDescription(text: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => word === "" || describes(word));
}

/** What may follow a food after a comma, besides descriptive words. */
const PREPARATIONS =
  /^(?:(?:leaves|cloves|stalks?|stems?|skins?|seeds?|zest|juice|rind|peel|flesh|whites|yolks?|tops?|ends?|roots?|core)(?:\s.*)?|(?:.*\s)?(?:only|removed|off|reserved|discarded|attached|intact|taste|garnish|serving|temperature|needed|room|style|apart|aside|parts?|pieces?|chunks?|cubes?|slices?|dice|wedges?|rings?|rounds?|strips?|batons?|matchsticks?|julienne|halves|quarters|ribbons?|shavings?|shreds?|florets?|sprigs?|inch|cm|thick|thin|long|whole|plus|extra|more|each|total|packed|drained|weight|and|with|in|into|on|by|of|cooked|brand|recipe|fine|finely|coarse|half|room-temperature|bite-size|chiffonade|brunoise|pinch|dash|handful|knob|splash|drizzle|tins?|cans?|jars?|packs?|bunch|your|favou?rite|choice|see|note|above|below|preference|pref)(?:\s.*)?)$/u;

/** Whether the text after a comma is preparation, or the state that the food should be in. */
export function isPreparation(text: string): boolean {
  return PREPARATIONS.test(text);
}

/** How much of a measure: "a generous pinch", "1 heaped tsp". */
const MEASURE_SIZES = set(
  "very fairly pretty quite really whopping giant huge massive enormous ginormous gigantic hearty healthy decent nice loose loosely lightly firmly tightly mounded overflowing modest ample little mini sm lg standard regular small medium large big plump juicy heaped heaping rounded level generous good scant fat thick thin thumb-sized thumb-size thumb-length wine hefty slight packed full whole medium-sized tiny long short",
);

/** Whether a word before a measure says how much of it: "heaped", "small-to-medium". */
export function isMeasureSize(word: string): boolean {
  if (/-(?:size|sized|length)$|ish$/u.test(word)) return true;
  return word.split(/-(?:to-|or-)?/u).every((part) => MEASURE_SIZES.has(part));
}

/** The words before a measure that say how much of it, and what follows them. */
export function splitSizes(text: string): { sizes: string; rest: string } {
  let at = 0;
  for (let words = 0; words < 4; words += 1) {
    // "small to medium"
    const word = /^(?:(?:to|or)\s)?[\p{L}-]+(?=\s|$)\s*/u.exec(text.slice(at))?.[0] ?? "";
    if (
      word === "" ||
      !isMeasureSize(
        word
          .trim()
          .toLowerCase()
          .replace(/^(?:to|or)\s/u, ""),
      )
    )
      break;
    at += word.length;
  }
  return { sizes: text.slice(0, at), rest: text.slice(at) };
}

/** Measures without a unit of their own: they are counted, and dropped from the name. */
export const LOOSE_MEASURES = set(
  "ball balls bar bars batch batches jigger jiggers joint ladle ladles ladleful ladlefuls portion portions quantity rack racks recipe roll serving servings side spoonful spoonfuls chunk chunks cube cubes dollop dollops drizzle drop drops ear ears bundle bundles cob cobs fillet fillets glug glugs grating grind grinds grinding knob knobs leaf leaves loaf loaves log logs lump lumps nub piece pieces scoop scoops segment segments sheet sheets shot shots shaving dusting finger fingers hint lug lugs scattering slosh slug smidgen fistful fistfuls armful armfuls dram drams sprinkle sprinkling blade blades strand strands teacup teacups teacupful thread threads splash splashes rind rinds length lengths section sections hunk hunks spray square squares squeeze squirt strip strips swirl thumb thumbs twist wedge wedges wheel nest nests round rounds spear spears shake shakes part parts pod pods bulb floret florets",
);

/** Measures, but not of "glass noodles". */
export const VESSELS = set(
  "glass glasses wineglass mug mugs bowl bowls tumbler tumblers measure measures",
);

/** Words for pieces of a food that aren't foods themselves: "lemon wedges", "basil leaves". */
const PIECES = set(
  "chunk cube floret half piece ring segment shaving slice spear strip wedge curl round",
);
/** Foods that consist of leaves. Of any other food, the leaves are something else: "soup leaves". */
const LEAFY =
  /^(?:arugula|basil|cabbage|chard|chervil|chicory|cilantro|coriander|dill|endive|gem|kale|lettuce|lovage|marjoram|mint|oregano|parsley|radicchio|rocket|romaine|rosemary|sage|sorrel|spinach|sprout|tarragon|thyme|watercress|amaranth)s?$/u;

/** Whether a singular word is a piece of the food before it, without saying which food. */
export function isPiece(word: string, food: string): boolean {
  if (word === "leaf" || word === "stem") return LEAFY.test(food);
  return PIECES.has(word) || (word === "kernel" && /^(?:sweet)?corn$/u.test(food));
}

const ANY_FOOD = /./u;
/** Nouns that follow a food as its unit ("3 celery sticks"), with the foods that they belong to. */
const TRAILING_UNITS: ReadonlyMap<string, RegExp> = new Map([
  ["clove", /garlic$/u],
  ["stick", /(?:butter|carrot|celery|lemongrass|margarine|rhubarb)$/u],
  ["rib", /(?:celery|chard)$/u],
  [
    "head",
    /(?:broccoli|cabbage|cauliflower|celery|chicory|choi|dill|endive|fennel|gem|garlic|kale|lettuce|radicchio|romaine|romanesco)$/u,
  ],
  ..."stalk sprig slice rasher bunch bulb handful can tin package packet"
    .split(" ")
    .map((word): [string, RegExp] => [word, ANY_FOOD]),
]);

/** Whether a name's last word is a unit of what precedes it: garlic cloves, but not "crab sticks". */
export function endsInUnit(words: readonly string[]): boolean {
  const before = words.at(-2);
  return before !== undefined && TRAILING_UNITS.get(words.at(-1) ?? "")?.test(before) === true;
}

/**
 * Brands, which aren't part of a plain food's name. Products that only one brand makes keep theirs.
 */
export const MAKER =
  /(?<![\p{L}'’])(?:alpro|amoy|anchor|barilla|bird['’]s|blue dragon|bob['’]s red mill|campbell['’]s|coles|colman['’]s|crisco|de cecco|del monte|diamond crystal|dr\.? oetker|frank['’]s|gold medal|goya|green (?:&|and) black['’]s|heinz|hellmann['’]s|hershey['’]s|hunt['’]s|kerrygold|kikkoman|king arthur|knorr|kraft|land o['’]? ?lakes|lea (?:&|and) perrins|lee kum kee|lurpak|maille|marigold|mccormick|merchant gourmet|minute maid|morton|mutti|oatly|ocean spray|patak['’]s|philadelphia|pillsbury|reynolds wrap|sainsbury['’]s|sharwood['’]s|swanson|tate (?:&|and) lyle|tesco|tilda|trader joe['’]s|uncle ben['’]s|waitrose)[®™]?\s(?=.*\b(?:beans?|bouillon|butter|caramels?|cheddar|cheese|chickpeas?|chocolate|cocoa(?: powder)?|cream|cubes?|custard(?: powder)?|dressing|flour|foil|gravy|honey|juice|ketchup|lentils?|macaroni(?: pasta)?|mayo(?:nnaise)?|milk|mozzarella|mustard(?: powder)?|naan|noodles?|oil|parmesan|pasta|paste|penne|pepper|pots?|rice|salt|sauce|soup|spaghetti|stock|sugar|tomatoe?s?|vinegar|water|yogh?urt)$)/iu;

/** Two-word adjectives that are also written with a hyphen. */
const COMPOUNDS =
  /(?<![\p{L}-])(?:extra virgin|(?:hard|soft) boiled|free range|(?:grass|corn) fed|(?:shop|store) bought|(?:good|best|top|high) quality|(?:gluten|dairy|sugar|lactose) free|bone in|(?:skin|shell|tail|head) on|(?:home|ready) made|(?:full|half|low) fat|semi skimmed|non stick|sun dried|fast action|hot smoked|old fashioned|heavy duty|(?:thumb|walnut|bite|fist|medium|good) sized?|flat leaf|(?:fine|long) grain)(?=\s\p{L}|\s*(?:[,;(]|$))/giu;

/** "free range eggs" → "free-range eggs" */
export function withHyphens(text: string): string {
  return text.replace(COMPOUNDS, (words) => words.replace(" ", "-"));
}

/** The heading of a line: "To serve: lime wedges". */
export const HEADING =
  /^(?:(?:optional\s+)?(?:garnish|toppings?)|to\s+(?:serve|garnish|finish|decorate)|for\s+(?:the\s+)?(?:\p{L}+\s)?\p{L}+|optional(?:ly)?)\s*:\s*(?=\S)/iu;

/** Phrases that precede the food in a line: "a selection of", "your choice of", "each". */
export const BEFORE_FOOD =
  /^(?:each(?:\s+of\s+|\s*:\s*|\s+)|(?:(?:an?|your|any)\s+)?(?:choice|combination|selection|mixture|mix|assortment|variety)\s+of\s+(?:your\s+)?|\p{L}+-\s(?:or|and|to)\s+)/iu;

/** The start of an aside: nothing from here on belongs to the name. */
export const ASIDE =
  /\s(?:-|–|—|for|to|or|plus|\+|such as|like|\/|cut(?= (?:in|into|up|to|on|off|length|lengthways|lengthwise|across|from|thin|thick|fine|\d)\b)|at|in|into|from|with|without|mixed with|made|of your|if|about|each|left|per|as per|as needed|as required|as desired|on|until|depending|preferably|including|and (?:more|extra|cut|(?:the )?(?:juice|zest)(?: of)?|\d\S*)|not|divided|optional|more|extra (?:to|for)|per|when|but|thinned|broken|torn|kept|and\/or|beaten|according|approximately|approx\.?)(?=\s|$)/iu;

/** Asides that say what a line is for, whether it is optional, or what may replace it. */
export const NOTE =
  /^(?:-|–|—|\+|(?:for|to|or|plus|such as|like|of your|if|each|as|more|extra|and more|and extra|per|not|your|any|room)(?![\p{L}-])|about|optional|divided|preferably|including|depending|garnish|approx)/iu;

/** Parts of a fruit that recipes ask for: "juice of half a lemon". */
export const PART_OF =
  /^(?:the\s+)?(?:(?:finely|freshly|coarsely)\s+)?(?:(?:grated|squeezed|shredded|pared)\s+)?(?:juice|zest|rind|peels?|seeds|leaves|flesh|whites?|yolks?)(?:\s+(?:and|&|\+|plus)\s+(?:(?:finely|freshly)\s+)?(?:(?:grated|squeezed)\s+)?(?:juice|zest|rind|peel))?\s+(?:(?:of|from)\s+|(?=[\d¼½¾⅓⅔⅛]|half\s|one\s))/iu;
