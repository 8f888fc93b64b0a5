import type { SyncTone } from "#ui/sync-badge.tsx";

/** What the sync status in the header says. */
export interface Sign {
  tone: SyncTone;
  words: string;
  /** Shown beside the icon, where there is something to say. */
  short?: string;
  /** Whether the kitchen is still to be fetched. */
  isFirst: boolean;
}
