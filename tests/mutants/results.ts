/** What Stryker says of a file, as far as it is read here: see mutation-testing-report-schema. */
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

/** A mutant, by what it does to the code: it is the same one wherever in its file that stands. */
export interface Mutant {
  file: string;
  /** The line of code it begins in, without its indentation. */
  line: string;
  /** What is replaced, in one line. */
  code: string;
  /** What it is replaced by, in one line. */
  by: string;
}

/** A mutant that no test can kill, and why not. */
export interface Equivalent extends Mutant {
  reason: string;
}

/** The figures of a file, or of several. */
export interface Score {
  /** Those that could be told from the code by a test: all but static and equivalent ones. */
  mutants: number;
  killed: number;
  /** Of those killed, the ones that ran for ever. */
  timeouts: number;
  equivalent: number;
  /** Of what runs once, as a file is loaded: not tried. */
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

/** What became of a file's mutants. */
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
 * What an earlier table in `document` says of a file, whose results are kept elsewhere or nowhere;
 * null where it says nothing. What survived it does not tell.
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

/** The files of which an earlier table in `document` says that it had tried other code. */
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

/** In percent, of those that could be killed. */
export function percentOf({ killed, mutants }: Score): number {
  return mutants === 0 ? 100 : Math.floor((killed / mutants) * 1_000) / 10;
}

function toRow(name: string, score: Score): string {
  const { mutants, killed, timeouts, equivalent } = score;
  const cells = [mutants, killed, timeouts, equivalent, score.static, `${percentOf(score)} %`];
  return `| ${[name, ...cells].join(" | ")} |`;
}

/** A bar would end a table's cell, and a backtick its code. */
function toCode(text: string): string {
  return text === "" ? "nothing" : `\`\` ${text.replaceAll("|", "\\|")} \`\``;
}

/** What the figures say nothing of, by file. */
export interface Gaps {
  untried: readonly string[];
  /** Those whose code is another by now than the one that was tried. */
  changed: readonly string[];
  /** Those whose rows an earlier table had: whether their code has changed since is not known. */
  earlier: readonly string[];
}

function toSentence(what: string, files: readonly string[]): string[] {
  return files.length === 0
    ? []
    : ["", `${what}: ${files.map((file) => `\`${file}\``).join(", ")}.`];
}

/**
 * The results as Markdown: a table of scores, what it does not hold, and a table of what is
 * equivalent, with the reasons.
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
