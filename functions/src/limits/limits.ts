import type { Allowance, Counter } from "./counter.ts";
import type { OwnCounter } from "./own-counter.ts";

/** Says whether one more request, or call of the model, may be; counts it when it may. */
export interface Limits {
  /**
   * Counts a request of `address` ("" for unknown) in this instance alone, before anything is
   * looked up for it.
   * @returns seconds to wait until the next one may come, or 0 when this one may
   */
  admit(address: string): number;
  /**
   * Counts a request of a cook whose account is known, in this instance and then in all.
   * @returns as `admit`
   * @throws when it can't be counted
   */
  takeRequest(uid: string, address: string): Promise<number>;
  /**
   * Whether this cook's and the whole day's allowance had room for one more call of the paid
   * model; counts it if so. What can't be counted has no room.
   */
  takeModelCall(uid: string): Promise<boolean>;
}

/** A cook asks a few times per meal planned; a test or a household behind one address more often. */
export const PER_COOK: Allowance = { max: 60, seconds: 600 };
export const PER_ADDRESS: Allowance = { max: 600, seconds: 600 };

/** Calls of the paid model in a day of UTC: of all cooks together, and of one of them. */
export interface ModelBudget {
  perDay: number;
  perCook: number;
}
export const MODEL_BUDGET: ModelBudget = { perDay: 500, perCook: 50 };
/** A request's calls of the model, retries and repairs included: 10 recipes take 4 when all is well. */
export const MODEL_CALLS_PER_REQUEST = 8;

/** In a day of UTC. */
const aDay = (max: number): Allowance => ({ max, seconds: 86_400 });

interface Parts {
  /** This instance's own counts. */
  own: OwnCounter;
  /** The counts of all instances together. */
  shared: Counter;
  budget: ModelBudget;
  logError(message: string, error: unknown): void;
}

/**
 * Counts in the instance first, which takes no time and can't fail: a flood is turned away there,
 * and never reaches the counts that all instances share.
 */
export function createLimits({ own, shared, budget, logError }: Parts): Limits {
  async function take(id: string, allowance: Allowance): Promise<number> {
    const wait = own.take(id, allowance);
    if (wait > 0) return wait;
    return await takeShared(id, allowance);
  }

  async function takeShared(id: string, allowance: Allowance): Promise<number> {
    const wait = await shared.take(id, allowance);
    // What the others have used up need not be asked for again until then.
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
    async takeModelCall(uid) {
      try {
        // The cook's first: who has used that up takes nothing from the others.
        const ofCook = await take(`model:${uid}`, aDay(budget.perCook));
        return ofCook === 0 && (await take("model", aDay(budget.perDay))) === 0;
      } catch (error) {
        logError("budget not readable, not asking the model", error);
        return false;
      }
    },
  };
}
