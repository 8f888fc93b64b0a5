import type { Auth } from "firebase/auth";

interface Connection {
  auth: Pick<Auth, "currentUser">;
  disconnect(): Promise<void>;
}

interface Ports<C extends Connection> {
  connect(): Promise<C>;
  /** The uid in Auth's storage; null if it was read and holds none. Rejects if it can't be read. */
  readStoredUid(): Promise<string | null>;
  wait(ms: number): Promise<void>;
  report(message: string, error?: unknown): void;
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;

/**
 * [S7.36] Connects until Firebase Auth has this cook's account. Auth mistakes storage that can't be
 * opened for empty storage, so its report alone never ends the session: a cook in a shop couldn't
 * sign in again.
 * @returns null if Auth's storage was read and doesn't hold the account
 */
export async function connectAsCook<C extends Connection>(
  uid: string,
  { connect, readStoredUid, wait, report }: Ports<C>,
): Promise<C | null> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)) {
    const connection = await connect();
    if (connection.auth.currentUser?.uid === uid) return connection;
    await connection.disconnect();
    try {
      if ((await readStoredUid()) !== uid) return null;
      report("Firebase Auth doesn't see the account in its storage: trying again");
    } catch (error) {
      report("Firebase Auth's storage can't be read: trying again", error);
    }
    await wait(waitMs);
  }
}
