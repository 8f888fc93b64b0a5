/**
 * The writes that this page is storing. A tap is shown before it is stored. So if a read began
 * before the last write ended, its result does not prove that everything is saved.
 */
const counts = { started: 0, ended: 0 };
const listeners = new Set<() => void>();

function count(what: keyof typeof counts): void {
  counts[what] += 1;
  for (const listener of listeners) listener();
}

/** Runs a write that counts as in progress until it is stored or has failed. */
export async function trackWrite<T>(write: () => Promise<T>): Promise<T> {
  count("started");
  try {
    return await write();
  } finally {
    count("ended");
  }
}

/** Calls `listener` whenever a write starts or ends; returns the function that stops it. */
export function subscribeToWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many writes this page has started so far. */
export function writesStarted(): number {
  return counts.started;
}

/** How many of those writes have ended, stored or not. */
export function writesEnded(): number {
  return counts.ended;
}
