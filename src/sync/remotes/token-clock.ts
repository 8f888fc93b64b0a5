import type { IdTokenResult, User } from "firebase/auth";

/** How long Firebase's tokens are valid. */
const LIFE_MS = 3_600_000;
/** How exact the times are that are compared. */
const SLACK_MS = 60_000;

/**
 * See `Remote.clockAhead`. The account's token says when the server made it, and is valid for an hour: a
 * clock outside that hour is wrong. Only if it isn't off as far as is known, a new token is requested, to
 * measure by how much.
 * @throws what Firebase Auth throws if there is no token to be had
 */
export async function readClockAhead(
  user: Pick<User, "getIdTokenResult">,
  now: () => number,
  known: number,
): Promise<number | null> {
  const issued = issuedAt(await user.getIdTokenResult());
  if (issued === null) return null;
  const isWithinHour = (time: number) =>
    time > issued - SLACK_MS && time < issued + LIFE_MS + SLACK_MS;
  for (const ahead of [0, known]) if (isWithinHour(now() - ahead)) return ahead;
  const asked = now();
  const fresh = issuedAt(await user.getIdTokenResult(true));
  return fresh === null ? null : Math.round((asked + now()) / 2) - fresh;
}

function issuedAt({ claims }: IdTokenResult): number | null {
  const seconds = Number(claims["iat"]);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : null;
}
