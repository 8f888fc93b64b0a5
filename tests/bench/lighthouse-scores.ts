/** What Lighthouse judges, each by 0 to 100 points, by its own name for it. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is read of Lighthouse's report: its own types are installed only for the bench. */
export interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { score: number | null; displayValue?: string; scoreDisplayMode: string; errorMessage?: string }
  >;
  runtimeError?: { message: string };
}

/** What Lighthouse says of one category of one screen. */
export interface Score {
  points: number;
  /** Every audit that cost points, and the figure that it measured, if it measured one. */
  lost: { id: string; measured: string | undefined }[];
}

/** @throws if Lighthouse could not judge the screen, or an audit that counts failed to run */
export function readScore({ categories, audits, runtimeError }: Report, category: Category): Score {
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const { score, auditRefs } = categories[category] ?? { score: null, auditRefs: [] };
  const counting = auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit ? [{ id, ...audit }] : [];
    });
  if (score === null) {
    const broken = counting.filter(({ scoreDisplayMode }) => scoreDisplayMode === "error");
    const why = broken.map(({ id, errorMessage }) => `${id} (${errorMessage})`).join(", ");
    throw new Error(`Lighthouse gives no points for ${category}: ${why || "it has no audits"}`);
  }
  return {
    points: Math.round(score * 100),
    lost: counting
      .filter((audit) => audit.score !== null && audit.score < 1)
      .map(({ id, displayValue }) => ({ id, measured: displayValue })),
  };
}

/** What cost points in several runs: each audit once, with all that it measured. */
export function lossesInWords(scores: readonly Score[]): string {
  const losses = scores.flatMap(({ lost }) => lost);
  return [...new Set(losses.map(({ id }) => id))]
    .map((id) => {
      const measured = losses.flatMap((loss) =>
        loss.id === id && loss.measured !== undefined ? [loss.measured] : [],
      );
      return [id, measured.join(" / ")].filter(Boolean).join(" ");
    })
    .join(", ");
}
