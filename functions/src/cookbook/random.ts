/** Numbers 0 ≤ n < 1 that depend only on `seed` (mulberry32): equal seeds give equal sequences. */
export function seededRandom(seed: number): () => number {
  let state = Math.floor(seed * 0x1_0000_0000) >>> 0;
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
