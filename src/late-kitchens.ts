import type { Session } from "#auth/session.ts";

import type { CookDatabases } from "./cook-data.ts";

type OpenKitchen = Awaited<ReturnType<CookDatabases["openCookDatabase"]>>;

interface Ports {
  /** Loads the code of the kitchens; rejects where it can't be had, and may be called again. */
  load(): Promise<CookDatabases>;
  /** Whether this cook is the one who is signed in on this device. */
  isSignedIn(uid: string): boolean;
}

/**
 * The kitchens of this device before their code is there: until somebody opens one, none is open, so
 * that there is nothing to close, to sync or to prove.
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
