import type { OutboxEntry } from "#db/schema.ts";
import { isStored, VERSIONED_COLLECTIONS } from "#domain/collections.ts";
import { readDocument } from "#domain/documents.ts";
import { overlay, type DocRef, type Docs } from "#domain/mutations/define.ts";
import { applyInvocation, isKnown, touchedBy } from "#domain/mutations/registry.ts";
import type { LoggedCommit, MemoryServer } from "#sync/doubles/memory-server.ts";

/**
 * What the server must hold: every mutation that a commit's last mutation id has passed, applied once, in the
 * order of the commits; and of what is for everyone, at most one mutation that its sender still
 * had to say for each commit that moves no last mutation id. It shares the mutations with the app, but nothing of the sync engine.
 */
export interface Oracle {
  /** Every mutation ever made, by id. */
  made: Map<string, OutboxEntry>;
  /** The version at which each mutation was committed, by its id. */
  applied: Map<string, number>;
  /** Ids that a last mutation id has passed without applying them. */
  skipped: Set<string>;
  /** How many commits have said something to everyone. */
  said(): number;
  /** Ids of mutations parked as uncertain: their device does not send them any more. */
  uncertain: Set<string>;
  /** Each cook's documents by version. */
  states: Map<string, Docs[]>;
  /** The states of each shared meal by its id, oldest first. */
  meals: Map<string, SharedState[]>;
  /** Sets a cook's initial documents, left by an older app that didn't count versions. */
  begin(uid: string, docs: Docs): void;
  /** Reads the new part of the server's log; throws if the server differs from the oracle. */
  follow(server: MemoryServer): void;
}

/** A shared meal after a commit. */
export interface SharedState {
  doc: unknown;
  /** The ids of the mutations that had changed it by then. */
  by: ReadonlySet<string>;
}

interface LastMutation {
  seq: number;
  id: string;
}

type Queue = ReadonlyMap<number, OutboxEntry>;

/**
 * @param queueOf the mutations by seq that a commit's sender held, or had held, when it was sent; of those
 * for everyone, only what it still held
 */
export function createOracle(queueOf: (commit: LoggedCommit) => Queue): Oracle {
  const made = new Map<string, OutboxEntry>();
  const applied = new Map<string, number>();
  const skipped = new Set<string>();
  let said = 0;
  const uncertain = new Set<string>();
  const states = new Map<string, Docs[]>();
  const meals = new Map<string, SharedState[]>();
  const lastMutations = new Map<string, LastMutation>();
  /** The clients of each cook that the server knows. */
  const senders = new Map<string, Set<string>>();
  let shared: Docs = {};
  let read = 0;

  function newLastMutation(commit: LoggedCommit): (LastMutation & { before: number }) | null {
    const { clients } = (commit.writes.get(`users/${commit.uid}`)?.["sync"] ?? {}) as {
      clients?: Record<string, Record<string, LastMutation>>;
    };
    const present = Object.entries(clients?.[commit.uid] ?? {});
    // One that was dropped for long silence may come back from storage of before it sent anything, and
    // begins anew: see decision 5.
    const own = senders.get(commit.uid) ?? new Set();
    senders.set(commit.uid, own);
    for (const client of own) {
      if (present.some(([name]) => name === client)) continue;
      own.delete(client);
      lastMutations.delete(client);
    }
    for (const [client, lastMutation] of present) {
      own.add(client);
      const before = lastMutations.get(client);
      if (before?.seq === lastMutation.seq) continue;
      lastMutations.set(client, lastMutation);
      return { ...lastMutation, before: before?.seq ?? 0 };
    }
    return null;
  }

  /** The mutation that a last mutation id names. */
  function namedBy({ seq, id }: LastMutation, queue: Queue): OutboxEntry {
    const named = queue.get(seq);
    if (named?.id === id.replace(/^-/u, "")) return named;
    throw new Error(`The last mutation id names ${id}, which its sender did not have at ${seq}.`);
  }

  /** The mutations that a commit's last mutation id has passed, except those with another outcome. */
  function passed(lastMutation: LastMutation & { before: number }, queue: Queue): OutboxEntry[] {
    const last = namedBy(lastMutation, queue);
    const entries: OutboxEntry[] = [];
    for (let seq = lastMutation.before + 1; seq <= lastMutation.seq; seq += 1) {
      const entry = seq === lastMutation.seq ? last : queue.get(seq);
      if (!entry || entry.forEveryone || entry.bulk) continue;
      if (applied.has(entry.id) || skipped.has(entry.id)) continue;
      if (uncertain.has(entry.id) && entry !== last) continue;
      if (!isKnown(entry))
        throw new Error(`The last mutation id passed ${entry.name}, which nobody knows.`);
      entries.push(entry);
    }
    return entries;
  }

  function versionsOf(uid: string): Docs[] {
    return states.get(uid) ?? [{}];
  }

  /** What a commit that moves no last mutation id says to everyone; nothing if it is a step alone. */
  function saidBy(commit: LoggedCommit, queue: Queue): OutboxEntry[] {
    if (commit.writes.size === 1) return [];
    const waiting = [...queue.values()]
      .filter(({ forEveryone }) => forEveryone)
      .toSorted((a, b) => a.seq - b.seq);
    const entry = waiting.find((candidate) => {
      try {
        const changes = normalized(changesOf(commit.uid, [candidate]));
        // What changes nothing is not sent, and would fit a commit that writes shared meals alone.
        if (Object.keys(changes).length === 0) return false;
        compareCommit(commit, changes);
        return true;
      } catch {
        return false;
      }
    });
    if (!entry)
      throw new Error(
        "A commit without a last mutation id says what its sender did not have to say.",
      );
    said += 1;
    return [entry];
  }

  function changesOf(
    uid: string,
    entries: readonly OutboxEntry[],
    onApplied: (entry: OutboxEntry, changed: Docs) => void = () => undefined,
  ): Docs {
    const docs = overlay(states.get(uid)?.at(-1) ?? {}, shared);
    const refs: DocRef[] = entries.flatMap((entry) => touchedBy(entry, uid));
    const known: Record<string, Record<string, unknown>> = {};
    for (const { collection, id } of refs) {
      (known[collection] ??= {})[id] = docs[collection]?.[id] ?? null;
    }
    let changes: Docs = {};
    for (const entry of entries) {
      const changed = applyInvocation(entry, overlay(known, changes), uid);
      changes = overlay(changes, changed);
      onApplied(entry, changed);
    }
    return changes;
  }

  function apply(uid: string, entries: readonly OutboxEntry[]): Docs {
    return changesOf(uid, entries, (entry, changed) => {
      applied.set(entry.id, versionsOf(uid).length);
      const { aiMeals = {} } = normalized(changed);
      for (const [id, doc] of Object.entries(aiMeals)) noteMeal(id, doc, entry);
    });
  }

  function noteMeal(id: string, doc: unknown, { id: by }: OutboxEntry): void {
    const before = meals.get(id) ?? [];
    meals.set(id, [...before, { doc, by: new Set([...(before.at(-1)?.by ?? []), by]) }]);
  }

  return {
    made,
    applied,
    skipped,
    said: () => said,
    uncertain,
    states,
    meals,
    begin(uid, docs) {
      states.set(uid, [docs]);
    },
    follow(server) {
      for (const commit of server.log.slice(read)) {
        read += 1;
        const { uid } = commit;
        if (uid === "console") continue;
        const lastMutation = newLastMutation(commit);
        const queue = queueOf(commit);
        const isSkip = lastMutation?.id.startsWith("-") ?? false;
        if (lastMutation && isSkip) skipped.add(lastMutation.id.slice(1));
        const entries = lastMutation ? passed(lastMutation, queue) : saidBy(commit, queue);
        const changes = normalized(apply(uid, isSkip ? [] : entries));
        compareCommit(commit, changes);
        const before = states.get(uid)?.at(-1) ?? {};
        const { aiMeals = {}, feedback: _sent, ...own } = changes;
        shared = overlay(shared, { aiMeals });
        const user = documentIn(commit, `users/${uid}`);
        const expected = changes.users?.[uid] ?? before.users?.[uid];
        if (expected) assertSame(`users/${uid}`, user, expected);
        const versions = versionsOf(uid);
        const created = before.users?.[uid] ? {} : { users: { [uid]: user } };
        versions.push(overlay(before, overlay(created as Docs, own)));
        states.set(uid, versions);
      }
    },
  };
}

/** Documents as a server returns them. */
function normalized(docs: Docs): Docs {
  const result: Record<string, Record<string, unknown>> = {};
  for (const [name, rows] of Object.entries(docs)) {
    const collection = name as DocRef["collection"];
    result[name] = Object.fromEntries(
      Object.entries(rows).map(([id, doc]) => [
        id,
        doc && isStored(collection)
          ? withoutTimes(collection, readDocument(collection, id, doc, 0))
          : doc,
      ]),
    );
  }
  return result;
}

function documentIn(commit: LoggedCommit, path: string): unknown {
  const fields = commit.writes.get(path);
  const segments = path.split("/");
  const [collection, id] = [segments.at(-2), segments.at(-1) ?? ""] as [
    DocRef["collection"],
    string,
  ];
  if (!fields || !isStored(collection)) return fields;
  const { sync: _sync, v: _v, ratedAt: _rated, ...own } = fields;
  return withoutTimes(collection, readDocument(collection, id, own, 0));
}

/**
 * Removes what sync itself writes of a shared meal: its place in everyone's list, and its times, which a
 * push moves to what the rules accept [S13.5].
 */
export function withoutTimes(collection: DocRef["collection"], doc: unknown): unknown {
  if (collection !== "aiMeals" || !doc) return doc;
  const {
    sharedAt: _at,
    slot: _slot,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...meal
  } = doc as Record<string, unknown>;
  return meal;
}

/** Throws unless a commit wrote exactly what the mutations it passed change. */
function compareCommit(commit: LoggedCommit, changes: Docs): void {
  for (const [path, fields] of commit.writes) {
    if (/\/deletions\/|\/limits\/|^mealAuthors\//u.test(path)) continue;
    if (path === `users/${commit.uid}`) continue;
    const [id = "", collection = ""] = path.split("/").toReversed();
    const expected = (changes as Record<string, Record<string, unknown>>)[collection]?.[id];
    // A meal removed from everyone's list in favour of the one being shared.
    if (collection === "aiMeals" && expected === undefined) continue;
    assertSame(path, fields && documentIn(commit, path), expected);
  }
  for (const [collection, rows] of Object.entries(changes)) {
    for (const [id, doc] of Object.entries(rows)) {
      const isOwn = VERSIONED_COLLECTIONS.some((name) => name === collection);
      const path = `${isOwn ? `users/${commit.uid}/` : ""}${collection}/${id}`;
      if (collection === "users" || doc !== null) assertSame(path, documentIn(commit, path), doc);
    }
  }
}

/** Whether both are equal as JSON, in any order of their fields. */
export function isSame(a: unknown, b: unknown): boolean {
  return stable(a) === stable(b);
}

export function assertSame(what: string, actual: unknown, expected: unknown): void {
  const [a, b] = [stable(actual), stable(expected)];
  if (a !== b) throw new Error(`${what} differs.\n  is:        ${a}\n  should be: ${b}`);
}

/** JSON with its keys in order. */
function stable(value: unknown): string {
  return (
    JSON.stringify(value, (_, field: unknown) =>
      typeof field === "object" && field !== null && !Array.isArray(field)
        ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
        : field,
    ) ?? "nothing"
  );
}
