import type { Session } from "#auth/session.ts";

import type { CookDatabases } from "./cook-data.ts";

type OpenKitchen = Awaited<ReturnType<CookDatabases["openCookDatabase"]>>;

interface Ports {
  /** Imports the kitchens' code; rejects if it can't be loaded, and may be called again. */
  load(): Promise<CookDatabases>;
  /** Whether this cook is the one who is signed in on this device. */
  isSignedIn(uid: string): boolean;
}

/**
 * A lazily loaded `kitchens`. Until its code has loaded no kitchen is open, so closing and syncing are
 * no-ops and there is no token.
 */
export function createLateKitchens({ load, isSignedIn }: Ports) {
  let kitchens: CookDatabases | undefined;

  /** Loads the code, which takes a moment the first time. */
  async function prepare(): Promise<CookDatabases> {
    if (kitchens) return kitchens;
    const loaded = await load();
    return (kitchens ??= loaded);
  }

  /**
   * Opens the kitchen of a cook who is signed in. Null if they are no longer once the code has loaded:
   * another tab may have signed them out, and may be removing their database.
   */
  async function openCookDatabase(session: Session): Promise<OpenKitchen | null> {
    const { openCookDatabase: open } = await prepare();
    return isSignedIn(session.uid) ? open(session) : null;
  }

  return {
    prepare,
    openCookDatabase,
    closeCookDatabase: () => kitchens?.closeCookDatabase(),
    getCookToken: async () => (await kitchens?.getCookToken()) ?? null,
    syncNow: () => kitchens?.syncNow(),
    stopSync: () => kitchens?.stopSync(),
  };
}
