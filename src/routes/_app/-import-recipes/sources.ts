/** What can be imported, and where a cook finds it, in the words of each app. */
export const SOURCES: readonly { app: string; how: string }[] = [
  { app: "Simmer", how: "The copy of your kitchen that you saved: Settings, Your account" },
  { app: "Recipes of a website", how: "Schema.org recipes, saved as JSON" },
];
