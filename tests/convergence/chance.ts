import { drawTimers } from "#db/event-loop.fixture.ts";
import { seedRandom } from "#pictures/drawing/seeded-random.ts";

/** A live query's timer meets so many of an open database's tasks, at most, before it runs. */
const TURNS_MAX = 4;

/**
 * Lets a text decide what else is left to chance: ids, by which tables are in order, and how long a
 * live query takes to look again. The same story is then the same on every machine, at every try.
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
