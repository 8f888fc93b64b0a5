import { FLOWS, type Flow, type FlowName } from "./flow-names.ts";
import { addOperations, noOperations, type Operations } from "./operations.ts";
import { CHARS_PER_TOKEN, MODEL_REQUEST_SECONDS, PRICES, REQUESTS_PER_INSTANCE } from "./prices.ts";
import type { ServiceUse } from "./service-flows.ts";

/**
 * How often a month has each flow. A household is one account, as the product has it: two phones and a
 * tablet, one of which looks on while another shops.
 */
export const MONTHS: Record<"cook" | "household", Record<FlowName, number>> = {
  cook: {
    firstSync: 1 / 24,
    window: 15,
    hour: 10,
    open: 120,
    plan: 4,
    trip: 100,
    tripOfTwo: 0,
    log: 8,
    share: 1,
    rate: 7,
    eat: 30,
  },
  household: {
    firstSync: 3 / 24,
    window: 30,
    hour: 20,
    open: 300,
    plan: 4,
    trip: 0,
    tripOfTwo: 120,
    log: 8,
    share: 1,
    rate: 7,
    eat: 60,
  },
};

/** What everything costs in a month, in its own units and in dollars. */
export interface Month {
  operations: Operations;
  dollars: {
    reads: number;
    writes: number;
    egress: number;
    storage: number;
    service: number;
    model: number;
  };
}

const GIB = 2 ** 30;

/** One account's month, before any free quota. */
export function monthOf(
  who: keyof typeof MONTHS,
  flows: readonly Flow[],
  service: ServiceUse,
  storedBytes: number,
): Month {
  const often = MONTHS[who];
  const operations = addOperations(
    flows.map(({ name, times, operations: counted }) => scale(counted, often[name] / times)),
  );
  // The service counts a cook's requests in Firestore, for each plan.
  const counts = service.counts * often.plan;
  operations.reads += counts;
  operations.writes += counts;
  const { reads, lookups, writes, deletes, bytesDown } = operations;
  const cpu = (service.cpuMs / 1_000) * PRICES.cpuSecond;
  const waited = service.requests * (MODEL_REQUEST_SECONDS / REQUESTS_PER_INSTANCE);
  const instance = waited * (PRICES.cpuSecond + PRICES.gibSecond / 2);
  return {
    operations,
    dollars: {
      reads: (reads + lookups) * PRICES.read,
      writes: writes * PRICES.write + deletes * PRICES.delete,
      egress: (bytesDown / GIB) * PRICES.egressGiB,
      storage: (storedBytes / GIB) * PRICES.storedGiB,
      service: often.plan * (service.requests * PRICES.request + cpu + instance),
      model:
        (often.plan * (service.charsIn * PRICES.tokenIn + service.charsOut * PRICES.tokenOut)) /
        CHARS_PER_TOKEN,
    },
  };
}

function scale(operations: Operations, by: number): Operations {
  const scaled = noOperations();
  for (const key of Object.keys(scaled) as (keyof Operations)[]) scaled[key] = operations[key] * by;
  return scaled;
}

const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const one = (value: number) => String(Math.round(value * 10) / 10);
const kb = (bytes: number) => `${one(bytes / 1_000)} kB`;
const money = (value: number) => `$${value >= 100 ? whole(value) : value.toPrecision(2)}`;
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** Each flow, done once. */
export function flowTable(flows: readonly Flow[]): string {
  const head = ["flow", "reads", "rule look-ups", "writes", "deletes", "down", "up"];
  const rows = flows.map(({ name, times, operations }) => {
    const { reads, lookups, writes, deletes, bytesDown, bytesUp } = scale(operations, 1 / times);
    const counts = [reads, lookups, writes, deletes].map(one);
    return [FLOWS[name], ...counts, kb(bytesDown), kb(bytesUp)];
  });
  return [head, head.map(() => "---"), ...rows].map(row).join("\n");
}

export const COOKS = 10_000_000;

/** A month of one cook, of one household and of ten million cooks. */
export function monthTable(cook: Month, household: Month, storedBytes: number): string {
  const unit = (name: string, read: (month: Month) => number, show: (value: number) => string) =>
    row([name, show(read(cook)), show(read(household)), show(read(cook) * COOKS)]);
  const total = ({ dollars }: Month) => Object.values(dollars).reduce((sum, part) => sum + part, 0);
  const gib = (bytes: number) => (bytes < GIB ? kb(bytes) : `${whole(bytes / GIB)} GiB`);
  return [
    row(["a month", "one cook", "one household", "ten million cooks"]),
    row(["---", "---", "---", "---"]),
    unit("documents read", ({ operations }) => operations.reads, whole),
    unit("rule look-ups, at most", ({ operations }) => operations.lookups, whole),
    unit("documents written", ({ operations }) => operations.writes, whole),
    unit("egress of Firestore", ({ operations }) => operations.bytesDown, gib),
    row(["stored, after a year", gib(storedBytes), gib(storedBytes), gib(storedBytes * COOKS)]),
    unit("$ reads and look-ups", ({ dollars }) => dollars.reads, money),
    unit("$ writes and deletes", ({ dollars }) => dollars.writes, money),
    unit("$ egress", ({ dollars }) => dollars.egress, money),
    unit("$ storage", ({ dollars }) => dollars.storage, money),
    unit("$ recipe service, with a model", ({ dollars }) => dollars.service, money),
    unit("$ model", ({ dollars }) => dollars.model, money),
    unit("**$ in all**", total, money),
  ].join("\n");
}

/** Writes a second that this many cooks make in the evening's busiest hour. */
export function rates(flows: readonly Flow[]): string {
  const often = MONTHS.cook;
  const perMonth = (names: readonly FlowName[]) =>
    names.reduce((sum, name) => sum + often[name], 0);
  const PEAK = 5;
  const peak = (times: number) => (times * COOKS * PEAK) / (30 * 86_400);
  const pushes = peak(perMonth(["plan", "trip", "log", "share", "rate", "eat"]));
  const shares = peak(perMonth(["share"]));
  const ratings = peak(perMonth(["share", "rate"]));
  const looks = peak(perMonth(["open"]));
  const reads = flows.reduce(
    (sum, { name, times, operations }) => sum + (operations.reads / times) * often[name],
    0,
  );
  return [
    row(["a second, ten million cooks, in an hour five times as busy as the mean", "rate"]),
    row(["---", "---"]),
    row(["pushes, each a write of a cook’s own document", whole(pushes)]),
    row(["documents read", whole(peak(reads))]),
    row(["apps opened", whole(looks)]),
    row(["ratings of shared meals", whole(ratings)]),
    row(["meals shared for the first time", whole(shares)]),
    row(["plans asked of the recipe service", whole(peak(often.plan))]),
  ].join("\n");
}
