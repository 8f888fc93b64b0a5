/** The fields of mutations' arguments that may hold the time at which the cook acted. */
const TIME_FIELDS: ReadonlySet<string> = new Set(["at", "createdAt", "updatedAt", "timestamp"]);

/**
 * A time in the arguments this close to the cook's action was read from the clock at that moment.
 */
const SAME_MOMENT_MS = 60_000;

/**
 * A mutation's arguments with the time of the cook's action moved by `shift` ms. Other times, such as a
 * restored plan's, stay.
 * @param at when the cook acted, ms by the clock that the times in `args` were read from
 */
export function retime<Args>(args: Args, at: number, shift: number): Args {
  return walk(args, (ms) => (Math.abs(ms - at) <= SAME_MOMENT_MS ? ms + shift : ms)) as Args;
}

function walk(value: unknown, time: (ms: number) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, time));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      typeof field === "number" && TIME_FIELDS.has(key) ? time(field) : walk(field, time),
    ]),
  );
}
