/** The divider between two texts that could not be merged; on a line of its own. */
export const NOTE_DIVIDER = "———";

function linesOf(text: string): string[] {
  return text === "" ? [] : text.split("\n");
}

/** The index of the consecutive lines `run` in `lines`; -1 if absent. */
function findRun(lines: readonly string[], run: readonly string[]): number {
  return lines.findIndex((_, at) => run.every((line, by) => lines[at + by] === line));
}

/** How many lines both texts begin with. */
function countShared(before: readonly string[], text: readonly string[]): number {
  const differs = before.findIndex((line, at) => line !== text[at]);
  return differs < 0 ? Math.min(before.length, text.length) : differs;
}

/**
 * A line-based three-way merge of a note: the cook edited `before` into `text`, while `stored` may have
 * been changed by another device. Lines that the edit replaced are replaced if `stored` still contains
 * them unchanged. Otherwise the stored text stays, and the cook's new lines follow below a divider. So
 * no unseen line is removed, and nothing that anybody wrote is lost.
 * A CRDT would be a dependency and a history for each note, for a conflict that is seldom and read in a
 * second.
 */
export function mergeNote(stored: string, before: string, text: string): string {
  if (stored === before || stored === text) return text;
  const [there, from, to] = [stored, before, text].map(linesOf) as [string[], string[], string[]];
  const start = countShared(from, to);
  const end = countShared(from.slice(start).toReversed(), to.slice(start).toReversed());
  const removed = from.slice(start, from.length - end);
  const added = to.slice(start, to.length - end);
  const isThere = findRun(there, added) >= 0;

  if (removed.length > 0) {
    const at = findRun(there, removed);
    if (at >= 0) return there.toSpliced(at, removed.length, ...added).join("\n");
  } else if (start > 0 && !isThere) {
    const after = findRun(there, from.slice(start - 1, start));
    if (after >= 0) return there.toSpliced(after + 1, 0, ...added).join("\n");
  }
  // Idempotent: storing the same edit again changes nothing.
  if (isThere) return stored;
  return [...there, ...(there.length > 0 ? [NOTE_DIVIDER] : []), ...added].join("\n");
}
