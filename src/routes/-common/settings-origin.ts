/** Settings and the screens below it: going from one to another is not leaving settings. */
const SETTINGS = ["/user-settings", "/cooking-equipment", "/allergies-diet"];

let origin = "/";

/** Remembers where settings were opened from, in memory: after a reload, back leads home. */
export function openSettingsFrom(pathname: string): void {
  if (!SETTINGS.includes(pathname)) origin = pathname;
}

export function settingsOrigin(): string {
  return origin;
}
