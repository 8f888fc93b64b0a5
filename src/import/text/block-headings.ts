import { readFacts } from "./facts.ts";
import { readHeading } from "./headings.ts";
import { BARE_INGREDIENT_MAX, beginsWithAmount } from "./ingredient-lines.ts";
import type { TextLine } from "./text-lines.ts";

/** Blocks without an amount at their beginning make headings if there are several. */
const HEADINGS_MIN = 2;

function mayBeHeading({ text }: TextLine): boolean {
  return (
    text.length <= BARE_INGREDIENT_MAX &&
    !/[\p{N}.,;:!?]/u.test(text) &&
    readHeading(text) === null &&
    readFacts(text) === null
  );
}

/** The line of a block that heads it: the first, above amounts, most of them; undefined for none. */
function headOf(block: readonly TextLine[]): TextLine | undefined {
  const [head, ...below] = block.filter(({ text }) => readHeading(text) === null);
  const isHead =
    head !== undefined &&
    mayBeHeading(head) &&
    beginsWithAmount(below[0]?.text ?? "") &&
    below.filter(({ text }) => beginsWithAmount(text)).length * 2 >= below.length;
  return isHead ? head : undefined;
}

function blocksOf(lines: readonly TextLine[]): TextLine[][] {
  const blocks: TextLine[][] = [];
  for (const line of lines) {
    if (line.startsBlock || blocks.length === 0) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/**
 * Lines of which those are marked as headings ("Dough:") that stand unmarked above amounts, each in a block
 * of its own, and above the steps. One alone may be an ingredient without an amount, or a title.
 */
export function withBlockHeadings(lines: readonly TextLine[]): TextLine[] {
  const steps = lines.findIndex(({ text }) => readHeading(text)?.part === "steps");
  const blocks = blocksOf(steps < 0 ? lines : lines.slice(0, steps));
  const heads = new Set(blocks.flatMap((block) => headOf(block) ?? []));
  if (heads.size < HEADINGS_MIN) return [...lines];
  return lines.map((line) => (heads.has(line) ? { ...line, text: `${line.text}:` } : line));
}
