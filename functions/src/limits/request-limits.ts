import type { Allowance, Counter } from "./counter.ts";
import type { OwnCounter } from "./own-counter.ts";

/** Says whether another request or model call is allowed, and counts it if so. */
export interface Limits {
  /**
   * Counts a request from `address` ("" if unknown) in this instance only, before anything is
   * looked up.
   * @returns seconds to wait until the next one is allowed, or 0 if this one is
   */
  admit(address: string): number;
  /**
   * Counts a request of a cook with a known account, in this instance and then in all.
   * @returns as `admit`
   * @throws if it can't be counted
   */
  takeRequest(uid: string, address: string): Promise<number>;
  /**
   * Whether this cook's and the whole day's allowance have room for another call of the paid model;
   * counts it if so. A call that can't be counted is refused.
   */
  takeModelCall(uid: string): Promise<boolean>;
  /** Removes what was counted under this cook's id in all instances. @throws if it can't */
  forgetCook(uid: string): Promise<void>;
}

/**
 * A cook asks a few times per planned meal; a test or a household behind one address more often.
 */
export const PER_COOK: Allowance = { max: 60, seconds: 600 };
export const PER_ADDRESS: Allowance = { max: 600, seconds: 600 };

/** Calls of the paid model per UTC day: of all cooks together, and of each cook. */
export interface ModelBudget {
  perDay: number;
  perCook: number;
}
export const MODEL_BUDGET: ModelBudget = { perDay: 500, perCook: 50 };
/** Model calls per request, including retries and repairs; 10 recipes normally take 4. */
export const MODEL_CALLS_PER_REQUEST = 8;

/** An allowance per UTC day. */
const aDay = (max: number): Allowance => ({ max, seconds: 86_400 });

interface Parts {
  /** This instance's counts. */
  own: OwnCounter;
  /** The counts of all instances. */
  shared: Counter;
  budget: ModelBudget;
  logError(message: string, error: unknown): void;
}

/**
 * Counts in the instance first, which takes no time and can't fail: it turns a flood away before
 * the counts that all instances share are reached.
 */
export function createLimits({ own, shared, budget, logError }: Parts): Limits {
  async function take(id: string, allowance: Allowance): Promise<number> {
    const wait = own.take(id, allowance);
    if (wait > 0) return wait;
    return await takeShared(id, allowance);
  }

  async function takeShared(id: string, allowance: Allowance): Promise<number> {
    const wait = await shared.take(id, allowance);
    // The shared count stays exhausted until then, so the result is cached.
    if (wait > 0) own.close(id, wait);
    return wait;
  }

  return {
    admit: (address) => (address ? own.take(`address:${address}`, PER_ADDRESS) : 0),
    async takeRequest(uid, address) {
      const ofCook = await take(`cook:${uid}`, PER_COOK);
      if (ofCook > 0 || !address) return ofCook;
      return await takeShared(`address:${address}`, PER_ADDRESS);
    },
    async forgetCook(uid) {
      await shared.forget(`cook:${uid}`);
      await shared.forget(`model:${uid}`);
    },
    async takeModelCall(uid) {
      try {
        // The cook's own allowance comes first: a cook who has used it up takes nothing from
        // others.
        const ofCook = await take(`model:${uid}`, aDay(budget.perCook));
        return ofCook === 0 && (await take("model", aDay(budget.perDay))) === 0;
      } catch (error) {
        logError("budget not readable, not asking the model", error);
        return false;
      }
    },
  };
}
