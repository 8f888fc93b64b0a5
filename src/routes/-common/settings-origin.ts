/** Settings and the screens below it: moving between them does not leave settings. */
const SETTINGS = [
  "/user-settings",
  "/cooking-equipment",
  "/allergies-diet",
  "/account",
  "/delete-account",
];

let origin = "/";

/** Remembers in memory where settings were opened from; after a reload, back leads home. */
export function openSettingsFrom(pathname: string): void {
  if (!SETTINGS.includes(pathname)) origin = pathname;
}

export function settingsOrigin(): string {
  return origin;
}
