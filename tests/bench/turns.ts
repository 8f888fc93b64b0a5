/**
 * Measures every side `runs` times, in turns, so that passing noise affects all sides. What a side leaves
 * the browser to do, such as closing its page, falls on the one that is next: so the order changes with
 * each turn, and in as many turns as `turnsUntilFair` each side comes as often after one other as after any.
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

/** After how many turns each side has come as often after one other as after any. */
function turnsUntilFair(sides: number): number {
  return sides % 2 === 0 ? sides : 2 * sides;
}

/**
 * The order of the sides in a turn. Within the turns until it is fair it is a Latin square that is balanced
 * for what follows what (E. J. Williams, Australian Journal of Scientific Research A 2, 1949).
 */
export function orderOf<T>(sides: readonly T[], turn: number): T[] {
  const count = sides.length;
  // From both ends by turns: 0, n - 1, 1, n - 2, and so on.
  const zigzag = sides.map((_, place) => (place % 2 === 0 ? place / 2 : count - (place + 1) / 2));
  const order = zigzag.map((start) => sides[(start + turn) % count] as T);
  // With an odd number of sides, the other half of the square is the first one backwards.
  const isSecondHalf = count % 2 === 1 && turn % (2 * count) >= count;
  return isSecondHalf ? order.toReversed() : order;
}
