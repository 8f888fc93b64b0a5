/** Adds fields that this app doesn't know to each object in a value. */
export function withFields(value: unknown, more: object): unknown {
  if (Array.isArray(value)) return value.map((item) => withFields(item, more));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [key, withFields(field, more)]);
  return { ...Object.fromEntries(fields), ...more };
}

/** Counts the objects in a value that have a field of that name. */
export function countWith(value: unknown, name: string): number {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce<number>(
    (sum, field) => sum + countWith(field, name),
    0,
  );
  return inside + (Object.hasOwn(value, name) ? 1 : 0);
}
