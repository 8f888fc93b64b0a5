import { Dexie, mergeRanges, RangeSet, type ObservabilitySet } from "dexie";

import { followChanges } from "./change-notices.ts";
import { whenStored } from "./open-transactions.ts";
import type { SimmerDb } from "./schema.ts";

/*
 * The cook's document as a mutation of this page has stored it a moment ago. The screens that show it
 * ask for it as soon as it is stored; the disk would take a fifth of a tick's time to send back what it
 * was sent. What is kept is as good as a reading at the moment when it was stored: as after any reading,
 * the notice of a later change, from wherever, has live queries run again.
 *
 * It is kept for this moment alone. A notice can be lost, if a worker is ended right after its change:
 * whatever is asked for later, the disk answers.
 */

interface JustStored {
  /** How many notices of changes of the cook's document there have been. */
  notices: number;
  /** The document, and the notice of its own storing. */
  kept: { row: object; notice: number } | undefined;
}

const justStored = new WeakMap<SimmerDb, JustStored>();

function partOf(db: SimmerDb): string {
  return `idb://${db.name}/users/`;
}

function follow(db: SimmerDb): JustStored {
  const known = justStored.get(db);
  if (known) return known;
  const made: JustStored = { notices: 0, kept: undefined };
  const part = partOf(db);
  followChanges(made, (state, parts) => {
    if ("all" in parts || part in parts) state.notices += 1;
  });
  justStored.set(db, made);
  return made;
}

/**
 * Keeps the cook's document, which was written in this transaction, as soon as that is stored. Nobody
 * may change it any more.
 */
export function keepWhenStored(db: SimmerDb, transaction: IDBTransaction, row: object): void {
  const state = follow(db);
  const before = state.notices;
  whenStored(transaction, () => {
    // Another host may have stored a later one, and its notice may have come first.
    if (state.notices !== before) return;
    const kept = { row, notice: before + 1 };
    state.kept = kept;
    setTimeout(() => {
      if (state.kept === kept) state.kept = undefined;
    });
  });
}

/**
 * The cook's document if it has just been stored, for who asks outside any transaction. A live query
 * that gets it runs again when it changes, as if it had read it.
 */
export function userJustStored(db: SimmerDb): object | undefined {
  const { notices, kept } = follow(db);
  if (!kept || notices > kept.notice) return undefined;
  // In a transaction the disk says what is there; and from a closed database nothing can be read.
  if (Dexie.currentTransaction || !db.isOpen()) return undefined;
  observe(db);
  return kept.row;
}

/** What Dexie notes of a live query that is running, in its zone. */
interface Zone {
  subscr?: ObservabilitySet;
}

function observe(db: SimmerDb): void {
  const { subscr } = (Dexie.Promise as unknown as { PSD: Zone }).PSD;
  if (subscr) mergeRanges((subscr[partOf(db)] ??= new RangeSet()), new RangeSet(db.uid));
}
