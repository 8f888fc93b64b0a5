/** What a mark in a step stands for: "@flour{200%g}(sifted)", "#pot", "~{10%minutes}". */
export interface Mark {
  kind: "ingredient" | "cookware" | "timer";
  /** As the step says it. */
  name: string;
  /** "200 g"; empty for none. */
  amount: string;
  note: string;
  isOptional: boolean;
  /** Whether it isn't to be listed: what another step has made, or is no shopping. */
  isUnlisted: boolean;
  /** Of an ingredient without braces, the name with one, two and more of the words behind it: "salt", "salt and". */
  longerNames: string[];
}

/**
 * "@", "#" or "~" with modifiers, such as "&(~1)" for what the step before has made; then words up to
 * braces, or one word. The words before braces may hold no mark of their own, and are bounded, so that a
 * line without braces is not searched again and again. Some write a modifier before the "@".
 */
const MARK =
  /(?<early>(?<![^\s(])[?&](?=@))?(?<sign>[@#~])(?<modifiers>[@&?+-]{0,3}(?:(?<=&)\([=~]{0,2}\d{1,2}\))?)(?:(?<words>(?=\S)[^@#~{}\n]{1,80}|)\{(?<amount>[^{}]{0,80})\}|(?<word>[^\s\p{P}\p{S}]+(?:[-'’_][^\s\p{P}\p{S}]+)*|\p{Extended_Pictographic}))(?:\((?<note>(?:[^()]|\([^()]{0,80}\)){1,200})\))?/gu;

const KINDS = { "@": "ingredient", "#": "cookware", "~": "timer" } as const;

/** "1/2%cup" is "1/2 cup"; what stands behind a comma there, "1%tsp, ground", is no part of it. */
function readAmount(amount: string): { amount: string; note: string } {
  // Of "1|2|3", an amount for each number of servings, the first belongs to the first of these.
  const [first = "", ...others] = amount.replace(/^\s*=/u, "").split("|");
  const unit = first.includes("%") ? undefined : others.at(-1)?.split("%")[1];
  const text = [...first.split("%"), unit ?? ""]
    .map((part) => part.trim().replace(/\*$/u, "").trim())
    .filter((part) => part !== "")
    .join(" ")
    .replace(/(?<=\d)\s*\/\s*(?=\d)/u, "/")
    .replace(/(?<=\d)\.0(?!\d)/u, "");
  const comma = /,\s/u.exec(text)?.index ?? text.length;
  return { amount: text.slice(0, comma).trim(), note: text.slice(comma + 1).trim() };
}

/** The name that a reader sees: an alias, and of another recipe's file its last part. */
function shownName(name: string): string {
  const alias = name.split("|").at(-1) ?? name;
  const isFile = /^\.{0,2}[/\\]/u.test(alias);
  const own = isFile ? (alias.split(/[/\\]/u).at(-1) ?? alias) : alias;
  return own
    .replace(/\.cook$/u, "")
    .replaceAll("_", " ")
    .trim();
}

/** How many words behind an ingredient without braces may belong to its name. */
const LONGER_WORDS_MAX = 4;

/** @param behind what follows the mark */
function markOf(groups: Readonly<Record<string, string | undefined>>, behind: string): Mark {
  const { sign, words, word = "", note = "" } = groups;
  const modifiers = `${groups["early"] ?? ""}${groups["modifiers"] ?? ""}`;
  const { amount, note: beside } = readAmount(groups["amount"] ?? "");
  const name = shownName(words ?? word);
  const more = words === undefined ? (/^(?: [\p{L}\p{N}'’-]+){1,4}/u.exec(behind)?.[0] ?? "") : "";
  const moreWords = more.split(" ").slice(1, LONGER_WORDS_MAX + 1);
  const isMadeBefore = modifiers.includes("(");
  return {
    kind: KINDS[sign as keyof typeof KINDS],
    name,
    amount,
    note: [beside, note.trim()].filter((part) => part !== "").join(", "),
    isOptional: modifiers.includes("?"),
    // With an amount, what is named again is needed once more.
    isUnlisted:
      isMadeBefore || modifiers.includes("-") || (modifiers.includes("&") && amount === ""),
    longerNames: moreWords.map((_, at) => [name, ...moreWords.slice(0, at + 1)].join(" ")),
  };
}

/** What a step says instead of a mark; `withAmounts` where no list has them. */
function shownAs({ kind, name, amount, note }: Mark, withAmounts: boolean): string {
  const isCounted = /\p{N}/u.test(amount);
  const beside = note === "" || (kind === "ingredient" && !withAmounts) ? "" : ` (${note})`;
  if (kind === "ingredient") return (withAmounts ? `${amount} ${name}`.trim() : name) + beside;
  // "#bowl{large}", and "#cookware{large bowl}"
  if (kind === "cookware") {
    const size = isCounted ? "" : amount;
    return (
      [size, name === "cookware" && size !== "" ? "" : name].filter(Boolean).join(" ") + beside
    );
  }
  // "~1{minute}" has its amount before the braces.
  const isNamedAmount = !isCounted && /^\p{N}+$/u.test(name);
  return (isNamedAmount || amount === "" ? `${name} ${amount}`.trim() : amount) + beside;
}

/** What is left of braces that belong to no mark: "{{100%g}}", "dough{100%g}". */
const AMOUNT_ALONE =
  /(?<before>[\p{L}\p{N}]?)\{(?:\{(?<inner>[^{}\n]{1,80})\}|(?<plain>[^{}\n%]{1,40}%[^{}\n%]{1,40}))\}/gu;

function amountAlone(_: string, before: string, inner?: string, plain?: string): string {
  const { amount } = readAmount(inner ?? plain ?? "");
  return before === "" ? amount : `${before} (${amount})`;
}

/**
 * A step in plain words, and the marks that were in it; and whether it is nothing but a list of things.
 * @param withAmounts whether the words say how much of each ingredient, for a text that no list belongs to
 */
export function readMarks(
  step: string,
  withAmounts = false,
): { text: string; marks: Mark[]; isList: boolean } {
  const marks: Mark[] = [];
  const text = step.replace(MARK, (whole, ...rest) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    // "~{}" and "@{}" stand for nothing.
    if (groups["words"] === "" && groups["amount"]?.trim() === "") return whole;
    if (groups["words"] === "" && groups["sign"] !== "~") return whole;
    const end = Number(rest.at(-3)) + whole.length;
    const mark = markOf(groups, step.slice(end, end + 120));
    marks.push(mark);
    return shownAs(mark, withAmounts);
  });
  const isMarksAlone = marks.length > 0 && !/[\p{L}\p{N}]/u.test(step.replace(MARK, ""));
  return {
    text: text.replace(AMOUNT_ALONE, amountAlone),
    marks,
    isList: isMarksAlone && marks.every(({ kind }) => kind !== "timer"),
  };
}

/** Whether a text has marks that no plain recipe has: an "@name" alone may be somebody's. */
export function hasMarks(text: string): boolean {
  return /(?:^|[\s("])[@#~][^\s@#~{}][^@#~{}\n]{0,80}\{[^{}\n]{0,80}\}|(?:^|\s)~\{[^{}\n]{1,40}%[^{}\n]{1,40}\}/mu.test(
    text,
  );
}

/** Whether a text has an ingredient, cookware or a timer without braces; in a text of any kind it may be none. */
export function hasBareMarks(text: string): boolean {
  return /(?:^|\s)[@#~][@&?+-]?\p{L}{2}/u.test(text);
}
