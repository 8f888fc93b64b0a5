import type { Firestore } from "firebase-admin/firestore";

/** How far in the future the value may be: as long as building and deploying may take. */
const AHEAD_MS = 3_600_000;

/**
 * Checks `SHARED_AT_SINCE` (src/domain/limits.ts) before it is deployed to a project: the time from
 * which the server notes when a meal is shared. If an app without that field has been in use, it must be
 * the time of this deployment: meals shared between it and the activation of the new rules are shown to
 * nobody. A project without such meals may have any time in the past.
 *
 * @param since the value in the files that are about to be deployed, ms
 * @param now ms
 * @returns why they must not be deployed, for whoever deploys; null if they may be
 */
export async function whyNotDeploy(
  firestore: Firestore,
  since: number,
  now: number,
): Promise<string | null> {
  const meals = firestore.collection("aiMeals");
  const noted = await meals.orderBy("sharedAt").limit(1).get();
  // The rules that set the time were deployed earlier, with a value that was right then.
  if (!noted.empty) return null;
  if (since > now + AHEAD_MS) {
    return `SHARED_AT_SINCE is ${timeOf(since)}: until then, an app of the last version could share nothing.`;
  }
  // A device's clock may be fast: future timestamps prove nothing.
  const missed = meals.where("createdAt", ">=", since).where("createdAt", "<=", now);
  if ((await missed.limit(1).get()).empty) return null;
  return [
    `Meals were shared here after ${timeOf(since)}, and nobody would see them any more.`,
    `Set SHARED_AT_SINCE in src/domain/limits.ts to ${now + AHEAD_MS / 4}, run`,
    "`npx tsx scripts/write-rules.ts`, and deploy within a quarter of an hour.",
  ].join(" ");
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
