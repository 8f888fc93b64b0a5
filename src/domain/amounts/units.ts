/** The units of ingredients: their ids, the words for them, and what each measures. */

export type MassUnit = "g" | "kg" | "oz" | "lb";
export type VolumeUnit = "ml" | "l" | "fl_oz" | "tsp" | "tbsp" | "cup" | "pint" | "quart";
/** "" counts pieces of the thing itself. */
export type CountUnit =
  | "pinch"
  | "dash"
  | "clove"
  | "can"
  | "package"
  | "slice"
  | "stick"
  | "bunch"
  | "sprig"
  | "head"
  | "stalk"
  | "handful"
  | "inch"
  | "";
export type Unit = MassUnit | VolumeUnit | CountUnit;
export type UnitKind = "mass" | "volume" | "count";

/** Grams of one. */
const MASS: Readonly<Record<MassUnit, number>> = {
  g: 1,
  kg: 1000,
  oz: 28.349523125,
  lb: 453.59237,
};
/**
 * Millilitres of one: the round measures of US nutrition labels (21 CFR 101.9(b)(5)(viii)), so that
 * 3 tsp are a tbsp and 16 tbsp a cup. A pint is two of these cups.
 */
const VOLUME: Readonly<Record<VolumeUnit, number>> = {
  ml: 1,
  l: 1000,
  tsp: 5,
  tbsp: 15,
  fl_oz: 30,
  cup: 240,
  pint: 480,
  quart: 960,
};

export function isMass(unit: Unit): unit is MassUnit {
  return Object.hasOwn(MASS, unit);
}

export function isVolume(unit: Unit): unit is VolumeUnit {
  return Object.hasOwn(VOLUME, unit);
}

export function kindOf(unit: Unit): UnitKind {
  return isMass(unit) ? "mass" : isVolume(unit) ? "volume" : "count";
}

/** Grams or millilitres per unit; undefined for counts. */
export function sizeOf(unit: Unit): number | undefined {
  return isMass(unit) ? MASS[unit] : isVolume(unit) ? VOLUME[unit] : undefined;
}

/** A value of one unit in another of the same kind; undefined across kinds and among counts. */
export function convert(value: number, from: Unit, to: Unit): number | undefined {
  if (from === to) return value;
  const one = sizeOf(from);
  const other = sizeOf(to);
  if (one === undefined || other === undefined || kindOf(from) !== kindOf(to)) return undefined;
  return (value * one) / other;
}

/** Centimetres per inch, as cookbooks round it: 5 cm of ginger is 2 inches. */
export const CM_PER_INCH = 2.5;

/** Words for each unit, in lower case; some stand for a multiple or a fraction of it. */
const WORDS: readonly (readonly [words: string, unit: Unit, times?: number])[] = [
  ["g gr gram grams gramme grammes gms gm", "g"],
  ["mg milligram milligrams", "g", 1 / 1000],
  ["kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes", "kg"],
  ["oz ozs ounce ounces", "oz"],
  ["lb lbs pound pounds", "lb"],
  ["ml mls millilitre millilitres milliliter milliliters", "ml"],
  ["cl centilitre centilitres centiliter centiliters", "ml", 10],
  ["dl decilitre decilitres deciliter deciliters", "ml", 100],
  ["l litre litres liter liters ltr ltrs", "l"],
  [
    "tsp tsps tspn tspns teasp teasps teaspoon teaspoons teaspoonful teaspoonfuls teaspoonsful",
    "tsp",
  ],
  [
    "desertspoon desertspoons dsp dessertspoon dessertspoons dessertspoonful dessertspoonfuls",
    "tsp",
    2,
  ],
  [
    "tbsp tbsps tbspn tbspns tb tbs tbls tblsp tblsps tbl tblspoon tblspoons tablesp tablesps tablespoon tablespoons tablespoonful tablespoonfuls tablespoonsful",
    "tbsp",
  ],
  ["cup cups cupful cupfuls cupsful", "cup"],
  ["pint pints pt pts", "pint"],
  ["quart quarts qt qts", "quart"],
  ["gallon gallons gal", "quart", 4],
  ["pinch pinches", "pinch"],
  ["dash dashes", "dash"],
  ["clove cloves", "clove"],
  ["can cans tin tins", "can"],
  [
    "package packages packet packets pack packs pkg pkgs pkt pkts sachet sachets bag bags box boxes carton cartons jar jars bottle bottles tub tubs container containers pouch pouches punnet punnets tube tubes envelope envelopes block blocks basket baskets canister canisters tray trays pot pots sleeve sleeves",
    "package",
  ],
  ["slice slices rasher rashers", "slice"],
  ["stick sticks", "stick"],
  ["bunch bunches", "bunch"],
  ["sprig sprigs", "sprig"],
  ["head heads bulb bulbs", "head"],
  ["stalk stalks rib ribs", "stalk"],
  ["handful handfuls handsful", "handful"],
  ["inch inches", "inch"],
  ["pcs pc pce pces unit units ea ct count nos numbers", ""],
  ["dozen dozens doz dz dzn", "", 12],
  ["pair pairs pr prs brace", "", 2],
  ["cm cms centimetre centimetres centimeter centimeters", "inch", 1 / CM_PER_INCH],
  ["mm millimetre millimetres millimeter millimeters", "inch", 0.1 / CM_PER_INCH],
];
/** Two words, or letters whose case matters. */
const EXACT: ReadonlyMap<string, Unit> = new Map([
  ["T", "tbsp"],
  ["t", "tsp"],
  ["C", "cup"],
  ["c", "cup"],
  ['"', "inch"],
  ["″", "inch"],
]);

interface NamedUnit {
  unit: Unit;
  /** How many of the unit the word stands for. */
  times: number;
}

const UNIT_OF: ReadonlyMap<string, NamedUnit> = new Map(
  WORDS.flatMap(([words, unit, times = 1]) =>
    words.split(" ").map((word): [string, NamedUnit] => [word, { unit, times }]),
  ),
);

/** "tea spoons", "tbl spoons" */
const SPOON_OF_TWO_WORDS = String.raw`(?:tea|table|tbl|dess?ert)[\s-]spoon(?:ful)?s?`;
const FLUID_OUNCE = /^(?:us\s)?fl(?:uid)?\.?\s?(?:oz|ounces?)$/iu;

/** Patterns of every word for a unit that is more than a letter, the longest first. */
export const UNIT_WORDS: readonly string[] = [
  SPOON_OF_TWO_WORDS,
  ...[...UNIT_OF.keys()].sort((one, other) => other.length - one.length),
];

/** A pattern's source: the letters of a unit, which `unitOf` may or may not know. */
export const UNIT_WORD = String.raw`(?:us\s)?fl(?:uid)?\.?\s?(?:oz|ounces?)(?![\p{L}])|${SPOON_OF_TWO_WORDS}(?!\p{L})|\p{L}+|["″]`;

/** The unit that a word stands for: "tablespoons", "T", "fl. oz"; undefined for any other word. */
export function unitOf(word: string): NamedUnit | undefined {
  const exact = EXACT.get(word);
  if (exact !== undefined) return { unit: exact, times: 1 };
  if (FLUID_OUNCE.test(word)) return { unit: "fl_oz", times: 1 };
  return UNIT_OF.get(word.toLowerCase().replace(/[\s-](?=spoon)/u, ""));
}
