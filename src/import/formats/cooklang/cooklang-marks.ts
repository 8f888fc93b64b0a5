/** What a mark in a step stands for: "@flour{200%g}(sifted)", "#pot", "~{10%minutes}". */
export interface Mark {
  kind: "ingredient" | "cookware" | "timer";
  /** As the step says it. */
  name: string;
  /** "200 g"; empty for none. */
  amount: string;
  note: string;
  isOptional: boolean;
  /** Whether it only names an ingredient again, or isn't to be listed. */
  isUnlisted: boolean;
}

/**
 * "@", "#" or "~" with modifiers, such as "&(~1)" for what the step before has made; then words up to
 * braces, or one word. The words before braces may hold no mark of their own, and are bounded, so that a
 * line without braces is not searched again and again.
 */
const MARK =
  /(?<sign>[@#~])(?<modifiers>[@&?+-]{0,3}(?:(?<=&)\([=~]{0,2}\d{1,2}\))?)(?:(?<words>(?=\S)[^@#~{}\n]{1,80}|)\{(?<amount>[^{}]{0,80})\}|(?<word>[^\s\p{P}\p{S}]+(?:[-'’][^\s\p{P}\p{S}]+)*|\p{Extended_Pictographic}))(?:\((?<note>[^()]{1,200})\))?/gu;

const KINDS = { "@": "ingredient", "#": "cookware", "~": "timer" } as const;

function amountText(amount: string): string {
  // Of "1|2|3", an amount for each number of servings, the first belongs to the first of these.
  const [quantity = "", unit = ""] = amount
    .replace(/^=/u, "")
    .split("%")
    .map((part) => (part.split("|")[0] ?? "").trim());
  return [quantity.replace(/(?<=\d)\s*\/\s*(?=\d)/u, "/"), unit.replace(/\*$/u, "").trim()]
    .filter((part) => part !== "")
    .join(" ");
}

/** The name that a reader sees: an alias, and of another recipe's file its last part. */
function shownName(name: string): string {
  const alias = name.split("|").at(-1) ?? name;
  const isFile = /^\.{0,2}[/\\]/u.test(alias);
  const own = isFile ? (alias.split(/[/\\]/u).at(-1) ?? alias) : alias;
  return own.replace(/\.cook$/u, "").trim();
}

function markOf(groups: Readonly<Record<string, string | undefined>>): Mark {
  const { sign, modifiers = "", words, word = "", amount = "", note = "" } = groups;
  return {
    kind: KINDS[sign as keyof typeof KINDS],
    name: shownName(words ?? word),
    amount: amountText(amount),
    note: note.trim(),
    isOptional: modifiers.includes("?"),
    isUnlisted: modifiers.includes("&") || modifiers.includes("-"),
  };
}

/** A step in plain words, and the marks that were in it; and whether it is nothing but a list of things. */
export function readMarks(step: string): { text: string; marks: Mark[]; isList: boolean } {
  const marks: Mark[] = [];
  const text = step.replace(MARK, (whole, ...rest) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    // "~{}" and "@{}" stand for nothing.
    if (groups["words"] === "" && groups["amount"]?.trim() === "") return whole;
    if (groups["words"] === "" && groups["sign"] !== "~") return whole;
    const mark = markOf(groups);
    marks.push(mark);
    const note = mark.kind === "ingredient" || mark.note === "" ? "" : ` (${mark.note})`;
    return (mark.kind === "timer" && mark.amount !== "" ? mark.amount : mark.name) + note;
  });
  const isMarksAlone = marks.length > 0 && !/[\p{L}\p{N}]/u.test(step.replace(MARK, ""));
  return { text, marks, isList: isMarksAlone && marks.every(({ kind }) => kind !== "timer") };
}

/** Whether a text has marks that no plain recipe has. */
export function hasMarks(text: string): boolean {
  return /(?:^|[\s("])[@#~][^\s@#~{}][^@#~{}\n]{0,80}\{[^{}\n]{0,80}\}|(?:^|\s)~\{[^{}\n]{1,40}%[^{}\n]{1,40}\}|(?:^|\s)@[@&?+-]?\p{L}{2,}/mu.test(
    text,
  );
}
