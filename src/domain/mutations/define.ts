import * as v from "valibot";

import type { CollectionName, Collections } from "#domain/collections.ts";

/** A document by reference. For `users` the id is the cook's uid. */
export interface DocRef {
  collection: CollectionName;
  id: string;
}

/**
 * Documents by collection and id. `null` is a document known not to exist (as input) or to be
 * deleted (as output); an absent key is one that was not read, or not changed.
 */
export type Docs = { [C in CollectionName]?: Record<string, Collections[C] | null> };

/** A mutation as stored and sent: its name, the version of its arguments, and the arguments (JSON). */
export interface Invocation {
  name: string;
  version: number;
  args: unknown;
  /** Whether the cook's own part of it alone takes effect: the server has refused the rest. */
  ownOnly?: boolean;
}

/**
 * A kind of mutation: one intention of the cook, declared in one place. `apply` is pure and
 * synchronous: ids, times and anything random come in the arguments (JSON). It runs on this device
 * when the cook acts, in the Firestore transaction that pushes it, and again over every freshly
 * pulled state while it is pending; so it must mean the same thing on whatever it finds, documents
 * missing included.
 */
export interface Declaration<Name extends string, Args> {
  /** Its name in outboxes and logs: for ever. */
  name: Name;
  /** What its arguments are written at: one more than before when their shape has changed, with an upcast. */
  version: number;
  /** Its arguments as they must be; fields it doesn't know are kept. */
  args: v.GenericSchema<unknown, Args>;
  /** Every document `apply` reads or writes. */
  touches(args: Args, uid: string): DocRef[];
  /** Changed documents out, and only those; nothing changed is `{}`. */
  apply(docs: Docs, args: Args, uid: string): Docs;
  /** What it was, in the cook's words. `meal` is the title of what `namesMeal` tells, where known. */
  words(args: Args, meal: string | undefined): string;
  /** The documents it may delete. */
  deletes?(args: Args): DocRef[];
  /** The meal that it may be the first to share; null for none. */
  mayShare?(args: Args): string | null;
  /** The shared meal that all of it is about: all of it can be done later than what waits behind it. */
  isAboutMeal?(args: Args): string;
  /** The meal that the arguments name by its id alone. */
  namesMeal?(args: Args): string;
  /**
   * What is left of it once the server has refused what it says to everyone: the cook's own part
   * stands by itself. Without one it is refused whole.
   */
  applyOwn?(docs: Docs, args: Args, uid: string): Docs;
  /** What was lost then, for the cook to try again; null where they would not miss it. */
  lostPart?(args: Args): Invocation | null;
  /** By the version that arguments were written at: what makes those of the next version of them. */
  upcasts?: Readonly<Record<number, (args: never) => unknown>>;
}

/** A mutation whose arguments have been read: what it does, whatever they are. */
export interface Intention {
  touches(uid: string): DocRef[];
  apply(docs: Docs, uid: string): Docs;
  words(meal: string | undefined): string;
  deletes(): DocRef[];
  mayShare(): string | null;
  isAboutMeal(): string | null;
  namesMeal(): string | null;
  /** Null where nothing is left without what it says to everyone. */
  applyOwn: ((docs: Docs, uid: string) => Docs) | null;
  lostPart(): Invocation | null;
}

export interface Mutation<Name extends string, Args> extends Declaration<Name, Args> {
  /** A new one, with its arguments as they are written today. */
  invoke(args: Args): Invocation;
  /**
   * Reads arguments that were written at `version`.
   * @throws v.ValiError where they are damaged
   */
  read(stored: unknown, version: number): Intention;
}

export function defineMutation<const Name extends string, Args>(
  declared: Declaration<Name, Args>,
): Mutation<Name, Args> {
  return {
    ...declared,
    invoke: (args) => ({ name: declared.name, version: declared.version, args }),
    read(stored, version) {
      const args = v.parse(declared.args, upcastArgs(declared, stored, version));
      const { applyOwn } = declared;
      return {
        touches: (uid) => declared.touches(args, uid),
        apply: (docs, uid) => declared.apply(docs, args, uid),
        words: (meal) => declared.words(args, meal),
        deletes: () => declared.deletes?.(args) ?? [],
        mayShare: () => declared.mayShare?.(args) ?? null,
        isAboutMeal: () => declared.isAboutMeal?.(args) ?? null,
        namesMeal: () => declared.namesMeal?.(args) ?? null,
        applyOwn: applyOwn ? (docs, uid) => applyOwn(docs, args, uid) : null,
        lostPart: () => declared.lostPart?.(args) ?? null,
      };
    },
  };
}

/**
 * Arguments that an older app wrote at `version`, as they are at today's. They lie in outboxes for
 * as long as a device is not opened, so every step there ever was is kept.
 */
function upcastArgs(
  { version: current, upcasts = {} }: Pick<Declaration<string, unknown>, "version" | "upcasts">,
  args: unknown,
  version: number,
): unknown {
  let upcast = args;
  for (let from = version; from < current; from += 1) {
    const step = upcasts[from];
    if (step) upcast = step(upcast as never);
  }
  return upcast;
}

/** Lays `changes` over `docs`, neither of which is modified. */
export function overlay(docs: Docs, changes: Docs): Docs {
  const merged: Record<string, Record<string, unknown>> = { ...docs };
  for (const [collection, rows] of Object.entries(changes)) {
    merged[collection] = { ...merged[collection], ...rows };
  }
  return merged;
}
