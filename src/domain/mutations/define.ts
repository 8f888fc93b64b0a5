import * as v from "valibot";

import type { CollectionName, CollectionOf, Scope } from "#domain/collections.ts";
import type { Collections } from "#domain/documents.ts";
import type { FIELD_SCOPES } from "#domain/field-scopes.ts";

/** A document by reference. For `users` the id is the kitchen's. */
export interface DocRef {
  collection: CollectionName;
  id: string;
}

/**
 * Documents by collection and id. As input, `null` is a document known not to exist; as output, a
 * deleted one. An absent key was not read, or not changed.
 */
export type Docs = { [C in CollectionName]?: Record<string, Collections[C] | null> };

/** Marks the type of a field that a mutation of another scope may only carry along. */
declare const carried: unique symbol;

type Scopes = typeof FIELD_SCOPES;
type Carried<D, F, S extends Scope> = {
  [K in keyof D & keyof F as F[K] extends S | "both" ? never : K]: D[K] & { [carried]: true };
};

/**
 * A document as a mutation of a scope may write it. Fields of another scope are of a type that only a
 * document that was read has, so that they can be carried along and not be made.
 */
export type Written<C extends CollectionName, S extends Scope> = Collections[C] &
  (C extends keyof Scopes ? Carried<Collections[C], Scopes[C], S> : unknown);

/** What a mutation of a scope may change. */
export type Changes<S extends Scope> = {
  [C in CollectionOf<S>]?: Record<string, Written<C, S> | null>;
} & { [C in Exclude<CollectionName, CollectionOf<S>>]?: never };

/** A document that was read, for a mutation of a scope to change. */
export function within<C extends CollectionName, S extends Scope>(
  document: Collections[C],
): Written<C, S> {
  return document as Written<C, S>;
}

/**
 * A document in `docs`: `null` if it is known not to exist, `undefined` if it was not read, or not
 * changed. Ids are untrusted, so inherited properties such as "valueOf" must not be found.
 */
export function docIn<C extends CollectionName>(
  docs: Docs,
  collection: C,
  id: string,
): Collections[C] | null | undefined {
  const rows: Record<string, Collections[C] | null> | undefined = docs[collection];
  return rows && Object.hasOwn(rows, id) ? rows[id] : undefined;
}

/** A mutation as stored and sent: its name, its arguments' version, and the arguments (JSON). */
export interface Invocation {
  name: string;
  version: number;
  args: unknown;
}

/**
 * A kind of mutation: one intention of the cook, declared in one place. `apply` is pure and
 * synchronous: ids, times and anything random come in the arguments (JSON). It runs on this device
 * when the cook acts, in the Firestore transaction that pushes it, and again over every newly
 * pulled state while it is pending. So it must mean the same on any documents it finds, and also if
 * documents are missing.
 */
export interface Declaration<Name extends string, Args, S extends Scope = Scope> {
  /** Its name in outboxes and logs; it never changes. */
  name: Name;
  /**
   * The version that its arguments are written at. Raise it, and add an upcast, when their shape
   * changes.
   */
  version: number;
  /**
   * Whose documents and fields it writes. What is everyone's goes out after the cook's own, by itself,
   * and may be sent again after it was applied: it must change nothing then.
   */
  scope: S;
  /** The schema of its arguments; fields it doesn't know are kept. */
  args: v.GenericSchema<unknown, Args>;
  /** Every document `apply` reads or writes. */
  touches(args: Args, kitchenId: string): DocRef[];
  /** Returns only the changed documents; `{}` for a no-op. */
  apply(docs: Docs, args: Args, kitchenId: string): Changes<S>;
  /**
   * Describes it in the cook's words. `meal` is the title of the meal that `namesMeal` returns, if
   * known.
   */
  words(args: Args, meal: string | undefined): string;
  /** The documents that it may delete. */
  deletes?(args: Args): DocRef[];
  /** The id of the meal that the arguments name by id alone. */
  namesMeal?(args: Args): string;
  /** What the same intention says to everyone, queued with it; null for nothing. */
  followUp?(args: Args): Invocation | null;
  /** Whether the cook would not miss it: if the server refuses it, it is dropped, not parked. */
  isSlight?: boolean;
  /** Whether it is one of many that nobody waits for, so that what the cook does meanwhile goes first. */
  isBulk?: boolean;
  /** Upcasts by version: each turns that version's arguments into the next version's. */
  upcasts?: Readonly<Record<number, (args: never) => unknown>>;
}

/** A mutation whose arguments have been read; its type no longer depends on them. */
export interface Intention {
  touches(kitchenId: string): DocRef[];
  apply(docs: Docs, kitchenId: string): Docs;
  words(meal: string | undefined): string;
  deletes(): DocRef[];
  namesMeal(): string | null;
  followUp(): Invocation | null;
}

export interface Mutation<Name extends string, Args, S extends Scope = Scope> extends Declaration<
  Name,
  Args,
  S
> {
  /** A new invocation, with arguments of the current version. */
  invoke(args: Args): Invocation;
  /**
   * Reads arguments that were written at `version`.
   * @throws v.ValiError if they are damaged
   */
  read(stored: unknown, version: number): Intention;
}

export function defineMutation<const Name extends string, Args, const S extends Scope>(
  declared: Declaration<Name, Args, S>,
): Mutation<Name, Args, S> {
  return {
    ...declared,
    invoke: (args) => ({ name: declared.name, version: declared.version, args }),
    read(stored, version) {
      const args = v.parse(declared.args, upcastArgs(declared, stored, version));
      return {
        touches: (kitchenId) => declared.touches(args, kitchenId),
        apply: (docs, kitchenId) => declared.apply(docs, args, kitchenId),
        words: (meal) => declared.words(args, meal),
        deletes: () => declared.deletes?.(args) ?? [],
        namesMeal: () => declared.namesMeal?.(args) ?? null,
        followUp: () => declared.followUp?.(args) ?? null,
      };
    },
  };
}

/**
 * Brings arguments that an older app wrote at `version` up to the current version. They stay in
 * outboxes until the device is opened again, so no upcast is ever removed.
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

/** Merges `changes` into a copy of `docs`. */
export function overlay<D extends Docs>(docs: D, changes: D): D {
  const merged: Record<string, Record<string, unknown>> = { ...docs };
  for (const [collection, rows] of Object.entries(changes)) {
    merged[collection] = { ...merged[collection], ...rows };
  }
  return merged as D;
}
