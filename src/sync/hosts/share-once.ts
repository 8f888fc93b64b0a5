/**
 * Runs `make` for the first caller, and returns its result to every other caller. A failure reaches
 * everyone who waits at that time. It is not kept: the next caller runs `make` again.
 */
export function shareOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return async () => {
    const mine = (made ??= make());
    try {
      return await mine;
    } catch (error) {
      if (made === mine) made = null;
      throw error;
    }
  };
}
