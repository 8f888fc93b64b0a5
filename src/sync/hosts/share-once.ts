/**
 * Runs `make` for the first caller, and hands what it made to every other. A failure is told to
 * those who wait for it and then forgotten: the next caller has it tried anew.
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
