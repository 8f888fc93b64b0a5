import { CloudOff } from "lucide-react";
import { useEffect, useState } from "react";

import type { SyncStatus } from "#db/schema.ts";
import { getSyncOverview } from "#db/sync-status.ts";
import { Banner } from "#ui/banner.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Skeleton, type SkeletonProps } from "#ui/skeleton.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../-common/use-live-data.ts";
import { useOnline } from "../-common/use-online.ts";
import { SyncNowButton } from "./sync-now-button.tsx";
import type { Fetched } from "./use-is-here.ts";

import styles from "./to-come.module.css";

/** What sync fetches by itself, and a recipe that it looks up because a screen waits for it. */
type Awaited = Fetched | "recipe";

const WORDS: Record<Awaited, { fetching: string; missing: string }> = {
  kitchen: { fetching: "Fetching your kitchen…", missing: "Your kitchen isn’t here yet" },
  sharedMeals: { fetching: "Fetching shared meals…", missing: "Shared meals aren’t here yet" },
  recipe: { fetching: "Looking for this recipe…", missing: "This recipe isn’t here yet" },
};

/** The stored status may date from the app's last run, so it counts only after a moment. */
const BELIEVED_MS = 500;
const SLOW_MS = 10_000;

export interface ToComeProps extends Pick<SkeletonProps, "shape" | "count"> {
  of?: Awaited | undefined;
  /** Whether it is one of several parts of the screen: its failure then takes only its own place. */
  isPart?: boolean | undefined;
}

/**
 * A placeholder for data that is still to be fetched: a skeleton, with progress after half a second; a
 * message and a retry button if fetching fails. Progress has no number: a pull does not know how many
 * documents there are.
 */
export function ToCome({ of = "kitchen", shape = "row", count, isPart = false }: ToComeProps) {
  const { fetching, missing } = WORDS[of];
  const problem = useProblem();
  const isSlow = useAfter(SLOW_MS);
  const again = <SyncNowButton>Try again</SyncNowButton>;
  if (problem !== null && !isPart) {
    return <EmptyState title={missing} text={problem} picture={<CloudOff />} action={again} />;
  }
  if (problem !== null) {
    return (
      <div className={styles.part}>
        <Banner icon={<CloudOff aria-hidden />} title={missing} action={again}>
          {problem}
        </Banner>
      </div>
    );
  }
  return (
    <Stack className={isPart ? styles.part : undefined}>
      <div className={styles.progress}>
        <ProgressBar label={fetching} />
      </div>
      {isSlow ? <Banner action={again}>This is taking longer than usual.</Banner> : null}
      <Skeleton shape={shape} count={count} label={fetching} />
    </Stack>
  );
}

/**
 * The user-facing reason why nothing arrives; null while fetching. It stays during a retry, since
 * retries that fail at once would make the screen flicker.
 */
function useProblem(): string | null {
  const online = useOnline();
  const overview = useLiveData(getSyncOverview, []);
  const isBelieved = useAfter(BELIEVED_MS);
  const [last, setLast] = useState<string | null>(null);
  if (!online) return "You’re offline. It comes when you’re back online.";
  if (!isBelieved || !overview) return null;
  const problem = overview.phase === "syncing" ? last : problemOf(overview);
  if (problem !== last) setLast(problem);
  return problem;
}

function problemOf({ phase, message }: SyncStatus): string | null {
  if (phase === "offline") return "Simmer can’t get through from here. It keeps trying.";
  return phase === "error" ? (message ?? null) : null;
}

/** Whether this component has been on the screen for `ms`. */
function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}
