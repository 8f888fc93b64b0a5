import * as v from "valibot";

/** The name for an account that is being created, and may already exist. */
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
 * Stores a sign-up's entries, without the password, until it is finished. Otherwise a cook who closes
 * the tab after the account was created would lose the name they entered.
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
