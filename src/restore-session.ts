import { isDatabaseThere, readStoredAccount } from "#auth/auth-store.ts";
import type { Session, SessionStore } from "#auth/session.ts";
import { databaseName } from "#db/database-name.ts";

/**
 * Restores a lost session record if Firebase Auth still has the account and its kitchen is on this
 * device. Without a kitchen the sign-in was never finished, and signing in again finishes it.
 * @throws if a database can't be read
 */
export async function restoreSession(
  sessions: Pick<SessionStore, "isLost" | "set">,
  factory: IDBFactory,
): Promise<void> {
  const account: Session | null = await readStoredAccount(factory);
  if (!account || !(await isDatabaseThere(factory, databaseName(account.uid)))) return;
  // Another tab may have signed somebody in meanwhile.
  if (sessions.isLost()) sessions.set(account);
}
