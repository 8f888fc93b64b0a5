/** Finds temperatures in a text (°C, °F, gas marks) and converts them to another scale. */

/** A replacement for a part of a text. */
export interface Rewording {
  start: number;
  end: number;
  words: string;
}

/** From this value a temperature is an oven's. Below, it is a thermometer's and isn't rounded. */
const OVEN_CELSIUS = 110;
/** Gas marks by °C, as British cookers print them. */
const GAS_MARKS: ReadonlyMap<string, number> = new Map([
  ["1/4", 110],
  ["¼", 110],
  ["1/2", 120],
  ["½", 120],
  ["1", 140],
  ["2", 150],
  ["3", 160],
  ["4", 180],
  ["5", 190],
  ["6", 200],
  ["7", 220],
  ["8", 230],
  ["9", 240],
]);

/** °F, to the 25 of oven dials, or exactly for a thermometer. */
export function toFahrenheit(celsius: number, isExact = celsius < OVEN_CELSIUS): number {
  const fahrenheit = (celsius * 9) / 5 + 32;
  return isExact ? Math.round(fahrenheit) : Math.round(fahrenheit / 25) * 25;
}

/** °C, to the 10 of oven dials, or exactly for a thermometer. */
export function toCelsius(fahrenheit: number, isExact = false): number {
  const celsius = ((fahrenheit - 32) * 5) / 9;
  return isExact || celsius < OVEN_CELSIUS ? Math.round(celsius) : Math.round(celsius / 10) * 10;
}

/** °C of a gas mark, "¼" to "9"; undefined for anything else. */
export function celsiusOfGasMark(mark: string): number | undefined {
  return GAS_MARKS.get(mark);
}

const JOIN = String.raw`\s?[-–—]\s?|\s(?:to|or|and)\s`;
const MARK = String.raw`1\/[24]|[¼½]|10|[1-9]`;
/**
 * A temperature, but no part of a longer number, and no number after a sign other than the degree
 * sign.
 */
const TEMPERATURE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,]|(?<![CF℃℉°º]\s?)[-−–—/])(?<from>\d{2,3})(?:(?<join>${JOIN})(?<upTo>\d{2,3}))?(?:\s?(?:[°º*]|deg(?:rees?)?\.?)\s?(?<scale>C|F|celsius|centigrade|fahrenheit)(?![\p{L}\p{N}])|\s(?<name>celsius|centigrade|fahrenheit)(?!\p{L})|\s?(?<sign>[℃℉])|(?<=\d{3})\s?(?<letter>[CF])(?!-?[\p{L}\p{N}])|(?<unsaid>\s?[°º](?![\p{L}\p{N}])|(?<=\d{3})\*(?![*\p{L}\p{N}])|[\s-]deg(?:rees?)?(?!\p{L})))` +
    String.raw`|(?<![\p{L}\p{N}])gas\s(?:mark\s)?(?<mark>${MARK})(?:(?<markJoin>${JOIN})(?<markUpTo>${MARK}))?(?!\d|[/.,]\d)`,
  "giu",
);

/** An oven's temperature without a sign: "Preheat the oven to 350.", "Bake 20 minutes at 400." */
const BARE = new RegExp(
  String.raw`\b(?:oven|preheat(?:ed)?|bak(?:e|ing)|cook(?:ing)?|roast(?:ing)?|grill(?:ing)?|broil|(?:deep|air)[\s-]fry|fryer|oil|temp(?:erature)?|(?:re)?heat|(?:turn|reduce|lower|increase|raise)(?:\s(?:it|up|down|the heat))*)\b[^.;]{0,30}?(?:\b(?:to|at|on)|@)\s(?<from>[1-5]\d[05])(?:(?<join>${JOIN})(?<upTo>[1-5]\d[05]))?(?=\s*(?:[.,;)!(]|$|\/\s?(?:\d{3}\s)?(?:fan|gas))|\s(?:for|until|and|in|then|while|or|before|after|about|with|when|as|if|where|uncovered|covered)\s)`,
  "giu",
);
/** Degrees of another kind: "turn it by 90 degrees", "at a 45° angle". */
const ANGLE =
  /\b(?:turn(?!\s(?:the\s)?(?:oven|heat|temperature|it\s(?:up|down)|up|down))|rotat|angle|twist|tilt|pivot|spin|diagonal|bias)/iu;
/** Above this value, degrees must be °F: no oven gets that hot in °C. */
const ABOVE_CELSIUS = 275;
/** The tolerance between a temperature and its rounded equivalent on another scale. */
const SAME_DEGREES = 15;

type Scale = "C" | "F" | "gas";

interface FoundTemperature {
  start: number;
  end: number;
  /** Undefined if it isn't written: "375°". */
  scale: Scale | undefined;
  isUnsaid: boolean;
  /** One value, or the two ends of a range. */
  ends: string[];
  join: string;
}

/** "180, 190 or 200 °C": the numbers before it are temperatures too, and the list isn't parsed. */
const LIST_BEFORE = /\d\s?(?:,|\/|to|or|and)\s*$/u;

function findTemperatures(text: string): FoundTemperature[] {
  const found: FoundTemperature[] = [];
  for (const { 0: match, index: start, groups = {} } of text.matchAll(TEMPERATURE)) {
    const { from, upTo, mark, markUpTo } = groups;
    const ends = [from ?? mark ?? "", upTo ?? markUpTo ?? ""].filter((end) => end !== "");
    const name = groups["scale"] ?? groups["name"] ?? groups["sign"] ?? groups["letter"] ?? "";
    // Both ends of a range must be plausible: in "20 to 180 °C" the 20 is a time or a mistake.
    if (upTo !== undefined && upTo.length !== from?.length) continue;
    if (LIST_BEFORE.test(text.slice(Math.max(0, start - 8), start))) continue;
    found.push({
      start,
      end: start + match.length,
      scale:
        mark !== undefined ? "gas" : name === "" ? scaleOf(ends) : /^[f℉]/iu.test(name) ? "F" : "C",
      isUnsaid: groups["unsaid"] !== undefined,
      ends,
      join: groups["join"] ?? groups["markJoin"] ?? "",
    });
  }
  for (const { 0: match, index, groups = {} } of text.matchAll(BARE)) {
    const { from = "", join = "", upTo = "" } = groups;
    const end = index + match.length;
    const start = end - from.length - join.length - upTo.length;
    const ends = [from, upTo].filter((one) => one !== "");
    if (found.some((one) => one.start < end && start < one.end)) continue;
    found.push({ start, end, scale: scaleOf(ends), isUnsaid: true, ends, join });
  }
  return found.toSorted((one, other) => one.start - other.start);
}

/** The scale, if the numbers alone determine it. */
function scaleOf(ends: readonly string[]): Scale | undefined {
  return ends.some((end) => Number(end) > ABOVE_CELSIUS) ? "F" : undefined;
}

/** °C of a temperature, if its scale is known. */
function celsiusOf({ scale, ends: [end = ""] }: FoundTemperature): number | undefined {
  if (scale === "gas") return celsiusOfGasMark(end);
  return scale === "F" ? toCelsius(Number(end), true) : scale && Number(end);
}

/**
 * Infers a missing scale from the other temperatures of the same setting: "200°C (180° fan)", "180°
 * (gas 4)".
 */
function withScale(one: FoundTemperature, setting: readonly FoundTemperature[]): FoundTemperature {
  if (!one.isUnsaid || one.scale !== undefined) return one;
  for (const other of setting) {
    const celsius = celsiusOf(other);
    if (celsius === undefined) continue;
    const value = Number(one.ends[0]);
    if (Math.abs(value - celsius) <= SAME_DEGREES) return { ...one, scale: "C" };
    if (Math.abs(toCelsius(value, true) - celsius) <= SAME_DEGREES) return { ...one, scale: "F" };
    if (other.scale !== "gas") return { ...one, scale: other.scale };
  }
  return one;
}

/** The text between two equivalents of a temperature. */
const BETWEEN =
  /^(?:\s|[/(),;|=[\]:–-]|\b(?:fan|forced|assisted|convection|conventional|electric|oven|or|about|approx(?:imately)?)\b)*$/iu;

/** "200°C/180°C fan/gas 6" is one setting of an oven. */
function inSettings(text: string, found: readonly FoundTemperature[]): FoundTemperature[][] {
  const settings: FoundTemperature[][] = [];
  for (const one of found) {
    const last = settings.at(-1);
    const gap = last && text.slice(last.at(-1)?.end, one.start);
    if (last && gap !== undefined && gap.length <= 40 && BETWEEN.test(gap)) last.push(one);
    else settings.push([one]);
  }
  return settings;
}

const NEAR = 100;
const THERMOMETER =
  /\b(?:thermometer|probe|syrup|caramel|internal|inside|core|soft[- ]ball|hard[- ]crack|reads?|registers?)\b/iu;
const OVEN = /\b(?:oven|bake|baking|roast|roasting|preheat|heat(?:ed)? to fan|grill|broil)\b/iu;

/** The text around a temperature in its sentence. */
function sentenceOf(text: string, { start, end }: FoundTemperature): string {
  const before =
    text
      .slice(Math.max(0, start - NEAR), start)
      .split(/[.!?]\s/u)
      .at(-1) ?? "";
  const [after = ""] = text.slice(end, end + NEAR).split(/[.!?](?:\s|$)/u);
  return `${before} ${after}`;
}

/** Whether a sentence refers to a thermometer: for sugar, rounding by 5 degrees matters. */
function isExact(text: string, one: FoundTemperature): boolean {
  const sentence = sentenceOf(text, one);
  return THERMOMETER.test(sentence) && !OVEN.test(sentence);
}

function wordsIn(scale: "C" | "F", one: FoundTemperature, exact: boolean): string | undefined {
  const turned = one.ends.map((end) => {
    const celsius = one.scale === "gas" ? celsiusOfGasMark(end) : undefined;
    if (one.scale === "gas") {
      return celsius !== undefined && scale === "F" ? toFahrenheit(celsius) : celsius;
    }
    return scale === "C"
      ? toCelsius(Number(end), exact)
      : toFahrenheit(Number(end), exact || undefined);
  });
  if (turned.includes(undefined)) return undefined;
  const join = /[-–—]/u.test(one.join) ? "–" : one.join;
  return `${[...new Set(turned)].join(join)}°${scale}`;
}

/** The replacement for a temperature without a scale; an ambiguous one is marked. */
function unsaidIn(scale: "C" | "F", text: string, one: FoundTemperature): string | undefined {
  const written = text.slice(one.start, one.end);
  if (one.scale === undefined) return `${written} (°C or °F?)`;
  if (one.scale === scale) return undefined;
  const words = wordsIn(scale, one, isExact(text, one));
  const join = /[-–—]/u.test(one.join) ? "–" : one.join;
  return words === undefined ? undefined : `${words} (from ${one.ends.join(join)}°${one.scale})`;
}

/**
 * Converts a text's temperatures to a scale. A setting that the text already gives in that scale is
 * left alone, and so is a gas mark beside degrees. Degrees without a scale are °F if no oven gets
 * that hot in °C, and the conversion names its source; others are marked as ambiguous.
 */
export function temperaturesIn(text: string, scale: "C" | "F"): Rewording[] {
  const settings = inSettings(text, findTemperatures(text));
  return settings.flatMap((found) => {
    const setting = found
      .map((one) => withScale(one, found))
      .filter((one) => !one.isUnsaid || !ANGLE.test(sentenceOf(text, one)));
    if (setting.some((one) => one.scale === scale)) return [];
    const hasDegrees = setting.some((one) => one.scale !== "gas");
    return setting.flatMap((one, at) => {
      // One mark per setting is enough: "180° (°C or °F?) (160° fan)".
      if (at > 0 && one.scale === undefined) return [];
      if (one.scale === "gas" && hasDegrees) return [];
      const words = one.isUnsaid
        ? unsaidIn(scale, text, one)
        : wordsIn(scale, one, isExact(text, one));
      return words === undefined ? [] : [{ start: one.start, end: one.end, words }];
    });
  });
}
