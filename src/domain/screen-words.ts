/** One word of a text, folded so that spelling variants meet. */
export interface Word {
  /** Lower case, no accents, singular-ish; `BARRIER` stands for punctuation. */
  stem: string;
  start: number;
  end: number;
  /** Whether it was written with a capital letter; missing where it was not read from a text. */
  capital?: boolean;
}

/** Phrases never reach across one: in "rice, flour" there is no rice flour. */
export const BARRIER = "|";

const TOKENS =
  /\s[-–—]+\s|[&+]|[\p{L}\p{M}'’‘`´\u00ad\u200b-\u200d\u2060\ufeff]+|\p{N}+|[,.;:()[\]{}/\\|!?"“”„«»*•·…\n]/gu;
/** Soft hyphens and zero-width characters: invisible, so they must not hide a word. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const LIGATURES: readonly [RegExp, string][] = [
  [/ß/g, "ss"],
  [/æ/g, "ae"],
  [/œ/g, "oe"],
  [/ø/g, "o"],
  [/đ|ð/g, "d"],
  [/ł/g, "l"],
  [/ı/g, "i"],
];
const IRREGULAR = new Map([
  ["leaves", "leaf"],
  ["loaves", "loaf"],
  ["halves", "half"],
  ["calves", "calf"],
  ["geese", "goos"],
  ["bries", "brie"],
  ["gateaux", "gateau"],
  ["octopi", "octopus"],
  ["yoghurt", "yogurt"],
  ["yoghurts", "yogurt"],
  ["yoghourt", "yogurt"],
  ["chilli", "chili"],
  ["chillies", "chili"],
  ["chilies", "chili"],
  ["chile", "chili"],
  ["chiles", "chili"],
]);

/** Above this many different words the memory starts again: texts are bounded, their variety is not. */
const MEMORY_MAX = 5_000;
const memory = new Map<string, string>();

/** "Crème" → "creme", "ﬁsh" → "fish", "cow’s" → "cow", "l'agneau" → "agneau". */
function fold(raw: string): string {
  let word = raw.replace(INVISIBLE, "").toLowerCase();
  if (/[^a-z]/.test(word)) {
    word = word.normalize("NFKD").replace(/\p{M}/gu, "");
    for (const [pattern, plain] of LIGATURES) word = word.replace(pattern, plain);
    word = word.replace(/[’‘`´]/g, "'").replace(/^'+|'+$/g, "");
    word = word
      .replace(/^[dl]'/, "")
      .replace(/'s$/, "")
      .replaceAll("'", "");
  }
  return word;
}

/**
 * Brings singular and plural together. The result need not be a word ("cheese" → "chees"), only
 * the same for both; short words keep their e and y, or "ale" would meet "al dente".
 */
function stemOf(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  let stem = word;
  if (stem.length >= 5 && /(?:x|z|ch|sh|ss)es$/.test(stem)) stem = stem.slice(0, -2);
  else if (stem.length >= 5 && stem.endsWith("ies")) stem = `${stem.slice(0, -3)}i`;
  else if (stem.length >= 4 && /[^su]s$/.test(stem)) stem = stem.slice(0, -1);
  if (stem.length >= 5) stem = stem.replace(/e$/, "");
  return stem.length >= 4 ? stem.replace(/y$/, "i") : stem;
}

function remember(raw: string): string {
  const known = memory.get(raw);
  if (known !== undefined) return known;
  if (memory.size >= MEMORY_MAX) memory.clear();
  const stem = stemOf(fold(raw));
  memory.set(raw, stem);
  return stem;
}

/** Cuts a text into folded words; hyphens only part words, other punctuation is a barrier. */
export function readWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(TOKENS)) {
    const [raw] = match;
    const start = match.index;
    const isWord = /[\p{L}\p{N}]/u.test(raw);
    const stem = raw === "&" || raw === "+" ? "and" : isWord ? remember(raw) : BARRIER;
    const capital = /^\p{Lu}/u.test(raw);
    if (stem) words.push({ stem, start, end: start + raw.length, capital });
  }
  return words;
}

/** A phrase of the word lists in the same form. */
export function readPhrase(phrase: string): string[] {
  return readWords(phrase).map((word) => word.stem);
}
