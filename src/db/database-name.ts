/** Not in schema.ts, so that callers who need only the name don't load Dexie. */
export function databaseName(accountUid: string): string {
  return `simmer:${accountUid}`;
}
