import {
  RemoteError,
  type Fields,
  type Remote,
  type RemoteTransaction,
} from "#sync/remotes/remote.ts";

/** What the last run of a transaction's body has read, by path. */
export interface ReadLog {
  watch(tx: RemoteTransaction): RemoteTransaction;
  entries(): Iterable<[path: string, fields: Fields | null]>;
}

export function createReadLog(): ReadLog {
  let log = new Map<string, Fields | null>();
  return {
    watch(tx) {
      const run = new Map<string, Fields | null>();
      log = run;
      return {
        ...tx,
        async get(path) {
          const fields = await tx.get(path);
          run.set(path, fields);
          return fields;
        },
      };
    },
    entries: () => log,
  };
}

/**
 * Whether a document that the transaction read has changed since.
 * @throws RemoteError if `decisive` can't be read: then the server refuses the account, not the data
 */
export async function isStale(log: ReadLog, remote: Remote, decisive: string): Promise<boolean> {
  const current = await remote.get(decisive);
  for (const [path, fields] of log.entries()) {
    const now = path === decisive ? current : await readIfAllowed(remote, path);
    if (now !== undefined && JSON.stringify(now) !== JSON.stringify(fields)) return true;
  }
  return false;
}

async function readIfAllowed(remote: Remote, path: string): Promise<Fields | null | undefined> {
  try {
    return await remote.get(path);
  } catch (error) {
    if (error instanceof RemoteError && error.kind === "denied") return undefined;
    throw error;
  }
}
