import type { BaseRow, OutboxEntry } from "#db/schema.ts";
import { STORED_COLLECTIONS } from "#domain/collections.ts";
import { overlay, type Docs } from "#domain/mutations/define.ts";
import { applyInvocation, isKnown, touchedBy } from "#domain/mutations/registry.ts";

/**
 * [S1.1] What a device must hold: a state of the server with its pending mutations applied on top,
 * one after the other. It shares the mutations with the app, but not the app's way of applying
 * them.
 */
export interface LaidOver {
  /** The rows to show, by collection and id. */
  shown: Record<string, Record<string, unknown>>;
  /** The server's copies of rows that pending mutations change, in order of their keys. */
  base: BaseRow[];
}

/** The current documents that an entry touches; null for a missing one. */
function viewOf(docs: Docs, entry: OutboxEntry, uid: string): Docs {
  const view: Record<string, Record<string, unknown>> = {};
  for (const { collection, id } of touchedBy(entry, uid)) {
    (view[collection] ??= {})[id] = docs[collection]?.[id] ?? null;
  }
  return view;
}

/** What an entry changes; nothing if it is unknown, is being parked, or can't be read. */
function changesOf(docs: Docs, entry: OutboxEntry, uid: string): Docs {
  if (!isKnown(entry) || entry.refused !== undefined) return {};
  try {
    return applyInvocation(entry, viewOf(docs, entry, uid), uid);
  } catch {
    return {};
  }
}

/** @param server the server's copies of everything this device shows, including shared meals */
export function laidOver(server: Docs, pending: readonly OutboxEntry[], uid: string): LaidOver {
  let docs = server;
  let changed: Docs = {};
  for (const entry of pending) {
    const changes = changesOf(docs, entry, uid);
    docs = overlay(docs, changes);
    changed = overlay(changed, changes);
  }
  const shown: LaidOver["shown"] = {};
  for (const collection of STORED_COLLECTIONS) {
    const rows = Object.entries(docs[collection] ?? {});
    shown[collection] = Object.fromEntries(rows.filter(([, doc]) => doc !== null));
  }
  const base = [...STORED_COLLECTIONS].sort().flatMap((collection) =>
    Object.keys(changed[collection] ?? {})
      .sort()
      .map((id) => ({ collection, id, doc: server[collection]?.[id] ?? null })),
  );
  return { shown, base };
}
