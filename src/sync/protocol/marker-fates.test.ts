import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";

import {
  fateOf,
  idOfRest,
  judgeMarker,
  markedId,
  markerOf,
  originOf,
  plannedFate,
  renewedClientId,
  sortByMarker,
  sortByUnrecognizedMarker,
  type Fate,
  type PartialFate,
  type SentState,
} from "./marker.ts";

/** The fields of an entry that hold the decision about it. */
const planned: Record<Fate, Partial<OutboxEntry>> = {
  whole: {},
  skipped: { refused: "denied" },
  withheld: { ownOnly: true },
  postponed: { postponed: true },
};
const partial: PartialFate[] = ["skipped", "withheld", "postponed"];

function entry(seq: number, fate: Fate = "whole"): OutboxEntry {
  const more = planned[fate];
  return { seq, id: `id${seq}`, name: "createUser", version: 1, args: {}, at: 1, ...more };
}

function local(entries: OutboxEntry[], acked = 0, sentSeq = 9): SentState {
  return { cursor: 10, sentSeq, acked: { seq: acked, id: `id${acked}` }, entries };
}

const ids = (entries: readonly OutboxEntry[]) => entries.map(({ seq }) => seq);

test("[S2.19] the marks of markers are stored on servers: they stay what they are", () => {
  expect(partial.map((fate) => markedId(fate, "a"))).toEqual(["-a", "~a", ">a"]);
});

test.each(partial)("[S2.19] [S9.3] a marker right at a mutation tells that it was %s", (fate) => {
  const marker = { seq: 4, id: markedId(fate, "id4") };
  expect(fateOf(entry(4), marker)).toBe(fate);
  expect(fateOf(entry(5), marker)).toBe("whole");
  expect(judgeMarker({ v: 12, marker }, local([entry(4)], 3))).toBe("ours");
  expect(
    judgeMarker({ v: 12, marker: { seq: 4, id: markedId(fate, "x") } }, local([entry(4)])),
  ).toBe("foreign");
});

test("[S2.20] what is refused is skipped, whatever else was about to be made of it", () => {
  expect(plannedFate(entry(1))).toBe("whole");
  expect(plannedFate(entry(1, "withheld"))).toBe("withheld");
  expect(plannedFate(entry(1, "postponed"))).toBe("postponed");
  const both = { ...entry(1, "withheld"), ...planned.postponed };
  expect(plannedFate(both)).toBe("withheld");
  expect(plannedFate({ ...both, ...planned.skipped })).toBe("skipped");
});

test("[S2.19] the marker that is written of a mutation tells what was planned of it", () => {
  const all = [entry(4), ...partial.map((fate) => entry(4, fate))];
  expect(all.map(markerOf)).toEqual(["id4", "-id4", "~id4", ">id4"].map((id) => ({ seq: 4, id })));
});

test("[S2.18] what was acknowledged has the fate that it still says; beyond it, the marker says", () => {
  const entries = [entry(1, "skipped"), entry(2, "withheld"), entry(3, "postponed"), entry(4)];
  const byAcked = sortByMarker({ seq: 4, id: "id4" }, local(entries, 3));
  expect(ids(byAcked.done)).toEqual([1, 2, 3, 4]);
  expect(ids(byAcked.parked)).toEqual([1]);
  expect(ids(byAcked.withheld)).toEqual([2]);
  expect(ids(byAcked.postponed)).toEqual([3]);
  // Its fate differs from its mark: a request that seemed lost had committed it whole.
  const passed = sortByMarker({ seq: 4, id: "id4" }, local(entries));
  expect([passed.parked, passed.withheld, passed.postponed]).toEqual([[], [], []]);
  for (const [fate, list] of [
    ["skipped", "parked"],
    ["withheld", "withheld"],
    ["postponed", "postponed"],
  ] as const) {
    const sorted = sortByMarker({ seq: 2, id: markedId(fate, "id2") }, local([entry(2), entry(3)]));
    expect(ids(sorted[list])).toEqual([2]);
    expect([sorted.parked, sorted.withheld, sorted.postponed].flat()).toHaveLength(1);
    expect(ids(sorted.pending)).toEqual([3]);
  }
});

test("[S9.8] [S9.9] beside a copy, what was acknowledged keeps its fate, and so does what the marker names", () => {
  const entries = [entry(1, "withheld"), entry(2, "postponed"), entry(3, "withheld"), entry(4)];
  const sorted = sortByUnrecognizedMarker({ seq: 4, id: "id4" }, local(entries, 2));
  expect(ids(sorted.withheld)).toEqual([1]);
  expect(ids(sorted.postponed)).toEqual([2]);
  expect(sorted.parked.map(({ seq, refused }) => [seq, refused])).toEqual([[3, "uncertain"]]);
  const named = sortByUnrecognizedMarker({ seq: 3, id: "id3" }, local(entries, 2));
  expect([ids(named.withheld), ids(named.parked), ids(named.pending)]).toEqual([[1], [], [4]]);
});

test("[S9.9] a foreign marker from before what was acknowledged takes nothing acknowledged back", () => {
  const sorted = sortByUnrecognizedMarker({ seq: 1, id: "x" }, local([entry(2), entry(3)], 2));
  expect([ids(sorted.done), ids(sorted.parked), ids(sorted.pending)]).toEqual([[2], [], [3]]);
});

test("[S5.10] [S9.10] an old marker where nothing was forgotten is a server that went back", () => {
  const state = local([], 3);
  expect(judgeMarker({ v: 10, marker: { seq: 0, id: "" } }, state)).toBe("foreign");
  expect(judgeMarker({ v: 9, marker: { seq: 0, id: "" } }, state)).toBe("behind");
  expect(judgeMarker({ v: 99, marker: { seq: 1, id: "id1" } }, state)).toBe("behind");
  expect(judgeMarker({ v: 99, marker: { seq: 9, id: "id9" } }, local([entry(8)], 3))).toBe(
    "foreign",
  );
});

test("[S9.6] a renewed client id is a UUID, whatever the old one was", () => {
  const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
  for (const old of ["short", "x".repeat(40), ""]) {
    expect(renewedClientId(old, { seq: 1, id: "id1" })).toMatch(uuid);
  }
});

test("[S3.13] what is put off goes by the id of what the cook did, and how often it was put off", () => {
  expect(["a", "a+1", "a+9", "a+19"].map(idOfRest)).toEqual(["a+1", "a+2", "a+10", "a+20"]);
  expect(["a", "a+1", "a+19"].map(originOf)).toEqual(["a", "a", "a"]);
  // A suffix that only looks like a count, in an id that another app made, is part of the id.
  for (const id of ["a+1b", "a+b", "a+"]) {
    expect([originOf(id), idOfRest(id)]).toEqual([id, `${id}+1`]);
  }
});
