/** The fields of mutations' arguments that may hold the time at which the cook acted. */
const TIME_FIELDS: ReadonlySet<string> = new Set(["at", "createdAt", "updatedAt", "timestamp"]);

/**
 * A time in the arguments this close to the cook's action was read from the clock at that moment.
 */
const SAME_MOMENT_MS = 60_000;

/** Corrected times of storing, keyed by the portions' old names. */
export type RenamedPortions = Readonly<Record<string, number>>;

interface Act {
  name: string;
  args: unknown;
  /** When the cook acted, ms by the clock that the times in `args` were read from. */
  at: number;
}

/**
 * Corrects the time of the cook's action in a mutation. Other times, such as a restored plan's,
 * stay. A stored portion is identified by the time it was stored. Portions that this renames are
 * added to `renamed`; pass it on to the later mutations, which may name them.
 */
export function retime<A extends Act>(
  act: A,
  time: (ms: number) => number,
  renamed: RenamedPortions,
): { act: A; renamed: RenamedPortions } {
  const names = { ...renamed };
  const correct = (ms: number) => (Math.abs(ms - act.at) <= SAME_MOMENT_MS ? time(ms) : ms);
  const { at, recipeId } = namingOf(act);
  if (typeof at === "number" && typeof recipeId === "string" && correct(at) !== at) {
    names[nameOf(recipeId, at)] = correct(at);
  }
  const args = walk(act.args, correct, names);
  return { act: { ...act, args, at: time(act.at) }, renamed: names };
}

interface NamingArgs {
  meal?: { id?: unknown };
  stored?: { recipeId?: unknown };
  recipeId?: unknown;
  since?: unknown;
  at?: unknown;
}

/** The portions that a mutation names by the time of the cook's action, if any. */
function namingOf({ name, args }: Act): { recipeId?: unknown; at?: unknown } {
  const { meal, stored, recipeId, since, at } = (args ?? {}) as NamingArgs;
  if (name === "logMeal") return { recipeId: meal?.id, at };
  if (name === "movePortions") return { recipeId: stored?.recipeId, at };
  if (name === "addPortions" && since === null) return { recipeId, at };
  return {};
}

function nameOf(recipeId: unknown, storedAt: number): string {
  return `${storedAt} ${String(recipeId)}`;
}

/**
 * The current name of a portion, which may have been renamed more than once. A rename back to an
 * earlier name is ignored.
 */
function latestName(recipeId: unknown, storedAt: number, renamed: RenamedPortions): number {
  const seen = new Set<number>();
  let name = storedAt;
  for (;;) {
    const next = renamed[nameOf(recipeId, name)];
    if (next === undefined || seen.has(next)) return name;
    seen.add(name);
    name = next;
  }
}

function walk(value: unknown, time: (ms: number) => number, renamed: RenamedPortions): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, time, renamed));
  if (typeof value !== "object" || value === null) return value;
  const { recipeId } = value as { recipeId?: unknown };
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => {
      if (typeof field !== "number") return [key, walk(field, time, renamed)];
      if (key === "storedAt") return [key, latestName(recipeId, field, renamed)];
      return [key, TIME_FIELDS.has(key) ? time(field) : field];
    }),
  );
}
