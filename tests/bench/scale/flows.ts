import { setTimeout as delay } from "node:timers/promises";

import type { EmulatorEnv } from "#sync/doubles/emulator.fixture.ts";
import { createEmulatorCook } from "#sync/doubles/emulator.fixture.ts";

import { makeShoppingList } from "../bench-documents.ts";
import { createDevice, type Device } from "./device.ts";
import { YEAR, type Flow, type FlowName } from "./flow-names.ts";
import { makeMeal, makePlan, seedShared, seedYear, SHARED } from "./kitchen.ts";
import { addOperations, type Operations } from "./operations.ts";

/** Ticks in the shop; further apart than pushes are, as a shopper's are. */
const TICKS = 10;
const TICK_GAP_MS = 1_300;
const HOUR_MS = 3_600_000;

/** Runs every flow on the emulator, one after the other, as one cook with two devices. */
export async function countFlows(env: EmulatorEnv): Promise<Flow[]> {
  const cook = await createEmulatorCook(env);
  const flows: Flow[] = [];
  const { uid } = cook;
  const at = () => Date.now();
  try {
    await seedYear(cook);
    const phone = await createDevice(cook);
    const tablet = await createDevice(cook);

    async function count(name: FlowName, times: number, run: () => Promise<void>, who = [phone]) {
      await run();
      const taken: Operations[] = [];
      for (const device of who) taken.push(await device.rest());
      flows.push({ name, times, operations: addOperations(taken) });
    }
    const openApp = async (device: Device) => {
      device.open();
      await device.rest();
    };

    // Without shared meals on the server, this is what the cook's own documents cost.
    await count("firstSync", 1, async () => phone.open());
    await seedShared(cook, { count: SHARED.before });
    await count("window", 1, async () => phone.browse(25 * HOUR_MS));
    await seedShared(cook, { count: SHARED.since, from: SHARED.before });
    await count("hour", 1, async () => phone.browse(1.1 * HOUR_MS));
    await phone.close();
    await count("open", 1, async () => phone.open());

    const plan = makePlan(uid, "new-plan", 100, at());
    await count("plan", 1, async () =>
      phone.mutate("savePlan", { plan, addToShoppingList: true, at: at() }),
    );
    const items = makeShoppingList(YEAR.items).ingredients;
    const shop = (from: number) => async () => {
      for (const item of items.slice(from, from + TICKS)) {
        await phone.mutate("setBought", { items: [item], bought: true, at: at() });
        await delay(TICK_GAP_MS);
      }
    };
    await count("trip", TICKS, shop(0));
    await openApp(tablet);
    await count("tripOfTwo", TICKS, shop(TICKS), [phone, tablet]);
    await tablet.close();

    const portions = { fridge: 2, freezer: 1 };
    const [first, second] = plan.recipes;
    const shared = makeMeal("shared-80", 80);
    const log = async (meal: ReturnType<typeof makeMeal>, stars: number, planId: string | null) =>
      phone.mutate("logMeal", { meal, planId, portions, stars, imageUrl: "", at: at() });
    if (!first || !second) throw new Error("The plan is empty.");
    await count("log", 1, () => log(first, 3, plan.id));
    await count("share", 1, () => log(second, 5, plan.id));
    await count("rate", 1, () => log(shared, 5, null));
    const stored = (await phone.stored())[0];
    if (!stored) throw new Error("No portion is stored.");
    await count("eat", 1, () => phone.mutate("eatPortion", { stored, id: "eaten", at: at() }));
    await phone.close();
    return flows;
  } finally {
    await cook.dispose();
  }
}
