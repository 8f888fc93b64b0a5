/**
 * Foods that come in many kinds, and the words for the kind: "milk, coconut" is coconut milk, and
 * "red wine or cider vinegar" is red wine vinegar.
 */
import { isKnownName } from "./core-name.ts";
import { describes, isDescription, isPreparation, NOTE } from "./line-words.ts";
import { PLURAL, singularOf } from "./singular.ts";

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/u));
}

/** Foods, in the singular, that are named by a word before them. */
const GENERAL = words(`
  apple asparagus bacon bean beer biscuit bouillon bread broth bun butter cabbage caper cauliflower cheese cherry chilli
  chili chip chocolate chutney cider coffee cracker cream crisp crumb curry date essence extract fillet fish
  flake flour fruit grape gravy ham herb honey jam jelly juice ketchup kale leaf leek lentil lettuce liqueur margarine
  marmalade melon milk mince mushroom mussel mustard noodle nut oat oil olive onion paprika pasta paste pastry
  pea pear pepper pesto pickle plum pod potato powder prawn pudding purée puree rice rind roll rum salad salami salsa
  salt sauce sausage seasoning seaweed seed shrimp soda soup spice spinach spread sprout squash steak stock sugar syrup tea
  tofu tomato topping tortilla vinegar vodka waffle wafer water wine wrap yeast yoghurt yogurt zest
  cube rib chop breast thigh drumstick wing leg loin shoulder meat wine essence meal bran starch ale lager egg cake pie
  aubergine beet beetroot carrot corn cucumber radish turnip berry breadcrumb macaroni onion banana orange lime lemon peach fig garlic ginger
`);

/** Words for the kind of any food before them: "onions, red", "coriander, ground". */
const WHICH =
  /^(?:red|white|green|yellow|black|brown|purple|orange|dark|light|golden|pink|blue|sweet|sour|hot|sea|spring|spanish|english|french|italian|thai|greek|chinese|indian|japanese|mexican|ground|dried|smoked|pickled|savoy|iceberg|butternut|wholemeal|wholegrain|vegan|vegetarian|decaf|gluten-free|cooking|eating|baking|stewing|braising|corned|yellowfin|albacore)$/u;
/** Preparation, although it could also be part of a food's name: "cream, whipped", "onions, fried". */
const DONE = /^(?:whipped|fried|pulled|roast(?:ed)?|dressed|toasted|salted|chopped)$/u;
/** Animals that are bought by the cut: "chicken, thighs". */
const ANIMAL = /^(?:beef|chicken|cod|duck|lamb|pork|salmon|turkey|veal|venison)$/iu;
const CUT =
  /^(?:(?:boneless|skinless|minced?|ground|skin-on|bone-in)\s+)*(?:bell(?:y|ies)|breasts?|cheeks?|chops?|cutlets?|drumsticks?|fillets?|legs?|liver|loin|mince|neck|ribs|rump|shanks?|shoulder|shin|sirloin|steaks?|stock|tenderloin|thighs?|wings?)$/iu;

/** "onions, garlic" are two foods; "powder, garlic" is one. */
const PRODUCE =
  /^(?:aubergine|beetroot|cabbage|carrot|cauliflower|cucumber|egg|fish|leek|lemon|lettuce|lime|mince|mushroom|onion|orange|pea|pear|pepper|potato|prawn|rice|spinach|tomato|turnip)$/u;
const VEGETABLE =
  /^(?:garlic|ginger|celery|parsley|thyme|rosemary|basil|mint|coriander|dill|cabbage|carrot|cucumber|broccoli|cauliflower|fennel|lemon|lime|pumpkin|rhubarb|onion|leek|chicken|beef|pork|bread|cheese|fish|rice|pasta|tuna|salmon|ham|bacon|tofu|sweetcorn)$/u;

const PART = String.raw`(?:\p{L}[\p{L}'’-]*\.?)(?:\s\p{L}[\p{L}'’-]*\.?)`;
const INVERTED = new RegExp(
  String.raw`^(?<head>${PART}{0,2})\s?(?:[,:]|\s[-–—])\s*(?<tail>${PART}{0,3})(?=\s*(?:[,;:([]|$)|\s(?:[-–—]|\d|or|for|to)\s?)`,
  "iu",
);

function lastOf(text: string): string {
  return singularOf(text.toLowerCase().split(" ").at(-1) ?? "");
}

function isInverted(head: string, tail: string): boolean {
  const said = tail.toLowerCase();
  // "soda, bicarbonate of"
  if (said.endsWith(" of")) return true;
  if (NOTE.test(said) || isPreparation(said)) return false;
  const heads = head
    .toLowerCase()
    .split(" ")
    .filter((word) => !isDescription(word));
  const isKnown = isKnownName(`${said} ${heads.join(" ")}`);
  if (isKnown && !DONE.test(said)) return true;
  if (heads.length !== 1 || isDescription(said)) return false;
  // "leek, washed well"
  const [first = ""] = said.split(" ");
  if (first !== said && first.endsWith("ed") && describes(first)) return false;
  // "tinned tomatoes, tinned tuna" are two, and so are "oil, vinegar".
  if (said.includes(" ") && head.toLowerCase().startsWith(`${first} `)) return false;
  if (PLURAL.test(said) || (PRODUCE.test(lastOf(head)) && VEGETABLE.test(said))) return false;
  if (COMPLETE.has(lastOf(said)) && !isAlsoKind(lastOf(said), lastOf(head))) return false;
  if (/^dried$/u.test(said) && /^bread/iu.test(lastOf(head))) return false;
  return WHICH.test(said) || GENERAL.has(lastOf(head));
}

/** "milk, coconut, 400 ml" → "coconut milk, 400 ml". Preparation stays behind the comma. */
export function turnedRound(text: string): string {
  const { 0: all = "", groups } = INVERTED.exec(text) ?? {};
  const { head = "", tail = "" } = groups ?? {};
  if (all === "") return text;
  const rest = text.slice(all.length);
  if (ANIMAL.test(head) && CUT.test(tail)) return `${head} ${tail}${rest}`;
  // "garlic, powder", "cinnamon, sticks"
  const inOrder = `${head} ${tail}`.toLowerCase();
  if (isKnownName(inOrder) && !isPreparation(tail.toLowerCase())) return `${head} ${tail}${rest}`;
  if (!isInverted(head, tail)) return text;
  // "Butter, peanut": the line's capital isn't part of the food's name.
  const turned = `${tail} ${head.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}${rest}`;
  // "peppers, bell, red"
  return rest.startsWith(",") ? turnedRound(turned) : turned;
}

/** "milk (oat)" → "oat milk": the brackets name the kind. */
export function withKind(text: string, inside: readonly string[]): string {
  const [kind = ""] = inside;
  if (!GENERAL.has(lastOf(text)) || !/^\p{L}[\p{L}'’-]*(?:\s\p{L}+)?$/u.test(kind)) return text;
  return turnedRound(`${text}, ${kind}`).replace(/^(?<same>[^,]*), .*$/u, "$<same>");
}

/** Foods that are complete names before "or": "butter or vegetable oil". */
const COMPLETE = words(`
  aubergine arugula arrowroot bacon basil beer brandy broth butter buttermilk chard cider coriander cornflour cornstarch couscous
  cream crème curd dripping farro feta fraîche ghee gherkin gin ham honey horseradish ketchup lard lardons linguine margarine
  marmite mascarpone mayonnaise mayo milk mirin miso molasses mozzarella mustard pancetta parmesan passata penne pepper pesto
  pitta polenta prosciutto quinoa ricotta rocket rum sake salsa salt sherry shortening spaghetti spinach stevia
  sugar swede tahini tamari tapenade tofu treacle tvp vodka water watercress whisky wine xylitol yoghurt yogurt
  kale kirsch macaroni tagliatelle bulgur juice sauce oil vinegar stock syrup jam jelly paste purée puree cheese
`);
/** Those among them that also qualify another food: "red wine vinegar", "milk chocolate". */
const ALSO_KINDS: readonly (readonly [kind: RegExp, food: RegExp])[] = [
  [/^(?:wine|cider|sherry|malt)$/u, /^vinegar$/u],
  [/^milk$/u, /^chocolate$/u],
  [/^cream$/u, /^chocolate$/u],
  [/^(?:cream|mozzarella|parmesan|feta|ricotta|mascarpone)$/u, /^cheese$/u],
  [/^(?:butter)$/u, /^(?:bean|lettuce)$/u],
  [/^(?:penne|spaghetti|linguine|macaroni|tagliatelle)$/u, /^(?:pasta|squash)$/u],
  [/^(?:sugar)$/u, /^(?:snap|pea)$/u],
  [/^(?:mustard|coriander|basil|quinoa)$/u, /^(?:seed|leaf|powder|oil)$/u],
  [/^(?:horseradish|sherry|miso|cider)$/u, /^(?:sauce|paste)$/u],
  [/^(?:rum|brandy|vodka|whisky)$/u, /^(?:essence|extract)$/u],
];

/**
 * Whether a food named before another is a food in its own right: the butter in "butter and rye
 * bread".
 */
export function isWholeFood(one: string, other: string): boolean {
  return COMPLETE.has(lastOf(one)) && !isAlsoKind(lastOf(one), lastOf(other));
}

const CHOICE = new RegExp(
  String.raw`^(?<one>\p{L}[\p{L}'’.-]*(?:,?\s\p{L}[\p{L}'’.-]*){0,4}?)(?:\s*[,/])?\s+(?:or|and\/or)\s+(?<amount>[\d¼½¾⅓⅔⅛][^\s]*\s\p{L}+\.?\s)?(?<other>(?:\p{L}[\p{L}'’.-]*\s){1,3}?)(?<food>(?:stock\s)?\p{L}[\p{L}'’-]*)(?=\s*(?:[,;:([]|$)|\s(?:[-–—]|or|for|to|in|at|if|from|as|plus|about|such|like|cut|with)\s)`,
  "iu",
);

function isAlsoKind(kind: string, food: string): boolean {
  return ALSO_KINDS.some(([kinds, foods]) => kinds.test(kind) && foods.test(food));
}

function isKindOf(kind: string, food: string, other: string): boolean {
  const last = kind.toLowerCase().split(" ").at(-1) ?? "";
  if (isDescription(kind) || WHICH.test(last))
    return isDescription(other.trim()) || WHICH.test(lastOf(other.trim())) || GENERAL.has(food);
  if (!GENERAL.has(food) || singularOf(last) === food) return false;
  if (isAlsoKind(last, food)) return true;
  return !COMPLETE.has(last) && !PLURAL.test(last);
}

/**
 * "red wine or cider vinegar" → "red wine vinegar, or cider": the first word qualifies the food
 * named last, unless it is a food itself ("butter or vegetable oil").
 */
export function withSharedNoun(text: string): string {
  const { 0: all = "", groups } = CHOICE.exec(text) ?? {};
  const { one = "", amount = "", other = "", food = "" } = groups ?? {};
  const [kind = "", ...more] = one.split(/,\s*/u);
  if (all === "" || /^(?:an)?other\s/iu.test(other) || !isKindOf(kind, lastOf(food), other))
    return text;
  const others = [...more, `or ${amount}${other.trim()}`].join(", ");
  // "unsalted or low-sodium chicken stock": only the first word after "or" is the other choice.
  const shared = isDescription(kind) ? [...other.trim().split(" ").slice(1), food].join(" ") : food;
  return `${kind} ${shared}, ${others}${text.slice(all.length)}`;
}
