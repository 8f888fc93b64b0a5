import * as v from "valibot";

/** An account that is being made, and may be there already: the name it is to have. */
const UnfinishedSignUp = v.object({ email: v.string(), displayName: v.string() });
export type UnfinishedSignUp = v.InferOutput<typeof UnfinishedSignUp>;

const KEY = "simmer.sign-up";

function isSameEmail(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

export interface UnfinishedSignUps {
  current(): UnfinishedSignUp | null;
  /** The name given with an unfinished sign-up of this address; "" for none. */
  nameFor(email: string): string;
  set(signUp: UnfinishedSignUp | null): void;
}

/**
 * Keeps what a sign-up was begun with, without its password, until it is finished: a tab that is
 * closed after the account was made would else leave a cook without the name they gave.
 */
export function createUnfinishedSignUps(storage: Storage): UnfinishedSignUps {
  function current(): UnfinishedSignUp | null {
    const parsed = v.safeParse(
      v.pipe(v.string(), v.parseJson(), UnfinishedSignUp),
      storage.getItem(KEY),
    );
    return parsed.success ? parsed.output : null;
  }
  return {
    current,
    nameFor(email) {
      const kept = current();
      return kept && isSameEmail(kept.email, email) ? kept.displayName : "";
    },
    set(signUp) {
      if (signUp) storage.setItem(KEY, JSON.stringify(signUp));
      else storage.removeItem(KEY);
    },
  };
}
