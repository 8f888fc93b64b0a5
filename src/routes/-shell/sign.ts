import type { SyncTone } from "#ui/sync-badge.tsx";

/** What the sync status in the header says. */
export interface Sign {
  tone: SyncTone;
  words: string;
  /** A short text shown beside the icon, if there is something to say. */
  short?: string;
  /** Whether the kitchen has not been fetched yet. */
  isFirst: boolean;
}
