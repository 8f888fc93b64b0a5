import { drawTimers } from "#db/event-loop.fixture.ts";
import { seedRandom } from "#pictures/drawing/seeded-random.ts";

/** A live query's timer runs after at most this many tasks of an open database. */
const TURNS_MAX = 4;

/**
 * Seeds all other randomness with a text: ids, which decide the order of rows, and the delay of live
 * queries. The same story then runs identically on every machine.
 */
export function fixChance(seed: string): void {
  const random = seedRandom(seed);
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, "0");
  crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`;
  drawTimers(() => 1 + Math.floor(random() * TURNS_MAX));
}
