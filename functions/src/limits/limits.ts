/** Says whether one more request may be answered; counts it when it may. */
export interface Limits {
  /** @returns seconds to wait until the next one may, or 0 when this one may */
  takeRequest(uid: string, address: string): Promise<number>;
  /** Whether today's budget still had room for one more call of the paid model; counts it if so. */
  takeModelCall(): Promise<boolean>;
}

/** At most `max` in `seconds`, counted from the first. */
export interface Allowance {
  max: number;
  seconds: number;
}

/** A cook asks a few times per meal planned; a test or a household behind one address more often. */
export const PER_COOK: Allowance = { max: 60, seconds: 600 };
export const PER_ADDRESS: Allowance = { max: 600, seconds: 600 };
export const MODEL_CALLS_PER_DAY = 500;
export const DAY_SECONDS = 86_400;

/** What is stored of one allowance's use; times in ms since the epoch. */
export interface Count {
  count: number;
  endsAt: number;
}

/** The count as it stands at `now`: a window that is over, or unreadable, starts afresh. */
export function currentCount(
  stored: Partial<Count> | undefined,
  allowance: Allowance,
  now: number,
): Count {
  const { count, endsAt } = stored ?? {};
  const isOpen =
    Number.isInteger(count) &&
    typeof endsAt === "number" &&
    endsAt > now &&
    endsAt <= now + allowance.seconds * 1_000;
  return isOpen
    ? { count: count ?? 0, endsAt }
    : { count: 0, endsAt: now + allowance.seconds * 1_000 };
}

/** Whole seconds until there is room in the window again; 0 when there is room now. */
export function waitFor({ count, endsAt }: Count, { max }: Allowance, now: number): number {
  return count < max ? 0 : Math.max(1, Math.ceil((endsAt - now) / 1_000));
}
