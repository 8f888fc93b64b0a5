/** Words of an ingredient line that name no food. */

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

/** Sizes, grades and states that leave a food the same food. */
const DESCRIPTIONS = set(`
  about additional aged approximately assorted baby beautiful beaten best-quality big bite-size
  bite-sized boiling bone bone-in boneless bought broken chilled chunky canned clean coarse cold cool
  cored crisp crispy crunchy cubed cut day-old deseeded deveined diagonal diced drained dry extra
  extra-firm extra-large extra-lean extra-mature extra-virgin fat fat-free favorite favourite few fine
  firm flaky flat flat-leaf floury free-range fresh frozen full full-fat generous good good-quality
  grass-fed half-fat halved hard-boiled hard-cooked hass head-on heaped heaping heavy-duty heirloom
  home-made homemade hot ice-cold juicy jumbo large lean leftover level long long-grain loose low low-fat
  low-salt low-sodium lowfat lukewarm mature medium medium-large medium-size medium-sized mild mini more
  natural nice no-salt-added non-fat non-iodized nonfat organic overripe part-skim peeled piping pitted
  plump quality quartered raw ready-made ready-to-eat reduced reduced-fat reduced-salt reduced-sodium ripe
  room room-temperature rounded scant scrubbed seeded semi-skimmed shaken sharp shell-on shop-bought skim
  skin-on slim small smooth sodium soft some spare split stale standard stoned stone-ground store-bought
  super-fine tail-on temperature tepid thawed thick thick-cut thin tinned tiny torn unsalted unwaxed very
  virgin warm washed waxy well-drained well-shaken whipped whole wild young your
`);
/** These end like verbs or adverbs, and belong to the name: "dried thyme", "pork belly". */
const OF_THE_NAME = set(`
  aniseed barley belly blended bread breaded candied clarified condensed cornbread cottonseed
  crystallised crystallized cured curly desiccated dried evaporated family feed fermented flaked flatbread
  flavored flavoured flaxseed forced fortified gingerbread jelly lily linseed malted marinated mixed
  mulled parsley pearled pickled powdered puffed rapeseed red refried rolled seasoned seaweed seed
  semi-dried shortbread smoked soured spiced sun-dried sweetbread
`);
/** The ends of words for what was done to a food: "chopped", "finely", "boneless". */
const DESCRIBING_END = /(?:(?<!-flavou?r)(?<!e)ed|[a-z]{3}ly|less|-cut|-sized?|-quality)$/u;

/** Whether a word says how a food is, not what it is: "large", "chopped", "finely", "boneless". */
export function describes(word: string): boolean {
  if (OF_THE_NAME.has(word)) return false;
  return DESCRIPTIONS.has(word) || DESCRIBING_END.test(word) || /^\d+(?:\/\d+)?%$/u.test(word);
}

/** How much of a measure: "a generous pinch", "1 heaped tsp". */
export const MEASURE_SIZES = set(
  "small medium large big plump juicy heaped heaping rounded level generous good scant fat thick thin thumb-sized thumb-size thumb-length hefty slight packed full whole medium-sized tiny long short",
);

/** Measures that have no unit of their own: counted, and dropped from the name. */
export const LOOSE_MEASURES = set(
  "ball balls bar bars batch batches jigger jiggers joint ladle ladles ladleful ladlefuls pair pairs portion portions quantity rack racks recipe roll serving servings side spoonful spoonfuls chunk chunks cube cubes dollop dollops drizzle drop drops ear ears fillet fillets glug glugs grating grind grinds grinding knob knobs leaf leaves loaf loaves log logs lump lumps nub piece pieces scoop scoops segment segments sheet sheets shot shots shaving splash splashes spray square squares squeeze squirt strip strips swirl thumb twist wedge wedges wheel nest nests round rounds spear spears shake shakes part parts bulb floret florets",
);

/** Words for pieces of a food that are no food: "lemon wedges", "basil leaves". */
export const PIECES = set(
  "chunk cube floret half kernel leaf piece ring segment shaving slice spear stem strip wedge curl round",
);

/** Nouns after a food that are a unit of it: "2 garlic cloves", "3 celery sticks". */
export const TRAILING_UNITS = set(
  "clove stick stalk rib sprig slice rasher bunch head bulb handful can tin package packet",
);

/** What begins an aside: everything from here on is no name. */
export const ASIDE =
  /\s(?:-|–|—|for|to|or|plus|\+|such as|like|\/|cut(?= (?:in|into|up|to|on|off|length|lengthways|lengthwise|across|from|thin|thick|fine|\d)\b)|at|in|into|from|with|without|mixed with|made|of your|if|about|each|left|per|as needed|as required|as desired|on|until|depending|preferably|including|and (?:more|extra|cut|\d+)|not|divided|optional|more|extra (?:to|for)|per|when|but|thinned|broken|torn|beaten|according|approximately|approx\.?)(?=\s|$)/iu;

/** Asides that say what a line is for, how sure it is, or what may replace it. */
export const NOTE =
  /^(?:-|–|—|for|to|or|plus|\+|such as|like|of your|if|about|each|as |optional|divided|preferably|including|more|extra|and more|and extra|depending|per|not|your|any|garnish|approx|room)/iu;

/** Parts of a fruit that recipes ask for: "juice of half a lemon". */
export const PART_OF =
  /^(?:the\s+)?(?:(?:finely|freshly|coarsely)\s+)?(?:(?:grated|squeezed|shredded|pared)\s+)?(?:juice|zest|rind|peel|seeds|leaves|flesh)(?:\s+(?:and|&|\+|plus)\s+(?:(?:finely|freshly)\s+)?(?:(?:grated|squeezed)\s+)?(?:juice|zest|rind|peel))?\s+(?:of|from)\s+/iu;
