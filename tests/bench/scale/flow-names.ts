import type { Operations } from "./operations.ts";

/** What a cook has after a year: plans of four recipes, recipes of their own, marks of shared meals. */
export const YEAR = { plans: 50, recipes: 20, marks: 60, items: 40 };

/** A flow as cooks know it, with what it asked of the server, all devices together. */
export interface Flow {
  name: FlowName;
  operations: Operations;
  /** How many of the things that the name says were done: the operations are for all of them. */
  times: number;
}

export const FLOWS = {
  firstSync: `first sync of a device, after a year (${YEAR.plans} plans, ${YEAR.recipes} own recipes, ${YEAR.marks} marks)`,
  window: "the newest 100 shared meals, once a day when looked at",
  hour: "shared meals looked at again after an hour, 3 of them new",
  open: "opening the app, nothing new",
  plan: "a plan of four recipes saved with its list",
  trip: "a tick in the shop, one device",
  tripOfTwo: "a tick in the shop, a second device looking on",
  log: "a meal logged with portions and three stars",
  share: "a meal logged with five stars, the first to share it",
  rate: "a meal logged with five stars, shared by others before",
  eat: "a portion eaten",
} as const;
export type FlowName = keyof typeof FLOWS;
