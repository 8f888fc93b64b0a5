import {
  RemoteError,
  type FailureKind,
  type Fields,
  type Remote,
  type RemoteDoc,
  type RemoteTransaction,
} from "#sync/remotes/remote.ts";

import { SERVER_TIME, type CommitRequest, type MemoryServer } from "./memory-server.ts";

/** The number of attempts that Firestore's SDK makes for a transaction. */
const ATTEMPTS_MAX = 5;

/** An ID token's lifetime. Its timestamps reveal the server's time to within an hour. */
const TOKEN_LIFE_MS = 3_600_000;

/** Faults between one device and the server, which tests may set at any time. */
export interface Link {
  uid: string | null;
  offline: boolean;
  tokenExpired: boolean;
  /** Whether this device can find out how far its clock is from the server's. */
  tellsTime: boolean;
  /** The failure that every request is answered with; null for none. */
  refusal: FailureKind | null;
  /** What happens to the next commits, in order. */
  commits: CommitFate[];
  /**
   * How many of the next transactions that change a shared meal lose the race against other cooks.
   */
  contested: number;
  /** Whether the watches' events are held back until released. */
  isHeld: boolean;
  /** The open watches: each call releases its held-back events. */
  watches: Set<() => void>;
  /** A hook for other devices to act between two requests of this device. */
  pause(): Promise<void>;
  /** Every request to the server, such as `get users/alice`, so that tests can count them. */
  requests: string[];
}

/**
 * - `lost-request`: never arrives.
 * - `lost-reply`: is committed, but the reply never arrives.
 * - `late`: arrives after its sender has given up.
 * - `twice`: arrives two times.
 */
export type CommitFate = "normal" | "lost-request" | "lost-reply" | "late" | "twice";

export function createLink(uid: string): Link {
  return {
    uid,
    offline: false,
    tokenExpired: false,
    tellsTime: false,
    refusal: null,
    commits: [],
    contested: 0,
    isHeld: false,
    watches: new Set(),
    pause: () => Promise.resolve(),
    requests: [],
  };
}

/** Holds back a device's watch events, or releases them. */
export function holdStream(link: Link, isHeld: boolean): void {
  link.isHeld = isHeld;
  for (const deliver of link.watches) deliver();
}

/**
 * A device's connection to an in-memory server. Its watches always lag: an event arrives asynchronously,
 * after the responses to pending requests.
 */
export function createMemoryRemote(server: MemoryServer, link: Link): Remote {
  async function request<T>(name: string, answer: () => T): Promise<T> {
    await link.pause();
    if (link.offline) throw new RemoteError("transient", "offline");
    if (link.tokenExpired || link.uid === null) {
      throw new RemoteError("unauthenticated", "token expired");
    }
    link.requests.push(name);
    if (link.refusal) throw new RemoteError(link.refusal, "refused by the test");
    return answer();
  }

  function readable(path: string): void {
    const isOwn = path === `users/${link.uid}` || path.startsWith(`users/${link.uid}/`);
    if (!isOwn && !path.startsWith("aiMeals/")) throw new RemoteError("denied", `read ${path}`);
  }

  async function get(path: string): Promise<{ fields: Fields | null; commit: number }> {
    return request(`get ${path}`, () => {
      readable(path);
      return server.read(path);
    });
  }

  async function deliver(commit: CommitRequest): Promise<"committed" | "stale"> {
    const fate = link.commits.shift() ?? "normal";
    if (fate === "lost-request") throw new RemoteError("transient", "the request was lost");
    if (fate === "late") {
      server.late.push(commit);
      throw new RemoteError("transient", "the request took too long");
    }
    const reply = await request("commit", () => server.commit(commit));
    if (fate === "twice") {
      server.late.push(commit);
      server.deliverLate();
    }
    if (fate === "lost-reply") throw new RemoteError("transient", "the reply was lost");
    await link.pause();
    return reply;
  }

  return {
    signedInUid: () => link.uid,

    async refreshToken() {
      await link.pause();
      if (link.offline) throw new RemoteError("transient", "offline");
      link.requests.push("refreshToken");
      link.tokenExpired = false;
    },

    async clockAhead(now, known) {
      await link.pause();
      if (!link.tellsTime) return null;
      if (link.offline) throw new RemoteError("transient", "offline");
      const ahead = now() - server.now();
      const isNear = (other: number) => Math.abs(ahead - other) < TOKEN_LIFE_MS;
      return [0, known].find(isNear) ?? ahead;
    },

    async transact<T>(body: (tx: RemoteTransaction) => Promise<T>): Promise<T> {
      for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
        const reads = new Map<string, number>();
        const writes = new Map<string, Fields | null>();
        const updates = new Set<string>();
        const result = await body({
          async get(path) {
            if (writes.size > 0) throw new RemoteError("invalid", "reads come before writes");
            const { fields, commit } = await get(path);
            reads.set(path, commit);
            return fields;
          },
          set: (path, fields) => void writes.set(path, fields),
          update(path, fields) {
            writes.set(path, { ...writes.get(path), ...fields });
            updates.add(path);
          },
          delete: (path) => void writes.set(path, null),
        });
        const commit = { uid: link.uid ?? "", reads, writes, updates };
        if (link.contested > 0 && [...writes.keys()].some((path) => path.startsWith("aiMeals/"))) {
          link.contested -= 1;
          break;
        }
        if ((await deliver(commit)) === "committed") return result;
      }
      throw new RemoteError("contention", "too much contention");
    },

    get: async (path) => (await get(path)).fields,

    async documentsAfter(uid, collection, after, limit) {
      return request(`documents ${collection} ${after ?? ""}`, () => {
        const path = `users/${uid}/${collection}`;
        readable(path);
        return server
          .list(path, (id) => after === null || id > after)
          .sort((a, b) => (a.id < b.id ? -1 : 1))
          .slice(0, limit);
      });
    },

    async changesSince(uid, collection, after, limit) {
      return request(`changes ${collection} ${after.v}:${after.id ?? ""}`, () => {
        const path = `users/${uid}/${collection}`;
        readable(path);
        return server
          .list(path, (id, { v }) => typeof v === "number" && isAfter({ v, id }, after))
          .sort((a, b) => Number(a.fields["v"]) - Number(b.fields["v"]) || (a.id < b.id ? -1 : 1))
          .slice(0, limit);
      });
    },

    async sharedMeals({ newerThan = -Infinity, after, limit }) {
      return request("sharedMeals", () => {
        const meals = server
          .list("aiMeals")
          .filter(({ fields: { sharedAt } }) => sharedAt instanceof Date && +sharedAt > newerThan)
          .sort(byLatest);
        const start = after ? meals.findIndex((meal) => byLatest(after, meal) < 0) : 0;
        return start === -1 ? [] : meals.slice(start, start + limit);
      });
    },

    watchUser(uid, onChange, onError) {
      let isOver = false;
      const reports: (Fields | null)[] = [];
      const deliver = () => {
        if (link.isHeld) return;
        for (const fields of reports.splice(0)) if (!isOver && !link.offline) onChange(fields);
      };
      const report = (fields: Fields | null) => {
        reports.push(fields);
        setTimeout(deliver, 0);
      };
      const unwatch = server.watch(`users/${uid}`, report);
      const end = () => {
        isOver = true;
        unwatch();
        link.watches.delete(deliver);
      };
      link.watches.add(deliver);
      request(`watch users/${uid}`, () => server.read(`users/${uid}`).fields).then(
        report,
        (error: unknown) => {
          if (isOver) return;
          end();
          if (error instanceof RemoteError) onError(error);
        },
      );
      return end;
    },

    serverTime: () => SERVER_TIME,
    timestamp: (ms) => new Date(ms),
    millis: (value) => (value instanceof Date ? value.getTime() : null),
    storedBytes: (value) => value,
    readBytes: (value) => (value instanceof Uint8Array ? new Uint8Array(value) : null),
  };
}

/** Sorts latest first by the time of sharing, and by id where that is the same. */
function byLatest(a: RemoteDoc, b: RemoteDoc): number {
  return Number(b.fields["sharedAt"]) - Number(a.fields["sharedAt"]) || (a.id > b.id ? -1 : 1);
}

function isAfter(at: { v: number; id: string }, after: { v: number; id?: string }): boolean {
  if (at.v !== after.v) return at.v > after.v;
  return after.id !== undefined && at.id > after.id;
}
