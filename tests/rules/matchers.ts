import { FirebaseError } from "firebase/app";
import { expect } from "vitest";

declare module "vitest" {
  interface Matchers<T> {
    /** The rules allow it. */
    toBeAllowed(): T extends Promise<unknown> ? Promise<void> : never;
    /** The rules refuse it; `what` names the attempt if a test makes several. */
    toBeDenied(what?: string): T extends Promise<unknown> ? Promise<void> : never;
  }
}

expect.extend({
  async toBeAllowed(attempt: Promise<unknown>) {
    const error = await errorOf(attempt);
    return { pass: error === null, message: () => `Not let through: ${String(error)}` };
  },

  async toBeDenied(attempt: Promise<unknown>, what = "this") {
    const error = await errorOf(attempt);
    const found = error === null ? "it was let through" : String(error);
    return { pass: isDenial(error), message: () => `Expected ${what} to be denied, but: ${found}` };
  },
});

async function errorOf(attempt: Promise<unknown>): Promise<Error | null> {
  try {
    await attempt;
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error("Rejected with no error", { cause: error });
  }
}

/**
 * Whether it was refused for its content, not because it took too long to judge, which looks the
 * same.
 */
function isDenial(error: unknown): boolean {
  return (
    error instanceof FirebaseError &&
    error.code === "permission-denied" &&
    !/maximum of \d+ expressions/u.test(error.message)
  );
}
