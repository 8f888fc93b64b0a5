import { findChromium } from "../../../scripts/provision.ts";
import { makeProfile, type Bench } from "../bench.ts";
import { createCook, seedServer } from "../cook.ts";
import { judge, median, type Result } from "../figures.ts";
import {
  CATEGORIES,
  lossesInWords,
  readScore,
  type Category,
  type Report,
  type Score,
} from "../lighthouse-scores.ts";
import type { Place } from "../page/contender.ts";

/** How many of 100 points may be missing. */
const BUDGETS: Record<Category, number> = {
  performance: 5,
  accessibility: 0,
  "best-practices": 0,
  seo: 0,
};
const ITEMS = 100;

/** A separate browser for each audit, with a fresh profile. */
interface Fresh {
  executablePath: string | undefined;
  profile: string;
}

/** Lighthouse, which is installed only for the bench. */
export interface Auditor {
  auditSignedOut(browser: Fresh, url: string): Promise<Report>;
  /** Signs in, and loads one screen after the other: the reports in their order. */
  auditSignedIn(
    browser: Fresh,
    appUrl: string,
    cook: Pick<Place, "email" | "password">,
    paths: readonly string[],
  ): Promise<Report[]>;
}

async function loadAuditor(): Promise<Auditor> {
  // By its address, since its types are missing elsewhere and can't be checked.
  const { href } = new URL("../lighthouse/audit.ts", import.meta.url);
  return ((await import(href)) as { auditor: Auditor }).auditor;
}

/** The screens of one run, by path. */
type Run = Record<string, Report>;

/** One line a category: the screen with the fewest points, in each run. */
function judgeRuns(who: string, runs: readonly Run[]): Result[] {
  return CATEGORIES.map((category) => {
    const scores = runs.map((run) =>
      Object.entries(run).map(([path, report]) => ({ path, ...readScore(report, category) })),
    );
    return judge({
      line: `Lighthouse on a phone, ${who}: points of ${category} that are missing`,
      unit: "points",
      budget: BUDGETS[category],
      ours: scores.map((screens) => 100 - Math.min(...screens.map(({ points }) => points))),
      note: inWords(scores.flat()),
    });
  });
}

/** Each screen's median, and what cost it points in any run. */
function inWords(scores: readonly (Score & { path: string })[]): string {
  const paths = [...new Set(scores.map(({ path }) => path))];
  return paths
    .map((path) => {
      const own = scores.filter((score) => score.path === path);
      const why = lossesInWords(own);
      const points = median(own.map((score) => score.points));
      return why === "" ? `${path} has ${points}` : `${path} has ${points} (${why})`;
    })
    .join("; ");
}

/** Lighthouse's points for the built app, signed out and signed in. */
export async function measureLighthouse(bench: Bench): Promise<Result[]> {
  const auditor = await loadAuditor();
  const cook = await createCook(bench);
  await seedServer(cook, { items: ITEMS, recipes: 10, plans: 5 });
  const signedOut: Run[] = [];
  const signedIn: Run[] = [];
  const fresh = async () => ({
    executablePath: findChromium(),
    profile: await makeProfile(bench),
  });
  const paths = ["/", "/shopping-list"];
  for (let run = 0; run < bench.runs; run += 1) {
    const report = await auditor.auditSignedOut(await fresh(), `${bench.appUrl}/login`);
    signedOut.push({ "/login": report });
    const reports = await auditor.auditSignedIn(await fresh(), bench.appUrl, cook, paths);
    signedIn.push(Object.fromEntries(reports.map((each, at) => [paths[at], each])));
  }
  return [...judgeRuns("signed out", signedOut), ...judgeRuns("signed in", signedIn)];
}
