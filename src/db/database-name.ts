/** Not in schema.ts, so that callers who need only the name don't load Dexie. */
export function databaseName(uid: string): string {
  return `simmer:${uid}`;
}
