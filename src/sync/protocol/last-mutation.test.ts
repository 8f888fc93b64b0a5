import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";

import {
  judgeLastMutation,
  lastMutationOf,
  skippedId,
  sortByLastMutation,
  sortByUnrecognizedLastMutation,
  type SentState,
} from "./last-mutation.ts";
import { NO_MUTATION } from "./wire.ts";

function entry(seq: number, more: Partial<OutboxEntry> = {}): OutboxEntry {
  return { seq, id: `id${seq}`, name: "createUser", version: 1, args: {}, at: 1, ...more };
}

/** Acknowledged up to 3, sent up to 5; 6 is not sent yet. */
const local: SentState = {
  cursor: 10,
  sentSeq: 5,
  acknowledged: { seq: 3, id: "id3" },
  entries: [entry(4), entry(5), entry(6)],
  bulk: [],
};

const at = (seq: number, id = `id${seq}`, v = 12) => ({ v, lastMutation: { seq, id } });
const ids = (entries: readonly OutboxEntry[]) => entries.map(({ seq }) => seq);

test("[S9.3] a last mutation id this storage has left is its own, a reply lost or not", () => {
  expect(judgeLastMutation(at(3), local)).toBe("ours");
  expect(judgeLastMutation(at(5), local)).toBe("ours");
  expect(judgeLastMutation(at(4, skippedId("id4")), local)).toBe("ours");
  expect(judgeLastMutation(at(0, ""), { ...local, acknowledged: { seq: 0, id: "" } })).toBe("ours");
});

test("[S9.3] a last mutation id past what was sent, or with another id, is a copy's", () => {
  expect(judgeLastMutation(at(6), local)).toBe("foreign");
  expect(judgeLastMutation(at(9), local)).toBe("foreign");
  expect(judgeLastMutation(at(5, "other"), local)).toBe("foreign");
  expect(judgeLastMutation(at(4, "id5"), local)).toBe("foreign");
  expect(judgeLastMutation(at(3, "other"), local)).toBe("foreign");
});

test("[S5.10] [S9.10] a last mutation id before what was acknowledged: the server went back, or forgot this client", () => {
  expect(judgeLastMutation(at(2), local)).toBe("behind");
  expect(judgeLastMutation(at(0, "", 4), local)).toBe("behind");
  expect(judgeLastMutation(at(0, "", 12), local)).toBe("foreign");
});

test("[S4.1] what the last mutation id covers leaves the outbox; the rest stays", () => {
  const sorted = sortByLastMutation(at(4).lastMutation, local);
  expect([ids(sorted.done), ids(sorted.parked), ids(sorted.pending)]).toEqual([[4], [], [5, 6]]);
});

test("[S2.18] [S7.26] a refused one is parked when the last mutation id was seen to skip it, and only then", () => {
  const entries = [entry(4, { refused: "denied" }), entry(5)];
  const parkedBy = (lastMutation: { seq: number; id: string }, acknowledgedSeq = 3) =>
    ids(
      sortByLastMutation(lastMutation, {
        ...local,
        acknowledged: { seq: acknowledgedSeq, id: "" },
        entries,
      }).parked,
    );
  expect(parkedBy({ seq: 4, id: skippedId("id4") })).toEqual([4]);
  expect(parkedBy({ seq: 5, id: "id5" }, 4)).toEqual([4]);
  expect(parkedBy({ seq: 4, id: "id4" })).toEqual([]);
  expect(parkedBy({ seq: 5, id: "id5" })).toEqual([]);
});

test("[S7.26] [S9.9] what was skipped before the storage was copied is parked, not forgotten", () => {
  const entries = [entry(3, { refused: "denied" }), entry(6)];
  const sorted = sortByUnrecognizedLastMutation({ seq: 9, id: "other" }, { ...local, entries });
  expect(sorted.parked.map(({ seq, refused }) => [seq, refused])).toEqual([
    [3, "denied"],
    [6, "uncertain"],
  ]);
});

test("[S9.7] of a copy's last mutation id: acknowledged is done, beyond it is pending, in between is uncertain", () => {
  const sorted = sortByUnrecognizedLastMutation(
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
  // This storage has sent what is behind the last mutation id.
  const early = sortByUnrecognizedLastMutation({ seq: 4, id: "other" }, local);
  expect([ids(early.parked), ids(early.pending)]).toEqual([[4, 5], [6]]);
});

test("[S9.7] [S3.20] bulk has another seq in a copy that has sent it: it is known by its id, or uncertain", () => {
  const bulk = [entry(2, { bulk: true }), entry(7, { bulk: true })];
  const sorted = sortByUnrecognizedLastMutation({ seq: 9, id: "id2" }, { ...local, bulk });
  expect(ids(sorted.done)).toEqual([4, 5, 6, 2, 7]);
  expect(ids(sorted.parked)).toEqual([4, 5, 6, 7]);
  // Nobody has sent anything under a last mutation id that was forgotten.
  const forgotten = sortByUnrecognizedLastMutation({ seq: 0, id: "" }, { ...local, bulk });
  expect(ids(forgotten.done)).toEqual([4, 5]);
});

test("[S9.7] [S9.10] of a forgotten client: only what was sent without an answer is uncertain", () => {
  const sorted = sortByUnrecognizedLastMutation({ seq: 0, id: "" }, local);
  expect([ids(sorted.parked), ids(sorted.pending)]).toEqual([[4, 5], [6]]);
  // A last mutation id that names no mutation doesn't tell either how far its writer has come.
  const unsure = sortByUnrecognizedLastMutation(
    { seq: 0, id: "x" },
    { ...local, acknowledged: NO_MUTATION },
  );
  expect([ids(unsure.parked), ids(unsure.pending)]).toEqual([[4, 5], [6]]);
});

test.each([{}, { refused: "denied" as const }])(
  "[S9.8] what a copy's last mutation id itself names is not uncertain, though it was planned as %j",
  (plan) => {
    const entries = [entry(5), entry(6, plan), entry(7)];
    const sorted = (id: string) =>
      sortByUnrecognizedLastMutation({ seq: 6, id }, { ...local, entries });
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

test("[S2.19] the sign before the id is stored on servers: it stays what it is", () => {
  expect(lastMutationOf(entry(4))).toEqual({ seq: 4, id: "id4" });
  expect(lastMutationOf(entry(4, { refused: "denied" }))).toEqual({ seq: 4, id: "-id4" });
});
