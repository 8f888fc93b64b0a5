import { readFileSync } from "node:fs";

import fc from "fast-check";
import { expect, test } from "vitest";

import { step } from "./engine-machine.ts";
import {
  initialState,
  type Effect,
  type EngineEvent,
  type EngineState,
  type Failure,
  type Outside,
  type Wait,
} from "./engine-state.ts";

/** Random walks through the engine's states: any possible event, in any order. */

const KINDS = [
  "transient",
  "contention",
  "denied",
  "invalid",
  "unauthenticated",
  "quota",
  "misconfigured",
  "unverified",
  "lost",
  "bug",
] as const;
/** The events that end the engine, and so the walk; they are rare. */
const FATAL = ["closed", "outdated"] as const;

type Job = "prepare" | "lock" | "pull" | "push" | "unlock" | "renew" | "conclude" | "refresh";

/** The pending work of a simulated runtime. It checks that each effect is allowed at that point. */
function createRuntime() {
  let state: EngineState;
  let outside: Outside = { isOnline: true, isVisible: true, isOwnAccount: true };
  let isLocked = false;
  let isEnded = false;
  let isWatching = false;
  let seq = 0;
  /** Work whose end is still to be reported. */
  const jobs: Job[] = [];
  const timers = new Set<Wait>();
  const edges = new Set<string>();

  function activities(): Job[] {
    return jobs.filter((job) => job !== "refresh");
  }

  function begin(job: Job): void {
    jobs.push(job);
    // One activity at a time, except the work that runs beside it.
    expect(activities().length).toBeLessThan(2);
  }

  function carryOut(effect: Effect): void {
    if (isEnded) expect(effect.kind).toBe("unlock");
    switch (effect.kind) {
      case "pull":
      case "push":
        expect(isLocked).toBe(true);
        return begin(effect.kind);
      case "unlock":
        expect(isLocked).toBe(true);
        return begin("unlock");
      case "conclude":
      case "prepare":
      case "lock":
      case "renew":
      case "refresh":
        expect(isLocked).toBe(false);
        return begin(effect.kind);
      case "watch":
        expect([isWatching, state.trouble]).toEqual([false, null]);
        expect(outside).toMatchObject({ isVisible: true, isOwnAccount: true });
        expect(outside.isOnline || state.isReached).toBe(true);
        isWatching = true;
        return;
      case "unwatch":
        expect(isWatching).toBe(true);
        isWatching = false;
        return;
      case "wait":
        timers.add(effect.wait);
        return;
      case "cancel":
        expect(timers.delete(effect.wait)).toBe(true);
        return;
      case "end":
        isEnded = true;
        timers.clear();
        return;
      case "listen":
      case "reopen":
      case "report":
      case "show":
    }
  }

  function dispatch(event: EngineEvent): void {
    const before = state.doing;
    const next = step(state, event, outside);
    state = next.state;
    for (const effect of next.effects) carryOut(effect);
    if (!isEnded && before !== state.doing) edges.add(`${before} --> ${state.doing}`);
    expect([state.isStopped, state.isWatching, [...state.waits].toSorted()]).toEqual([
      isEnded,
      isWatching,
      [...timers].toSorted(),
    ]);
    expect(state.doing === "resting").toBe(activities().length === 0);
    // Nothing that can be done now is left undone.
    const isFree = state.doing === "resting" && !isEnded;
    if (!isFree || timers.has("backoff")) return;
    expect(state.wantsPull).toBe(false);
    if (!timers.has("gather") && !timers.has("cooldown")) expect(state.wantsPush).toBe(false);
  }

  function failure(pick: number): Failure {
    const kind = KINDS[pick % (KINDS.length + 1)] ?? FATAL[pick % FATAL.length]!;
    return { kind, error: kind };
  }

  /** How a job ends; every eighth one fails if it can. */
  function endOf(job: Job, pick: number): EngineEvent {
    const failed = pick % 8 === 0 ? failure(Math.floor(pick / 8)) : null;
    if (job === "refresh") return { type: "refreshed", failure: failed };
    if (job === "renew") {
      const session = (["renewed", "unknown", "renewed", "over"] as const)[pick % 4] ?? "over";
      return { type: "renewed", session };
    }
    if (failed) return { type: "failed", failure: failed };
    if (job === "conclude") return { type: "concluded", isAnythingLeft: pick % 5 === 0 };
    if (job === "pull") return { type: "pulled", hasApplied: pick % 2 === 0 };
    const ends = {
      prepare: "prepared",
      lock: "locked",
      push: "pushed",
      unlock: "unlocked",
    } as const;
    return { type: ends[job] };
  }

  function finish(at: number, pick: number): void {
    const [job] = jobs.splice(at, 1);
    if (!job) return;
    const event = endOf(job, pick);
    if (event.type === "locked") isLocked = true;
    if (event.type === "unlocked" || event.type === "failed") isLocked = false;
    dispatch(event);
  }

  function fire(wait: Wait): void {
    timers.delete(wait);
    dispatch({ type: "fired", wait });
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
        if (pick % 3 > 0 || isEnded) return dispatch({ type: "signalled" });
        return dispatch({ type: "unshown", failure: failure(pick) });
      case 4:
      case 5:
        if (isEnded) return;
        seq += pick % 2;
        return dispatch({ type: "queued", seq });
      case 6:
        return isEnded ? undefined : dispatch({ type: "wished" });
      case 7:
        outside = { ...outside, isOwnAccount: pick % 50 > 0 };
        return;
      case 8:
        return isEnded ? undefined : dispatch({ type: "asked" });
      default:
        if (!isWatching) return;
        if (pick % 3 > 0) return dispatch({ type: "watched", user: null });
        isWatching = false;
        dispatch({ type: "unwatched" });
    }
  }

  state = initialState(outside);
  dispatch({ type: "started" });

  return {
    edges,
    state: () => state,
    /** Lets one of the possible events happen. */
    move([what, which, how]: Move): void {
      const waits = [...timers];
      if (what < 2 && jobs.length > 0) finish(which % jobs.length, how);
      else if (what === 2 && waits.length > 0) fire(waits[which % waits.length]!);
      else comeFromOutside(which, how);
    },
    /**
     * From here on everything succeeds, the network is up and the page visible, and events happen until
     * none is left.
     */
    goWell(): void {
      outside = { isOnline: true, isVisible: true, isOwnAccount: true };
      dispatch({ type: "signalled" });
      for (let moves = 0; moves < 200; moves += 1) {
        const wait = [...timers].find((name) => name !== "heartbeat");
        if (jobs.length > 0) finish(0, 1);
        else if (wait) fire(wait);
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

test("[S3.18] whatever happens, one thing is done at a time, and all is well once all goes well", () => {
  fc.assert(
    fc.property(walks, (moves) => {
      const runtime = createRuntime();
      for (const one of moves) runtime.move(one);
      runtime.goWell();
      const state = runtime.state();
      expect(state.doing).toBe("resting");
      if (state.isStopped) return;
      expect(state).toMatchObject({
        wantsPull: false,
        wantsPush: false,
        isWatching: true,
        isRefreshing: false,
        trouble: null,
        shown: { phase: "idle" },
      });
    }),
    { numRuns: 300 },
  );
});

/** The diagram above `step`: each arrow, with a group's arrows repeated for each of its members. */
function readDrawing(): Set<string> {
  const source = readFileSync(new URL("./engine-machine.ts", import.meta.url), "utf8");
  const drawing = /```mermaid\n(.*?)```/su.exec(source)?.[1] ?? "";
  const group = /state (\w+) \{(.*?)\}/su.exec(drawing);
  const members = new Set([...(group?.[2] ?? "").matchAll(/(\w+) -->/gu)].map(([, name]) => name));
  members.add("concluding");
  return new Set(
    [...drawing.matchAll(/(\w+) --> (\w+)/gu)].flatMap(([, from, to]) =>
      (from === group?.[1] ? [...members] : [from]).map((name) => `${name} --> ${to}`),
    ),
  );
}

test("the drawing has every way from one activity to the next, and no other", () => {
  const drawn = readDrawing();
  const seen = new Set<string>();
  fc.assert(
    fc.property(walks, (moves) => {
      const runtime = createRuntime();
      for (const one of moves) runtime.move(one);
      for (const edge of runtime.edges) seen.add(edge);
    }),
    { numRuns: 500, seed: 1 },
  );
  // A step may come to rest and continue from there.
  const isDrawn = (edge: string) => {
    const [from, to] = edge.split(" --> ");
    return drawn.has(edge) || (drawn.has(`${from} --> resting`) && drawn.has(`resting --> ${to}`));
  };
  expect([...seen].filter((edge) => !isDrawn(edge))).toEqual([]);
  expect([...drawn].filter((edge) => !seen.has(edge))).toEqual([]);
});
