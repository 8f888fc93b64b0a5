import { expect, test } from "vitest";

import type { OutboxEntry } from "#db/schema.ts";

import {
  judgeLastMutation,
  lastMutationOf,
  passedBy,
  passedByUnrecognized,
  skippedId,
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
const parkedOf = (passed: readonly OutboxEntry[]) =>
  passed.filter(({ refused }) => refused !== undefined);

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
  const passed = passedBy(at(4).lastMutation, local);
  expect([ids(passed), parkedOf(passed)]).toEqual([[4], []]);
});

test("[S2.18] [S7.26] a refused one is parked when the last mutation id was seen to skip it, and only then", () => {
  const entries = [entry(4, { refused: "denied" }), entry(5)];
  const parkedBy = (lastMutation: { seq: number; id: string }, acknowledgedSeq = 3) =>
    ids(
      parkedOf(
        passedBy(lastMutation, {
          ...local,
          acknowledged: { seq: acknowledgedSeq, id: "" },
          entries,
        }),
      ),
    );
  expect(parkedBy({ seq: 4, id: skippedId("id4") })).toEqual([4]);
  expect(parkedBy({ seq: 5, id: "id5" }, 4)).toEqual([4]);
  expect(parkedBy({ seq: 4, id: "id4" })).toEqual([]);
  expect(parkedBy({ seq: 5, id: "id5" })).toEqual([]);
});

test("[S7.26] [S9.9] what was skipped before the storage was copied is parked, not forgotten", () => {
  const entries = [entry(3, { refused: "denied" }), entry(6)];
  const passed = passedByUnrecognized({ seq: 9, id: "other" }, { ...local, entries });
  expect(parkedOf(passed).map(({ seq, refused }) => [seq, refused])).toEqual([
    [3, "denied"],
    [6, "uncertain"],
  ]);
});

test("[S9.7] of a copy's last mutation id: acknowledged is done, beyond it is pending, in between is uncertain", () => {
  const passed = passedByUnrecognized(
    { seq: 5, id: "other" },
    {
      ...local,
      entries: [entry(3), entry(4), entry(5), entry(6)],
    },
  );
  expect(ids(passed)).toEqual([3, 4, 5]);
  expect(parkedOf(passed).map(({ seq, refused }) => [seq, refused])).toEqual([
    [4, "uncertain"],
    [5, "uncertain"],
  ]);
  // This storage has sent what is behind the last mutation id.
  const early = passedByUnrecognized({ seq: 4, id: "other" }, local);
  expect([ids(early), ids(parkedOf(early))]).toEqual([
    [4, 5],
    [4, 5],
  ]);
});

test("[S9.7] [S3.20] bulk has another seq in a copy that has sent it: it is known by its id, or uncertain", () => {
  const bulk = [entry(2, { bulk: true }), entry(7, { bulk: true })];
  const passed = passedByUnrecognized({ seq: 9, id: "id2" }, { ...local, bulk });
  expect(ids(passed)).toEqual([4, 5, 6, 2, 7]);
  expect(ids(parkedOf(passed))).toEqual([4, 5, 6, 7]);
  // Nobody has sent anything under a last mutation id that was forgotten.
  const forgotten = passedByUnrecognized({ seq: 0, id: "" }, { ...local, bulk });
  expect(ids(forgotten)).toEqual([4, 5]);
});

test("[S9.7] [S9.10] of a forgotten client: only what was sent without an answer is uncertain", () => {
  const passed = passedByUnrecognized({ seq: 0, id: "" }, local);
  expect([ids(passed), ids(parkedOf(passed))]).toEqual([
    [4, 5],
    [4, 5],
  ]);
  // A last mutation id that names no mutation doesn't tell either how far its writer has come.
  const unsure = passedByUnrecognized({ seq: 0, id: "x" }, { ...local, acknowledged: NO_MUTATION });
  expect([ids(unsure), ids(parkedOf(unsure))]).toEqual([
    [4, 5],
    [4, 5],
  ]);
});

test.each([{}, { refused: "denied" as const }])(
  "[S9.8] what a copy's last mutation id itself names is not uncertain, though it was planned as %j",
  (plan) => {
    const entries = [entry(5), entry(6, plan), entry(7)];
    const passed = (id: string) => passedByUnrecognized({ seq: 6, id }, { ...local, entries });
    const skipped = passed(skippedId("id6"));
    expect(parkedOf(skipped).map(({ seq, refused }) => [seq, refused])).toEqual([
      [5, "uncertain"],
      [6, "denied"],
    ]);
    expect(ids(skipped)).toEqual([5, 6]);
    const done = passed("id6");
    expect([ids(done), ids(parkedOf(done))]).toEqual([[5, 6], [5]]);
  },
);

test("[S2.19] the sign before the id is stored on servers: it stays what it is", () => {
  expect(lastMutationOf(entry(4))).toEqual({ seq: 4, id: "id4" });
  expect(lastMutationOf(entry(4, { refused: "denied" }))).toEqual({ seq: 4, id: "-id4" });
});
