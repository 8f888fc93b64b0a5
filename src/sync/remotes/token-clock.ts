import type { IdTokenResult, User } from "firebase/auth";

/** How long Firebase's tokens are valid. */
const LIFE_MS = 3_600_000;
/**
 * Clocks that differ by less than this count as equal. The two clocks of one reading are also read
 * at most this far apart.
 */
const SLACK_MS = 60_000;

interface Reading {
  ahead: number;
  /** This device's clock minus the monotonic clock, ms. */
  offset: number;
}

/**
 * Detects a wrong clock by the account's token. The token says when the server made it, and is
 * valid for an hour: a clock outside that hour is wrong. Only then is a new token requested, to
 * measure by how much.
 */
export function createTokenClock(steady: () => number = () => performance.now()) {
  let last: Reading | null = null;

  return {
    /** See `Remote.clockAhead`. @throws what Firebase Auth throws if there is no token to be had */
    async ahead(user: Pick<User, "getIdTokenResult">, now: () => number): Promise<number | null> {
      const issued = issuedAt(await user.getIdTokenResult());
      if (issued === null) return null;
      if (now() > issued - SLACK_MS && now() < issued + LIFE_MS + SLACK_MS) return 0;
      // If the clock was set since the last reading, its offset from the monotonic clock has changed.
      if (last && Math.abs(now() - steady() - last.offset) < SLACK_MS) return last.ahead;
      const asked = now();
      const fresh = issuedAt(await user.getIdTokenResult(true));
      if (fresh === null) return null;
      last = { ahead: Math.round((asked + now()) / 2) - fresh, offset: now() - steady() };
      return last.ahead;
    },
  };
}

function issuedAt({ claims }: IdTokenResult): number | null {
  const seconds = Number(claims["iat"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}
