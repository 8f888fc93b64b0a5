/**
 * Measures every side `runs` times, interleaved, so that passing noise affects all sides. Work that a side
 * leaves behind, such as closing its page, slows the side that follows it. So the order changes with each
 * turn, and over a full cycle (as many turns as sides, twice as many for an odd number) every side follows
 * every other equally often.
 */
export async function inTurns<N extends string>(
  names: readonly N[],
  runs: number,
  measure: (name: N, run: number) => Promise<number>,
): Promise<Record<N, number[]>> {
  const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    N,
    number[]
  >;
  for (let run = 0; run < runs; run += 1) {
    for (const name of orderOf(names, run)) times[name].push(await measure(name, run));
  }
  return times;
}

/**
 * The order of the sides in a turn: a row of a Latin square that is balanced for carry-over effects
 * (E. J. Williams, Australian Journal of Scientific Research A 2, 1949).
 */
function orderOf<T>(sides: readonly T[], turn: number): T[] {
  const count = sides.length;
  // From both ends by turns: 0, n - 1, 1, n - 2, and so on.
  const zigzag = sides.map((_, place) => (place % 2 === 0 ? place / 2 : count - (place + 1) / 2));
  const order = zigzag.map((start) => sides[(start + turn) % count] as T);
  // With an odd number of sides, the other half of the square is the first one backwards.
  const isSecondHalf = count % 2 === 1 && turn % (2 * count) >= count;
  return isSecondHalf ? order.toReversed() : order;
}
