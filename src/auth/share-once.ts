/**
 * Memoises `make`, including its pending promise. A failure rejects all waiting callers and is not
 * cached: the next caller runs `make` again.
 */
export function shareOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    }));
}
