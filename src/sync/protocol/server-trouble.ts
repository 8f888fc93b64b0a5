import { TROUBLES } from "#failure-words/sync-words.ts";

/** Failures that neither the network, nor the cook, nor a change of theirs has caused. */
export type Trouble = keyof typeof TROUBLES;

/**
 * The trouble that a failure stands for, or null. `denied` counts only if no single change can be
 * the cause: a push finds out which change was refused. If App Check is enforced on Firestore and
 * rejects the token, the answer is the same as the rules' own for every request: "Missing or
 * insufficient permissions."
 */
export function troubleOf({ kind }: { kind: string }): Trouble | null {
  return kind in TROUBLES ? (kind as Trouble) : null;
}

/**
 * A quota is refilled once a day, and people fix a project by hand. More tries help nobody, and
 * would use up a spent quota even further.
 */
export const TROUBLE_WAIT_MS = 1_800_000;

/** The log's words, for developers. */
export const LOGGED: Readonly<Record<Trouble, string>> = {
  quota: "Sync waits: Firestore's quota is spent",
  misconfigured:
    "Sync waits: the Firebase project, its database, an index or the API key is not right",
  unverified: "Sync waits: App Check gives no token that Firestore accepts",
  denied:
    "Sync waits: Firestore denies everything, even the cook's own document. Either App Check is enforced and not met, or the rules are not the app's",
};
