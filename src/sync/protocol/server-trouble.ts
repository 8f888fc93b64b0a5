import { TROUBLES } from "#failure-words/sync-words.ts";
import { LATER_MS, RETRIES } from "#sync/retries.ts";

export type Trouble = keyof typeof TROUBLES;

/** The trouble that a failure stands for, or null. */
export function troubleOf({ kind }: { kind: string }): Trouble | null {
  return kind in TROUBLES ? (kind as Trouble) : null;
}

export const TROUBLE_WAIT_MS = LATER_MS;

/** The log's words, for developers. */
export const LOGGED: Readonly<Record<Trouble, string>> = {
  quota: RETRIES.quota.log ?? "",
  misconfigured: RETRIES.misconfigured.log ?? "",
  unverified: RETRIES.unverified.log ?? "",
  denied: RETRIES.denied.log ?? "",
};
