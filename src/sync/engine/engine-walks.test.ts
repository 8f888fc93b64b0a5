import { readFileSync } from "node:fs";

import fc from "fast-check";
import { expect, test } from "vitest";

import type { Failure } from "#sync/retries.ts";

import {
  AT_FIRST,
  isPushDue,
  isUp,
  step,
  WAITS,
  type EngineEvent,
  type EngineState,
  type Outside,
} from "./engine-machine.ts";

/** Random walks through the engine's states: any possible event, in any order. */

const FAILURES = [
  "transient",
  "contention",
  "denied",
  "invalid",
  "unauthenticated",
  "quota",
  "misconfigured",
  "unverified",
  "lost",
  "renewed",
  "bug",
] as const;
/** The failures that end the engine, and so the walk; they are rare. */
const FATAL = ["closed", "outdated", "over"] as const;
const ALL_WELL: Outside = { isOnline: true, isVisible: true, isOwnAccount: true };

/** A runtime that takes no time: a cycle has gone as far as the events say that it has. */
function createRuntime() {
  let state: EngineState = { ...AT_FIRST, outside: ALL_WELL };
  let outside = ALL_WELL;
  let seq = 0;
  const edges = new Set<string>();

  function dispatch(event: EngineEvent): void {
    const before = state;
    state = step(before, event, outside);
    if (before.doing !== state.doing && !state.ending)
      edges.add(`${before.doing} --> ${state.doing}`);
    if (before.ending) expect(state).toBe(before);
    check(before);
  }

  function check(before: EngineState): void {
    const { doing, ending, watch, waits, wantsPull, trouble } = state;
    if (ending) {
      expect([doing, watch, waits]).toEqual(["resting", null, {}]);
      return;
    }
    if (watch) expect([trouble, outside.isVisible]).toEqual([null, true]);
    if (watch && watch !== before.watch) {
      expect([outside.isOwnAccount, isUp(state)]).toEqual([true, true]);
      // A cook who comes back may do so just when a try fails.
      if (outside === before.outside) expect(waits.backoff).toBeUndefined();
    }
    // A watch whose silence nobody would notice can be dead for ever.
    expect(waits.heartbeat !== undefined).toBe(watch !== null);
    // Nothing that can be done now is left undone, and what can't has something to wait for.
    if (doing !== "resting" || waits.backoff) return;
    expect([wantsPull, isPushDue(state)]).toEqual([false, false]);
  }

  /** The next step of the cycle under way: it fails at times. */
  function work(pick: number): void {
    if (pick % 8 === 0) return dispatch({ type: "failed", failure: failureOf(pick / 8) });
    if (state.doing === "pushing") return dispatch({ type: "pushed", isBulkLeft: pick % 3 === 0 });
    if (state.wantsPull) return dispatch({ type: "pulling" });
    if (isPushDue(state)) return dispatch({ type: "pushing" });
    dispatch({ type: "cycled", isAnythingLeft: pick % 5 === 0 });
  }

  function failureOf(pick: number): Failure {
    return FAILURES[Math.floor(pick) % (FAILURES.length + 1)] ?? FATAL[Math.floor(pick) % 3]!;
  }

  function comeFromOutside(which: number, pick: number): void {
    switch (which % 10) {
      case 0:
        return pick % 50 === 0 ? dispatch({ type: "stopped" }) : undefined;
      case 1:
        outside = { ...outside, isOnline: !outside.isOnline };
        return dispatch({ type: "signalled" });
      case 2:
        outside = { ...outside, isVisible: !outside.isVisible };
        return dispatch({ type: "signalled" });
      case 3:
        // Noticed by the next event, whichever it is.
        outside = { ...outside, isOnline: pick % 2 === 0, isOwnAccount: pick % 50 > 0 };
        return;
      case 4:
      case 5:
        seq += pick % 2;
        return dispatch({ type: "queued", seq });
      case 6:
        return dispatch({ type: "wished" });
      case 7:
        return dispatch({ type: "asked" });
      default:
        if (!state.watch) return;
        dispatch(pick % 3 > 0 ? { type: "watched", user: null } : { type: "unwatched" });
    }
  }

  dispatch({ type: "started" });

  return {
    edges,
    state: () => state,
    /** Lets one of the possible events happen. */
    move([what, which, how]: Move): void {
      const waits = WAITS.filter((wait) => state.waits[wait]);
      const wait = waits[which % waits.length];
      if (what < 2 && state.doing !== "resting") work(how);
      else if (what === 2 && wait) dispatch({ type: "fired", wait });
      else comeFromOutside(which, how);
    },
    /** From here on everything succeeds, and events happen until none is left. */
    goWell(): void {
      outside = ALL_WELL;
      dispatch({ type: "signalled" });
      for (let moves = 0; moves < 200; moves += 1) {
        const wait = WAITS.find((name) => name !== "heartbeat" && state.waits[name]);
        if (state.doing !== "resting") work(1);
        else if (wait) dispatch({ type: "fired", wait });
        else return;
      }
      throw new Error("It does not come to rest.");
    },
  };
}

/** Chooses which of the possible events happens, and how. */
type Move = [what: number, which: number, how: number];
const move = fc.tuple(fc.nat(3), fc.nat(999), fc.nat(999));
const walks = fc.array(move, { maxLength: 200, size: "max" });

test("[S3.17] [S3.18] whatever happens, nothing due is left undone, and all is well once all goes well", () => {
  fc.assert(
    fc.property(walks, (moves) => {
      const runtime = createRuntime();
      for (const one of moves) runtime.move(one);
      runtime.goWell();
      const { ending, ...state } = runtime.state();
      if (ending) return;
      const rested = { doing: "resting", wantsPull: false, wantsPush: false, trouble: null };
      expect(state).toMatchObject({ ...rested, watch: {}, shown: { phase: "idle" } });
    }),
    { numRuns: 300 },
  );
});

test("the drawing has every way from one activity to the next, and no other", () => {
  const source = readFileSync(new URL("./engine-machine.ts", import.meta.url), "utf8");
  const drawing = /```mermaid\n(.*?)```/su.exec(source)?.[1] ?? "";
  const drawn = new Set([...drawing.matchAll(/\w+ --> \w+/gu)].map(([edge]) => edge));
  const seen = new Set<string>();
  fc.assert(
    fc.property(walks, (moves) => {
      const runtime = createRuntime();
      for (const one of moves) runtime.move(one);
      for (const edge of runtime.edges) seen.add(edge);
    }),
    { numRuns: 300, seed: 1 },
  );
  expect(seen).toEqual(drawn);
});
