/** Words that look like plurals but are singular. */
const AS_THEY_ARE = /(?:ss|us|is)$|^(?:molasses|swiss|brussels|schnapps|grits|lees|tapas|gas)$/u;
/** Plurals of words in -i, unlike the many singular words in -is ("haggis", "pois"). */
const IN_I =
  /^(?:biscotti|broccoli|calamari|cannoli|chapati|chili|idli|jalebi|kiwi|luchi|martini|mini|mochi|panini|pierogi|pipi|ravioli|roti|salami|tortellini|zucchini)s$/u;
const IN_IE = /^(?:brownies|calories|cookies|pies|smoothies|sweeties|veggies)$/u;
const IN_HE = /^(?:brioches|ceviches|quiches)$/u;
const IN_F: ReadonlySet<string> = new Set(["leaves", "loaves", "halves", "calves"]);

/** The singular of a food word in lower case: "potatoes" → "potato"; "couscous" stays. */
export function singularOf(word: string): string {
  if (IN_I.test(word)) return word.slice(0, -1);
  if (word.length < 4 || !/[^'’]s$/u.test(word) || AS_THEY_ARE.test(word)) return word;
  if (IN_F.has(word)) return `${word.slice(0, -3)}f`;
  if (/^chill?ies$/u.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies") && !IN_IE.test(word)) return `${word.slice(0, -3)}y`;
  const dropsEs = /(?:o|ch|sh|x|ss|zz)es$/u.test(word) && !IN_HE.test(word);
  return word.slice(0, dropsEs ? -2 : -1);
}

/** The plural of a singular food word in lower case; the word itself if it has none. */
export function pluralOf(word: string): string {
  const candidates = [
    word.replace(/f$/u, "ves"),
    word.replace(/y$/u, "ies"),
    ...(/^(?:potato|tomato|chill?i)$|(?:ch|sh|x|ss|zz)$/u.test(word) ? [`${word}es`] : []),
    `${word}s`,
  ];
  return candidates.find((many) => many !== word && singularOf(many) === word) ?? word;
}

/** A text whose food is in the plural, up to a comma: "onions, chopped", but no "hummus". */
export const PLURAL = /^[^,]*[^\Wsui]s(?:,|$)/u;
