import { isOneAway } from "#domain/one-away.ts";

/**
 * Words that cooks misspell in more ways than a list can hold: one letter too many, too few, wrong,
 * or changed places with its neighbour; letters doubled or not, and an h that isn't heard. Only
 * words that no other word of a kitchen comes this near.
 */
const RIGHT_WORDS = `
  worcestershire worcester mayonnaise margarine parmesan parmigiano parmigiana mozzarella cheddar ricotta
  mascarpone provolone gruyere camembert gorgonzola roquefort halloumi pecorino manchego emmental
  emmentaler burrata stilton havarti jarlsberg philadelphia yogurt buttermilk custard chocolate
  caramel butterscotch breadcrumb crouton biscuit spaghetti macaroni fettuccine linguine lasagne
  lasagna vermicelli tortellini ravioli rigatoni fusilli farfalle tagliatelle pappardelle
  orecchiette cannelloni gnocchi couscous semolina bulgur croissant baguette ciabatta focaccia
  brioche tortilla chapati panettone wholemeal wholewheat edamame teriyaki hoisin almond walnut
  pistachio cashew macadamia hazelnut peanut groundnut marzipan amaretto frangipane nutella praline
  tahini sesame hummus coconut desiccated anchovy salmon tilapia halibut haddock mackerel sardine
  herring pollock swordfish monkfish seabass barramundi kipper whitebait shrimp prawn scallop
  calamari lobster oyster mussel crayfish crawfish langoustine octopus cuttlefish chicken sirloin
  brisket mutton ribeye tenderloin pastrami bresaola entrecote bouillon sausage pepperoni prosciutto
  chorizo pancetta bratwurst frankfurter gelatin gelatine hamburger meringue bechamel hollandaise carbonara
  bolognese stroganoff pumpernickel sourdough shortbread gingerbread digestive cheesecake
  profiterole`;
/** Other foods that are one letter away from such a word. */
const OTHER_FOODS = new Set([
  "cannellini",
  "macaron",
  "peperoni",
  "amaretti",
  "spaghettio",
  "chickn",
  "chorito",
  "macaroon",
  "nutrela",
  "massel",
  "cashel",
  "pancita",
  "dedicated",
  "cedar",
]);
const LETTERS_MIN = 5;
/** From this many letters a wrong letter is forgiven on top of doubled ones. */
const LONG_MIN = 8;

/** The word, and its variants with one letter deleted, except the first, which is seldom wrong. */
function* shortenings(word: string): Generator<string> {
  yield word;
  for (let at = 1; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
}

/** "spaghetti" → "spageti": without doubled letters, and without an h after the first letter. */
function heard(word: string): string {
  let [sound, last] = ["", ""];
  for (const letter of word) {
    if (letter === last || (letter === "h" && last !== "")) continue;
    sound += letter === "y" ? "i" : letter;
    last = letter;
  }
  return sound;
}

/** A word that may have been meant. */
interface Candidate {
  right: string;
  sound: string;
}

/** A trie of letters: a long word that resembles nothing is rejected after a few letters. */
interface Branch {
  next: Map<string, Branch>;
  candidates: Candidate[];
}
const makeBranch = (): Branch => ({ next: new Map(), candidates: [] });

const ROOT = makeBranch();
for (const right of RIGHT_WORDS.trim().split(/\s+/)) {
  const sound = heard(right);
  for (const key of shortenings(sound)) {
    let branch = ROOT;
    for (const letter of key) {
      const longer = branch.next.get(letter) ?? makeBranch();
      branch.next.set(letter, longer);
      branch = longer;
    }
    branch.candidates.push({ right, sound });
  }
}
/** The maximum length of a misspelling of these words. */
const LENGTH_MAX = 20;

function follow(start: Branch, word: string, from: number): Branch | undefined {
  let branch: Branch | undefined = start;
  for (let at = from; branch && at < word.length; at += 1)
    branch = branch.next.get(word.charAt(at));
  return branch;
}

/** The words that share one of their shortenings with this one, most alike first. */
function* candidatesFor(written: string): Generator<Candidate> {
  yield* follow(ROOT, written, 0)?.candidates ?? [];
  let branch = ROOT.next.get(written.charAt(0));
  for (let at = 1; branch && at < written.length; at += 1) {
    yield* follow(branch, written, at + 1)?.candidates ?? [];
    branch = branch.next.get(written.charAt(at));
  }
}

/**
 * The word that was meant by one that sounds like it or has one wrong letter: "mackeral" →
 * "mackerel", "spageti" → "spaghetti"; undefined if there is none.
 *
 * @param word folded letters a–z, singular
 */
export function nearSpelling(word: string): string | undefined {
  if (word.length < LETTERS_MIN || word.length > LENGTH_MAX) return undefined;
  const written = heard(word);
  if (written.length < LETTERS_MIN || OTHER_FOODS.has(word.replace(/s$/, ""))) return undefined;
  for (const { right, sound } of candidatesFor(written)) {
    const isNear =
      sound === written ||
      isOneAway(word, right) ||
      (sound.length >= LONG_MIN && isOneAway(written, sound));
    if (isNear) return right;
  }
  return undefined;
}
