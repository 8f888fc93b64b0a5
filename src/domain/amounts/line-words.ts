/** Words of an ingredient line that name no food. */

function set(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

/** Sizes and grades; states a food is bought or used in, if they leave it the same food. */
const DESCRIPTIONS = set(`
  additional aged assorted best-quality big bite-size bite-sized boiling bone-in bought chilled chunky
  clean coarse cold cool crisp crispy crunchy day-old diagonal dry extra extra-firm extra-large extra-lean
  extra-virgin extra-mature virgin fat-free fine firm flaky flat-leaf flat free-range fresh frozen full
  full-fat good good-quality quality grass-fed half-fat hard-boiled heaped heaping hard-cooked hass heavy-duty
  home-made homemade hot ice-cold jumbo large lean leftover level long long-grain loose low-fat
  low-salt low-sodium lowfat lukewarm mature medium medium-size medium-sized medium-large
  mild mini natural non-fat nonfat no-salt-added non-iodized organic overripe part-skim piping plump
  ready-made ready-to-eat raw reduced-fat reduced-salt reduced-sodium rounded room-temperature ripe baby floury waxy
  scant semi-skimmed sharp shop-bought skim skin-on slim small smooth soft spare stale standard
  store-bought tepid thick thick-cut thin tiny tinned canned unsalted unwaxed very warm washed
  well-drained well-shaken whole wild young your favourite favorite heirloom beautiful nice few some more
  juicy tail-on shell-on head-on ice-cold scrubbed split stone-ground super-fine generous about approximately
  bone boneless low sodium fat reduced drained 
`);
/** Verbs and adverbs end like these; what follows keeps its ending and its meaning. */
const LEAVES_FOOD = set(`
  desiccated dried flaked mixed red rolled smoked sun-dried semi-dried self-raised bread shortbread
  flatbread gingerbread cornbread sweetbread seed linseed flaxseed aniseed rapeseed cottonseed seaweed
  candied pickled fermented malted puffed cured salted-caramel instant ground distilled toasted-sesame
  jelly belly lily curly holy family chilly barley parsley feed spiced aged spelled breaded cracked-wheat
  clarified pearled blended fortified condensed evaporated refried shredded-wheat mulled marinated powdered
  flavored flavoured seasoned soured forced crystallised crystallized
`);
const FRESHENED = /(?:(?<!-flavou?r)(?<!e)ed|[a-z]{3}ly|less|-cut|-size|-sized|-quality)$/u;
const DONE_OTHERWISE = set(`
  cut torn beaten whipped shaken frozen thawed split broken ground-fresh room temperature
  halved quartered cubed diced peeled cored seeded deseeded deveined stoned pitted
`);

/** Whether a word says how a food is, not what it is: "large", "chopped", "finely", "boneless". */
export function describes(word: string): boolean {
  if (LEAVES_FOOD.has(word)) return false;
  return (
    DESCRIPTIONS.has(word) ||
    DONE_OTHERWISE.has(word) ||
    FRESHENED.test(word) ||
    /^\d+(?:\/\d+)?%$/u.test(word)
  );
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
