/** Beside the schema, so that whoever asks only for the name doesn't load Dexie. */
export function databaseName(uid: string): string {
  return `simmer:${uid}`;
}
