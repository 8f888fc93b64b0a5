import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";

import {
  judgeMarker,
  markerOf,
  skippedId,
  sortByMarker,
  sortByUnrecognizedMarker,
  type SentState,
} from "./marker.ts";
import { NO_MARKER } from "./wire.ts";

function entry(seq: number, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return { seq, id: `id${seq}`, name: "createUser", version: 1, args: {}, at: 1, ...more };
}

/** Acknowledged up to 3, sent up to 5; 6 is not sent yet. */
const local: SentState = {
  cursor: 10,
  sentSeq: 5,
  acked: { seq: 3, id: "id3" },
  entries: [entry(4), entry(5), entry(6)],
};

const at = (seq: number, id = `id${seq}`, v = 12) => ({ v, marker: { seq, id } });
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ seq }) => seq);

test("[S9.3] a marker this storage has left is its own, a reply lost or not", () => {
  expect(judgeMarker(at(3), local)).toBe("ours");
  expect(judgeMarker(at(5), local)).toBe("ours");
  expect(judgeMarker(at(4, skippedId("id4")), local)).toBe("ours");
  expect(judgeMarker(at(0, ""), { ...local, acked: { seq: 0, id: "" } })).toBe("ours");
});

test("[S9.3] a marker past what was sent, or with another id, is a copy's", () => {
  expect(judgeMarker(at(6), local)).toBe("foreign");
  expect(judgeMarker(at(9), local)).toBe("foreign");
  expect(judgeMarker(at(5, "other"), local)).toBe("foreign");
  expect(judgeMarker(at(4, "id5"), local)).toBe("foreign");
  expect(judgeMarker(at(3, "other"), local)).toBe("foreign");
});

test("[S5.10] [S9.10] a marker before what was acknowledged: the server went back, or forgot this client", () => {
  expect(judgeMarker(at(2), local)).toBe("behind");
  expect(judgeMarker(at(0, "", 4), local)).toBe("behind");
  expect(judgeMarker(at(0, "", 12), local)).toBe("foreign");
});

test("[S4.1] what the marker covers leaves the outbox; the rest stays", () => {
  const sorted = sortByMarker(at(4).marker, local);
  expect([ids(sorted.done), ids(sorted.parked), ids(sorted.pending)]).toEqual([[4], [], [5, 6]]);
});

test("[S2.18] [S7.26] a refused one is parked when the marker was seen to skip it, and only then", () => {
  const entries = [entry(4, { refused: "denied" }), entry(5)];
  const parkedBy = (marker: { seq: number; id: string }, ackedSeq = 3) =>
    ids(sortByMarker(marker, { ...local, acked: { seq: ackedSeq, id: "" }, entries }).parked);
  expect(parkedBy({ seq: 4, id: skippedId("id4") })).toEqual([4]);
  expect(parkedBy({ seq: 5, id: "id5" }, 4)).toEqual([4]);
  expect(parkedBy({ seq: 4, id: "id4" })).toEqual([]);
  expect(parkedBy({ seq: 5, id: "id5" })).toEqual([]);
});

test("[S7.26] [S9.9] what was skipped before the storage was copied is parked, not forgotten", () => {
  const entries = [entry(3, { refused: "denied" }), entry(6)];
  const sorted = sortByUnrecognizedMarker({ seq: 9, id: "other" }, { ...local, entries });
  expect(sorted.parked.map(({ seq, refused }) => [seq, refused])).toEqual([
    [3, "denied"],
    [6, "uncertain"],
  ]);
});

test("[S9.7] of a copy's marker: acknowledged is done, beyond it is pending, in between is uncertain", () => {
  const sorted = sortByUnrecognizedMarker(
    { seq: 5, id: "other" },
    {
      ...local,
      entries: [entry(3), entry(4), entry(5), entry(6)],
    },
  );
  expect(ids(sorted.done)).toEqual([3, 4, 5]);
  expect(sorted.parked.map(({ seq, refused }) => [seq, refused])).toEqual([
    [4, "uncertain"],
    [5, "uncertain"],
  ]);
  expect(ids(sorted.pending)).toEqual([6]);
  // This storage has sent what is behind the marker.
  const early = sortByUnrecognizedMarker({ seq: 4, id: "other" }, local);
  expect([ids(early.parked), ids(early.pending)]).toEqual([[4, 5], [6]]);
});

test("[S9.7] [S9.10] of a forgotten client: only what was sent without an answer is uncertain", () => {
  const sorted = sortByUnrecognizedMarker({ seq: 0, id: "" }, local);
  expect([ids(sorted.parked), ids(sorted.pending)]).toEqual([[4, 5], [6]]);
  // A marker that names no mutation doesn't tell either how far its writer has come.
  const unsure = sortByUnrecognizedMarker({ seq: 0, id: "x" }, { ...local, acked: NO_MARKER });
  expect([ids(unsure.parked), ids(unsure.pending)]).toEqual([[4, 5], [6]]);
});

test.each([{}, { refused: "denied" as const }])(
  "[S9.8] what a copy's marker itself names is not uncertain, though it was planned as %j",
  (plan) => {
    const entries = [entry(5), entry(6, plan), entry(7)];
    const sorted = (id: string) => sortByUnrecognizedMarker({ seq: 6, id }, { ...local, entries });
    const skipped = sorted(skippedId("id6"));
    expect(skipped.parked.map(({ seq, refused }) => [seq, refused])).toEqual([
      [5, "uncertain"],
      [6, "denied"],
    ]);
    expect(ids(skipped.pending)).toEqual([7]);
    const done = sorted("id6");
    expect([ids(done.done), ids(done.parked), ids(done.pending)]).toEqual([[5, 6], [5], [7]]);
  },
);

test("[S2.19] the sign before a marker's id is stored on servers: it stays what it is", () => {
  expect(markerOf(entry(4))).toEqual({ seq: 4, id: "id4" });
  expect(markerOf(entry(4, { refused: "denied" }))).toEqual({ seq: 4, id: "-id4" });
});
