/**
 * The parts of Stryker's report on a file that are read here: see mutation-testing-report-schema.
 */
export interface FileReport {
  source: string;
  mutants: {
    replacement?: string;
    status: string;
    location: { start: Place; end: Place };
  }[];
}

/** Lines and columns count from 1. */
interface Place {
  line: number;
  column: number;
}

/** A mutant, identified by its change to the code, wherever in the file that code stands. */
export interface Mutant {
  file: string;
  /** The line of code in which it begins, without indentation. */
  line: string;
  /** The replaced code, in one line. */
  code: string;
  /** The replacement, in one line. */
  by: string;
}

/** A mutant that no test can kill, and the reason. */
export interface Equivalent extends Mutant {
  reason: string;
}

/** The figures of one file or of several. */
export interface Score {
  /** Mutants that a test could tell from the code: all except static and equivalent ones. */
  mutants: number;
  killed: number;
  /** The killed mutants that ran for ever. */
  timeouts: number;
  equivalent: number;
  /** Mutants of code that runs once, while a file is loaded; they are not tried. */
  static: number;
}

export interface FileResult extends Score {
  file: string;
  survivors: (Mutant & { at: number })[];
  equivalents: Equivalent[];
}

const LONGEST = 120;

function inOneLine(code: string): string {
  const line = code.replaceAll(/\s+/gu, " ").trim();
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
}

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  return lines
    .slice(start.line - 1, end.line)
    .map((line, index) => {
      const to = start.line + index === end.line ? end.column - 1 : undefined;
      return line.slice(index === 0 ? start.column - 1 : 0, to);
    })
    .join("\n");
}

function isSameMutant(a: Mutant, b: Mutant): boolean {
  return a.file === b.file && a.line === b.line && a.code === b.code && a.by === b.by;
}

/** The outcome of a file's mutants. */
export function readResult(
  file: string,
  { source, mutants }: FileReport,
  known: readonly Equivalent[],
): FileResult {
  const lines = source.split("\n");
  const withStatus = (...statuses: string[]) =>
    mutants.filter(({ status }) => statuses.includes(status));
  const alive = withStatus("Survived", "NoCoverage").map(({ location, replacement = "" }) => ({
    file,
    at: location.start.line,
    line: inOneLine(lines[location.start.line - 1] ?? ""),
    code: inOneLine(textBetween(lines, location.start, location.end)),
    by: inOneLine(replacement),
  }));
  const reasonOf = (mutant: Mutant) => known.find((other) => isSameMutant(mutant, other));
  const equivalent = alive.filter((mutant) => reasonOf(mutant));
  const survivors = alive.filter((mutant) => !reasonOf(mutant));
  const killed = withStatus("Killed", "Timeout").length;
  return {
    file,
    mutants: killed + survivors.length,
    killed,
    timeouts: withStatus("Timeout").length,
    equivalent: equivalent.length,
    static: withStatus("Ignored").length,
    survivors,
    equivalents: known.filter((other) => alive.some((mutant) => isSameMutant(mutant, other))),
  };
}

/**
 * An earlier table's row in `document` for a file whose results are stored elsewhere or not at all;
 * null if it has none. The row doesn't say which mutants survived.
 */
export function readRow(
  document: string,
  file: string,
  known: readonly Equivalent[],
): FileResult | null {
  const begin = `| \`${file}\` | `;
  const row = document.split("\n").find((line) => line.startsWith(begin) && line.endsWith(" % |"));
  if (row === undefined) return null;
  const [mutants = 0, killed = 0, timeouts = 0, equivalent = 0, untold = 0] = row
    .slice(begin.length)
    .split(" | ")
    .map(Number);
  const equivalents = known.filter((other) => other.file === file);
  const score = { mutants, killed, timeouts, equivalent, static: untold };
  return { file, ...score, survivors: [], equivalents };
}

const CHANGED = "Changed since they were tried";

/** The files that an earlier table in `document` marks as changed since they were tried. */
export function readChanged(document: string): string[] {
  const line = document.split("\n").find((text) => text.startsWith(`${CHANGED}: `)) ?? "";
  return [...line.matchAll(/`([^`]+)`/gu)].flatMap(([, file]) => file ?? []);
}

export function sum(scores: readonly Score[]): Score {
  const total = { mutants: 0, killed: 0, timeouts: 0, equivalent: 0, static: 0 };
  for (const score of scores) {
    for (const key of Object.keys(total) as (keyof Score)[]) total[key] += score[key];
  }
  return total;
}

/** The score as a percentage of the mutants that could be killed. */
export function percentOf({ killed, mutants }: Score): number {
  return mutants === 0 ? 100 : Math.floor((killed / mutants) * 1_000) / 10;
}

function toRow(name: string, score: Score): string {
  const { mutants, killed, timeouts, equivalent } = score;
  const cells = [mutants, killed, timeouts, equivalent, score.static, `${percentOf(score)} %`];
  return `| ${[name, ...cells].join(" | ")} |`;
}

/** Escapes code for a table: a bar would end the cell, and a backtick the code. */
function toCode(text: string): string {
  return text === "" ? "nothing" : `\`\` ${text.replaceAll("|", "\\|")} \`\``;
}

/** What the figures leave out, by file. */
export interface Gaps {
  untried: readonly string[];
  /** Files whose code has changed since it was tried. */
  changed: readonly string[];
  /** Files with rows from an earlier table: it is unknown whether their code has changed since. */
  earlier: readonly string[];
}

function toSentence(what: string, files: readonly string[]): string[] {
  return files.length === 0
    ? []
    : ["", `${what}: ${files.map((file) => `\`${file}\``).join(", ")}.`];
}

/**
 * The results as Markdown: a table of scores, the gaps, and a table of the equivalent mutants with
 * the reasons.
 */
export function formatResults(
  results: readonly FileResult[],
  { untried, changed, earlier }: Gaps = { untried: [], changed: [], earlier: [] },
): string {
  const head = ["file", "mutants", "killed", "by timeout", "equivalent", "static", "score"];
  const scores = [
    `| ${head.join(" | ")} |`,
    `| ${head.map(() => "---").join(" | ")} |`,
    ...results.map((result) => toRow(`\`${result.file}\``, result)),
    toRow("**all**", sum(results)),
  ];
  const reasons = results.flatMap(({ file, equivalents }) =>
    equivalents.map(
      ({ line, code, by, reason }) =>
        `| \`${file}\` | ${toCode(line)} | ${toCode(code)} | ${toCode(by)} | ${reason} |`,
    ),
  );
  const explained = [
    "| file | line | this | replaced by | changes nothing, because |",
    "| --- | --- | --- | --- | --- |",
    ...reasons,
  ];
  return [
    ...scores,
    ...toSentence("Not tried yet", untried),
    ...toSentence(CHANGED, changed),
    ...toSentence("Not tried again here, but as an earlier table had them", earlier),
    ...(reasons.length > 0 ? ["", ...explained] : []),
  ].join("\n");
}
