/** The vocabulary of recipe steps that naming timers needs. */

const words = (list: string) => new Set(list.trim().split(/\s+/));

/** Verbs of instructions to the cook. */
const VERBS = words(`
  add air-fry arrange assemble autolyse bake barbecue baste bbq beat bind blanch blend blitz bloom
  boil braise bread break brew bring broil brown brush bubble caramelise caramelize carve char check
  chill chop churn clean coat coddle combine cook cool cover crack cream crisp crumble crush cure
  deep-fry defrost deglaze dehydrate dip discard dissolve divide double drain dredge drizzle drop
  dry dry-roast dust fill finish flambé flash-fry flip fold freeze fry garnish glaze grate griddle
  grill heat hold infuse keep knead ladle lay lift line lock lower macerate marinate mash melt
  microwave mix muddle mulch pan-fry parboil pat peel pickle pierce pinch pipe place plunge poach pop
  smoke press age hang
  pour preheat prepare press pressure-cook prick process proof prove pulse punch purge purée puree put
  reduce refresh refrigerate reheat rehydrate release remove render repeat rest retard return ripen rinse roast
  roll rub salt sauté saute scald scatter score scrape sear season separate serve set shake shallow-fry
  shape shred sieve simmer sizzle skim slice slide smoke soak soften sous-vide spoon spread sprinkle
  squeeze stand start steam steam-bake steep sterilise sterilize stew stir stir-fry strain stretch stuff
  sweat swirl take temper test thaw thicken throw tip toast torch toss transfer trim turn twist uncover
  wait warm wash weigh whip whisk whizz whiz wilt wipe wrap ferment zap liquidise zest
`);
/**
 * Words that are also nouns: verbs only before an article ("salt the fish", not "salt and pepper").
 */
const ALSO_THINGS = words(`
  salt butter flour oil water pepper glaze dust coat cream brine bread zest crumble line cut dice
  garnish start double season stuff stew roll dip break check finish fill
`);
/** Verbs for what food does by itself: a dough rises, and no cook rises it. */
export const STANDING = words(
  "rise stand sit bubble come dry get go ferment mature relax mingle meld develop expand settle brew stew",
);
/** Verbs of adding, whose object follows their particle: "stir in the cream". */
export const ADDING = words(
  "add beat drizzle drop fold lower mix pour put roll rub scatter spoon sprinkle squeeze stir swirl throw tip toss whisk",
);
/** Verbs whose object is not part of the timer's name. */
export const WITHOUT_OBJECT = words("release wait repeat start");
export const MEASURES = words(
  "inch inches g kg mg ml cl dl l litre litres liter liters tbsp tsp tablespoon tablespoons teaspoon teaspoons cup cups oz lb lbs cm handful handfuls cloves sprigs tins cans knob",
);
export const STOPS = words(`
  in on at for with over under into onto to from until till by about around off through without within
  between per then so as while when once if before after but just approximately roughly exactly
  covered uncovered undisturbed alone again blind overnight usually slightly gently halfway often
  frequently occasionally constantly hard low high together anywhere longer more still now aside back
  another every at-least least according side skin flesh together up down out well
  two-thirds no not a-little following according very quite straight
`);
/** Containers, heaters and tools: a later instruction without an object doesn't mean these. */
export const NOT_FOOD = words(`
  heat oven pan pot lid grill timer temperature flame saucepan skillet tray tin bowl foil film oil water
  salt pepper boil kettle wok dish rack paper plate board cloth towel machine processor blender barbecue
  griddle jar mould tins pans trays sheet fat liquid fan speed gas sides side seasoning steam
  fridge freezer microwave cooker hob
`);

/** Verbs for a place where food is put: the oven bakes it, the fridge chills it. */
export const PLACE_VERBS = {
  movers: words("put place return pop transfer slide set lay move"),
  places: new Map([
    ["oven", "bake"],
    ["fridge", "chill"],
    ["refrigerator", "chill"],
    ["freezer", "freeze"],
    ["microwave", "microwave"],
    ["grill", "grill"],
    ["broiler", "broil"],
  ]),
} as const;

/** Whether a word can be an instruction; one that is also a noun only before an article. */
export function isVerb(name: string, isBeforeArticle: boolean): boolean {
  // "slow-roast", "pan-sear": the first part says how.
  const word = VERBS.has(name) ? name : (name.split("-").at(-1) ?? "");
  return (VERBS.has(word) || ALSO_THINGS.has(word)) && (isBeforeArticle || !ALSO_THINGS.has(word));
}

/** "simmering" → "simmer", "baking" → "bake", "stirring" → "stir"; undefined for anything else. */
export function baseOf(word: string): string | undefined {
  if (!word.endsWith("ing")) return undefined;
  const stem = word.slice(0, -3);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((base) => VERBS.has(base));
}

export function isAdverb(word: string): boolean {
  return /..ly$/.test(word) && !/^(jelly|belly|family|bubbly)$/.test(word);
}
