import { describe, expect, test } from "vitest";

import { TROUBLES } from "#failure-words/sync-words.ts";
import { LOGGED, type Trouble } from "#sync/protocol/server-trouble.ts";

import { step } from "./engine-machine.ts";
import {
  initialState,
  type Activity,
  type Effect,
  type EngineEvent,
  type EngineState,
  type Failure,
  type Outside,
  type Wait,
} from "./engine-state.ts";

/** Tests every decision of the engine, without time and without promises. */

const OUTSIDE: Outside = { isOnline: true, isVisible: true, isOwnAccount: true };
const HIDDEN: Outside = { ...OUTSIDE, isVisible: false };
const OFFLINE: Outside = { ...OUTSIDE, isOnline: false };
const STRANGER: Outside = { ...OUTSIDE, isOwnAccount: false };
const USER = { current_meals: ["soup"] };
const SAFE = "Your changes are safe on this device, but could not be synced yet.";

/** An engine that has run for a while, watches, and is idle. */
function at(doing: Activity, change: Partial<EngineState> = {}): EngineState {
  const ready = { isPrepared: true, isListening: true, isWatching: true };
  return { ...initialState(OUTSIDE), ...ready, shown: { phase: "idle" }, doing, ...change };
}

function running(...waits: Wait[]): Pick<EngineState, "waits"> {
  return { waits: new Set(waits) };
}

function fail(kind: Failure["kind"]): Extract<EngineEvent, { type: "failed" }> {
  return { type: "failed", failure: { kind, error: kind } };
}

function concluded(isAnythingLeft = false): EngineEvent {
  return { type: "concluded", isAnythingLeft };
}

const show = (phase: string, message?: string) => ({
  kind: "show",
  status: message === undefined ? { phase } : { phase, message },
});
const CONCLUDE = { kind: "conclude" };
const LOCK = { kind: "lock" };
const wait = (name: Wait, ms: number, hasJitter = false) => ({
  kind: "wait",
  wait: name,
  ms,
  hasJitter,
});
const backoff = (ms: number) => wait("backoff", ms, true);
const beat = wait("heartbeat", 120_000);
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

/** Runs events one after another; returns the effects of the last one. */
function play(state: EngineState, ...events: (EngineEvent | [EngineEvent, Outside])[]) {
  let now = { state, effects: [] as readonly Effect[] };
  for (const event of events) {
    now = Array.isArray(event)
      ? step(now.state, event[0], event[1])
      : step(now.state, event, OUTSIDE);
  }
  return now;
}

test("a step changes no state that it was given", () => {
  const state = Object.freeze(at("resting", { wantsPush: true, ...running("gather") }));
  const { waits } = state;
  step(state, { type: "fired", wait: "gather" }, OUTSIDE);
  expect([state.doing, state.waits, [...waits]]).toEqual(["resting", waits, ["gather"]]);
});

describe("the start", () => {
  const start = () => play(initialState(OUTSIDE), { type: "started" });

  test("makes the database ready first of all", () => {
    expect(start().effects).toEqual([{ kind: "prepare" }]);
    expect(start().state.doing).toBe("preparing");
  });

  test("an event that is earlier than the start makes the database ready first, too", () => {
    const { state, effects } = play(initialState(OUTSIDE), { type: "wished" });
    expect([state.doing, effects]).toEqual(["preparing", [{ kind: "prepare" }]]);
  });

  test("[S6.1] [S6.6] listens, and gives the watch five seconds to say how things stand", () => {
    const { state, effects } = play(start().state, { type: "prepared" });
    expect(effects).toEqual([{ kind: "listen" }, beat, { kind: "watch" }, wait("grace", 5_000)]);
    expect(state).toMatchObject({ doing: "resting", isWatching: true, wantsPull: false });
  });

  test.each([
    ["hidden", HIDDEN],
    ["with another account", STRANGER],
  ])("[S6.2] [S11.1] %s, it watches nothing, and asks at once", (_, outside) => {
    const { state, effects } = play(start().state, [{ type: "prepared" }, outside]);
    expect(effects).toEqual([{ kind: "listen" }, beat, LOCK]);
    expect(state).toMatchObject({ doing: "locking", isWatching: false, wantsPull: true });
  });

  test("[S7.35] where the browser says that it is offline, it says so, and tries all the same", () => {
    const first = play(start().state, [{ type: "prepared" }, OFFLINE]);
    const told = show("offline");
    expect(first.effects).toEqual([{ kind: "listen" }, beat, told, LOCK]);
    expect(first.state).toMatchObject({ doing: "locking", isWatching: false });
  });

  test("a database that can't be made ready is listened to all the same, and tried again", () => {
    const failed = play(start().state, fail("bug"));
    expect(kinds(failed.effects).slice(3)).toEqual(["listen", "wait", "watch", "wait"]);
    const { state, effects } = play(failed.state, { type: "fired", wait: "backoff" });
    expect([state.doing, effects]).toEqual(["preparing", [{ kind: "prepare" }]]);
  });
});

describe("a cycle", () => {
  const due = { wantsPush: true };

  test.each<[Activity, Partial<EngineState>, EngineEvent, Activity, unknown[]]>([
    ["resting", due, { type: "wished" }, "locking", [show("syncing"), LOCK]],
    ["resting", {}, { type: "wished" }, "locking", [LOCK]],
    ["resting", { isPrepared: false }, { type: "wished" }, "preparing", [{ kind: "prepare" }]],
    ["preparing", due, { type: "prepared" }, "locking", [show("syncing"), LOCK]],
    ["preparing", {}, { type: "prepared" }, "locking", [LOCK]],
    [
      "locking",
      { wantsPull: true },
      { type: "locked" },
      "pulling",
      [{ kind: "pull", known: null }],
    ],
    ["locking", due, { type: "locked" }, "pushing", [wait("cooldown", 1_000), { kind: "push" }]],
    ["locking", {}, { type: "locked" }, "unlocking", [{ kind: "unlock" }]],
    [
      "pulling",
      due,
      { type: "pulled", hasApplied: true },
      "pushing",
      [wait("cooldown", 1_000), { kind: "push" }],
    ],
    ["pulling", {}, { type: "pulled", hasApplied: true }, "unlocking", [{ kind: "unlock" }]],
    ["pushing", {}, { type: "pushed" }, "unlocking", [wait("echo", 10_000), { kind: "unlock" }]],
    ["unlocking", {}, { type: "unlocked" }, "concluding", [CONCLUDE]],
    ["concluding", {}, concluded(), "resting", [{ kind: "refresh", isNew: false }]],
  ])("goes from %s, with %j, when %j, to %s", (doing, change, event, next, effects) => {
    const after = play(at(doing, change), event);
    expect([after.state.doing, after.effects]).toEqual([next, effects]);
  });

  test.each<[string, Partial<EngineState>, Outside]>([
    ["nothing to do", {}, OUTSIDE],
    [
      "a failure to wait after",
      { wantsPull: true, wantsPush: true, ...running("backoff") },
      OUTSIDE,
    ],
    ["a push a moment ago", { wantsPush: true, ...running("cooldown") }, OUTSIDE],
    ["more to gather", { wantsPush: true, ...running("gather") }, OUTSIDE],
  ])("[S3.15] [S3.16] [S7.4] does not begin with %s", (_, change, outside) => {
    const state = at("resting", change);
    const { effects, state: after } = play(state, [{ type: "queued", seq: 0 }, outside]);
    expect([after.doing, effects]).toEqual(["resting", []]);
  });

  test.each<Activity>([
    "preparing",
    "locking",
    "pulling",
    "pushing",
    "unlocking",
    "concluding",
    "renewing",
  ])("[S3.18] [S8.1] is the only one: what wakes the engine while it is %s waits", (doing) => {
    const watched = play(at(doing), { type: "watched", user: USER });
    expect([watched.state.doing, watched.effects]).toEqual([doing, [beat]]);
    for (const event of [
      { type: "wished" },
      { type: "fired", wait: "backoff" },
      { type: "fired", wait: "grace" },
      { type: "fired", wait: "gather" },
      { type: "fired", wait: "cooldown" },
    ] as const) {
      const change = { wantsPush: true, wantsPull: true, ...running("grace", "gather") };
      const { state, effects } = play(at(doing, change), event);
      expect([state.doing, effects]).toEqual([doing, []]);
    }
  });

  test("[S6.3] [S6.6] pulls what the watch has told, once, and waits for no other answer", () => {
    const told = play(at("resting", running("grace")), { type: "watched", user: USER });
    expect(told.effects).toEqual([beat, LOCK]);
    const { state, effects } = play(told.state, { type: "locked" });
    expect(effects).toEqual([
      { kind: "cancel", wait: "grace" },
      { kind: "pull", known: { user: USER } },
    ]);
    expect(state).toMatchObject({ seen: null, wantsPull: false });
    expect([...state.waits]).toEqual(["heartbeat"]);
  });

  test("what comes while it pulls is done after it, not taken for done", () => {
    const { state, effects } = play(
      at("pulling"),
      { type: "watched", user: USER },
      { type: "pulled", hasApplied: false },
      { type: "unlocked" },
      concluded(),
    );
    expect(kinds(effects)).toEqual(["refresh", "lock"]);
    expect(state).toMatchObject({ doing: "locking", seen: { user: USER } });
  });

  test("[S3.15] what is queued while it pulls is gathered first", () => {
    const pulled = play(
      at("pulling"),
      { type: "queued", seq: 1 },
      { type: "pulled", hasApplied: true },
    );
    expect(kinds(pulled.effects)).toEqual(["unlock"]);
    const early = play(pulled.state, { type: "unlocked" }, concluded());
    expect(early.state).toMatchObject({ doing: "resting", wantsPush: true });
    const gathered = play(early.state, { type: "fired", wait: "gather" });
    expect(gathered.effects).toEqual([show("syncing"), LOCK]);
  });

  test("[S3.16] what is queued while it pushes is sent by the next, a second later", () => {
    const pushing = play(at("locking", { wantsPush: true }), { type: "locked" });
    expect(pushing.state).toMatchObject({ doing: "pushing", wantsPush: false });
    const rested = play(
      pushing.state,
      { type: "queued", seq: 1 },
      { type: "fired", wait: "gather" },
      { type: "pushed" },
      { type: "unlocked" },
      concluded(),
    );
    expect(rested.state.doing).toBe("resting");
    expect(play(rested.state, { type: "fired", wait: "cooldown" }).effects).toEqual([
      show("syncing"),
      LOCK,
    ]);
  });

  test("that has gone well leaves nothing of what failed before", () => {
    const troubled = { failures: 5, hasRenewed: true, trouble: "quota" as const };
    const { state } = play(at("unlocking", troubled), { type: "unlocked" }, concluded());
    expect(state).toMatchObject({ failures: 0, hasRenewed: false, trouble: null });
  });

  test("[S3.17] that leaves something is followed by another, later each time", () => {
    const left = concluded(true);
    let state = at("concluding");
    for (const ms of [1_000, 2_000, 4_000]) {
      const gone = play(state, left);
      expect(gone.effects).toEqual([show("syncing"), backoff(ms)]);
      expect(gone.state).toMatchObject({ doing: "resting", wantsPull: true, wantsPush: true });
      const next = play(gone.state, { type: "fired", wait: "backoff" });
      expect(next.effects).toEqual([LOCK]);
      state = {
        ...next.state,
        doing: "concluding",
        shown: { phase: "idle" },
        wantsPull: false,
        wantsPush: false,
      };
    }
    const queued = play(at("concluding", { wantsPush: true, ...running("cooldown") }), left);
    expect(queued.effects).toEqual([show("syncing")]);
  });

  test("[S7.35] shows nothing of a try where the browser says that it is offline, and watches once one got through", () => {
    const offline = { wantsPush: true, isWatching: false, shown: { phase: "offline" as const } };
    const tried = play(at("resting", offline), [{ type: "wished" }, OFFLINE]);
    expect(tried.effects).toEqual([LOCK]);
    const through = play({ ...tried.state, doing: "unlocking" }, [{ type: "unlocked" }, OFFLINE]);
    expect(through.effects).toEqual([CONCLUDE]);
    const { state, effects } = play(through.state, [concluded(), OFFLINE]);
    expect(kinds(effects)).toEqual(["refresh", "watch", "show", "lock"]);
    const failed = play({ ...state, doing: "pulling" }, [fail("transient"), OFFLINE]);
    expect(failed.effects).toEqual([backoff(120_000), show("offline")]);
  });

  test("[S5.15] [S5.28] looks for meals that are named anew after a state was applied, one refresh at a time", () => {
    const applied = play(at("pulling"), { type: "pulled", hasApplied: true }, { type: "unlocked" });
    const busy = play({ ...applied.state, isRefreshing: true }, concluded());
    expect([busy.effects, busy.state.hasApplied]).toEqual([[], true]);
    const { state, effects } = play(applied.state, concluded());
    expect(effects).toEqual([{ kind: "refresh", isNew: true }]);
    expect(state).toMatchObject({ isRefreshing: true, hasApplied: false });
    const again = play(at("pulling", { hasApplied: true }), { type: "pulled", hasApplied: false });
    expect(again.state.hasApplied).toBe(true);
  });
});

describe("a failure", () => {
  test.each<Activity>(["preparing", "locking", "pulling", "pushing", "unlocking"])(
    "[S7.8] while %s has everything looked at anew, in a database that may be another",
    (doing) => {
      const { state } = play(at(doing), fail("transient"));
      const anew = { wantsPull: true, wantsPush: doing === "pushing", isPrepared: false };
      expect(state).toMatchObject({ doing: "resting", ...anew });
    },
  );

  test.each<[Failure["kind"], unknown[]]>([
    ["transient", [backoff(1_000), show("offline")]],
    ["invalid", [backoff(1_000), show("error", SAFE)]],
    [
      "bug",
      [
        { kind: "report", message: "Sync failed", error: "bug" },
        backoff(1_000),
        show("error", SAFE),
      ],
    ],
    ["contention", [backoff(1_000)]],
    [
      "lost",
      [
        { kind: "report", message: "The database was lost", error: "lost" },
        { kind: "reopen" },
        backoff(1_000),
      ],
    ],
    ["unauthenticated", [{ kind: "renew" }]],
  ])("[S7.6] [S7.7] of the kind %s", (kind, effects) => {
    expect(play(at("pushing"), fail(kind)).effects).toEqual(effects);
  });

  test("[S7.4] is waited after twice as long each time, up to a minute", () => {
    let state = at("pushing");
    const waited: unknown[] = [];
    for (let failures = 1; failures <= 8; failures += 1) {
      const { state: failed, effects } = play({ ...state, doing: "pushing" }, fail("contention"));
      expect(failed.failures).toBe(failures);
      waited.push(...effects);
      state = failed;
    }
    const seconds = [1, 2, 4, 8, 16, 32, 60, 60];
    expect(waited).toEqual(seconds.map((s) => backoff(s * 1_000)));
  });

  test("is not stored again while it is shown", () => {
    const { state, effects } = play(
      at("pushing", { shown: { phase: "offline" } }),
      fail("transient"),
    );
    expect([state.doing, effects]).toEqual(["resting", [backoff(1_000)]]);
  });

  test("[S6.4] leads to a new watch where the old one has ended", () => {
    const { effects } = play(at("pulling", { isWatching: false }), fail("contention"));
    expect(effects).toEqual([backoff(1_000), { kind: "watch" }]);
  });

  test.each<[Failure["kind"]]>([["closed"], ["outdated"]])(
    "[S12.2] [S12.6] that it is %s ends it",
    (kind) => {
      const { state, effects } = play(at("pulling"), fail(kind));
      expect(effects).toEqual([{ kind: "unwatch" }, { kind: "end", ending: kind }]);
      expect(state).toMatchObject({ isStopped: true, doing: "resting", isWatching: false });
    },
  );

  test.each<[Failure["kind"]]>([["transient"], ["unauthenticated"], ["quota"], ["bug"]])(
    "[S11.2] as another account ends it, whatever it is: %s",
    (kind) => {
      const { state, effects } = play(at("pulling"), [fail(kind), STRANGER]);
      expect(effects).toEqual([{ kind: "unwatch" }, { kind: "end", ending: "signed-out" }]);
      expect(state).toMatchObject({ isStopped: true, doing: "resting" });
    },
  );
});

describe("an expired session", () => {
  const renewing = () => play(at("pushing", { trouble: "quota" }), fail("unauthenticated")).state;
  const renewed = (session: "renewed" | "over" | "unknown"): EngineEvent => ({
    type: "renewed",
    session,
  });

  test("[S7.29] is renewed once, and nothing is shown of it", () => {
    expect(renewing().doing).toBe("renewing");
    const { state, effects } = play(renewing(), renewed("renewed"));
    expect(effects).toEqual([backoff(1_000)]);
    expect(state).toMatchObject({ doing: "resting", hasRenewed: true, trouble: null });
    const again = play({ ...state, doing: "pushing" }, fail("unauthenticated"));
    expect(again.effects).toEqual([backoff(2_000), show("error", SAFE)]);
  });

  test("[S7.31] is offline while nobody knows, and may be renewed later", () => {
    const { state, effects } = play(renewing(), renewed("unknown"));
    expect(effects).toEqual([backoff(1_000), show("offline")]);
    expect(state).toMatchObject({ doing: "resting", hasRenewed: false });
  });

  test.each([
    ["no new token", renewed("over"), OUTSIDE],
    ["a new token, for another account", renewed("renewed"), STRANGER],
  ])("[S7.30] [S11.2] is over with %s", (_, event, outside) => {
    const { state, effects } = play(renewing(), [event, outside]);
    expect(effects).toEqual([{ kind: "unwatch" }, { kind: "end", ending: "signed-out" }]);
    expect(state.doing).toBe("resting");
  });
});

describe("trouble on the server's side", () => {
  const inTrouble = { trouble: "quota" as const, ...running("backoff") };

  test.each<Trouble>(["quota", "misconfigured", "unverified", "denied"])(
    "[S7.11] [S7.13] [S7.14] %s is told, reported once, and waited out without a watch",
    (trouble) => {
      const { state, effects } = play(at("pushing"), fail(trouble));
      const report = { kind: "report", message: LOGGED[trouble], error: trouble };
      const told = [backoff(1_800_000), show("error", TROUBLES[trouble])];
      expect(effects).toEqual([report, ...told, { kind: "unwatch" }]);
      expect(state).toMatchObject({ doing: "resting", trouble, failures: 0 });
      const again = play({ ...state, doing: "pushing" }, fail(trouble));
      expect(again.effects).toEqual([backoff(1_800_000)]);
    },
  );

  test("[S7.13] [S7.14] is left alone, whoever comes back", () => {
    const state = at("resting", { ...inTrouble, isWatching: false, shown: { phase: "error" } });
    const away = play(state, [{ type: "signalled" }, HIDDEN], { type: "signalled" });
    expect([away.effects, away.state.doing]).toEqual([[], "resting"]);
    const offline = play(state, [{ type: "signalled" }, OFFLINE]);
    expect(offline.effects).toEqual([show("offline")]);
    expect(play(offline.state, { type: "signalled" }).effects).toEqual([]);
  });

  test("[S7.34] is asked about at once when the cook says so, and is waited out again if it lasts", () => {
    const shownTrouble = { phase: "error", message: "x" } as const;
    const state = at("resting", { ...inTrouble, isWatching: false, shown: shownTrouble });
    const asked = play(state, { type: "asked" });
    expect(asked.effects).toEqual([{ kind: "cancel", wait: "backoff" }, show("syncing"), LOCK]);
    expect(asked.state).toMatchObject({ doing: "locking", wantsPull: true, failures: 0 });
    const again = play({ ...asked.state, doing: "pulling" }, fail("quota"));
    expect(kinds(again.effects)).toEqual(["wait", "show"]);
  });

  test("[S7.11] is over with another failure, and news again after that", () => {
    const other = play(at("pushing", inTrouble), fail("transient"));
    expect(other.state.trouble).toBeNull();
    const { effects } = play({ ...other.state, doing: "pushing" }, fail("quota"));
    expect(kinds(effects)).toEqual(["report", "wait", "show", "unwatch"]);
  });
});

describe("the cook who asks to sync", () => {
  const asked: EngineEvent = { type: "asked" };

  test("[S7.34] is answered by a cycle that pulls, after no wait, and the next waits are short", () => {
    const failed = at("resting", {
      failures: 4,
      ...running("backoff"),
      shown: { phase: "offline" },
    });
    const { state, effects } = play(failed, asked);
    expect(effects).toEqual([{ kind: "cancel", wait: "backoff" }, show("syncing"), LOCK]);
    expect(state).toMatchObject({ doing: "locking", wantsPull: true, failures: 0 });
  });

  test("[S7.34] [S3.18] has a cycle of their own after the one under way", () => {
    const { state, effects } = play(at("pushing", { shown: { phase: "syncing" } }), asked);
    expect([state.doing, state.wantsPull, effects]).toEqual(["pushing", true, []]);
  });

  test("[S7.34] [S7.35] has a try where the browser says that it is offline", () => {
    const waiting = at("resting", { shown: { phase: "offline" }, ...running("backoff") });
    const { effects } = play(waiting, [asked, OFFLINE]);
    expect(kinds(effects)).toEqual(["cancel", "show", "lock"]);
  });
});

describe("signals", () => {
  const signalled: EngineEvent = { type: "signalled" };

  test("[S6.2] [S6.6] the watch ends out of sight, and begins anew with a pause for its answer", () => {
    const hidden = play(at("resting"), [signalled, HIDDEN]);
    expect(hidden.effects).toEqual([{ kind: "unwatch" }]);
    expect(play(hidden.state, [signalled, HIDDEN]).effects).toEqual([]);
    const back = play(hidden.state, signalled);
    expect(back.effects).toEqual([{ kind: "watch" }, wait("grace", 5_000)]);
    expect(play(back.state, { type: "fired", wait: "grace" }).effects).toEqual([LOCK]);
  });

  test("[S7.5] [S7.6] offline is shown at once, beside what is being done; back online it asks", () => {
    const offline = play(at("pulling"), [signalled, OFFLINE]);
    expect(offline.effects).toEqual([show("offline")]);
    expect(offline.state.doing).toBe("pulling");
    const back = play({ ...offline.state, doing: "resting" }, signalled);
    expect(back.effects).toEqual([LOCK]);
  });

  test.each([
    ["the network", OFFLINE],
    ["the cook", HIDDEN],
  ])("[S7.5] with %s back, waits are over and short again", (_, away) => {
    const failed = at("resting", { failures: 4, wantsPush: true, ...running("backoff") });
    const { state, effects } = play(failed, [signalled, away], signalled);
    expect(effects).toContainEqual({ kind: "cancel", wait: "backoff" });
    expect(state).toMatchObject({ doing: "locking", failures: 0 });
  });

  test("[S7.5] the cook who is back without a network changes nothing", () => {
    const away = { ...HIDDEN, isOnline: false };
    const failed = at("resting", { wantsPull: true, ...running("backoff") });
    const { effects } = play(failed, [signalled, away], [signalled, OFFLINE]);
    expect(effects).toEqual([]);
  });

  test("[S6.1] what tells of no return only sees to the watch", () => {
    expect(play(at("resting"), signalled).effects).toEqual([]);
    expect(play(at("resting", { isWatching: false }), signalled).effects).toEqual([
      { kind: "watch" },
    ]);
    const stranger = play(at("resting", { isWatching: false }), [signalled, STRANGER]);
    expect(stranger.effects).toEqual([]);
  });

  test("[S6.4] [S7.4] a watch that ends is followed by a cycle after a pause, and by no second pause", () => {
    const ended = play(at("resting"), { type: "unwatched" });
    expect(ended.effects).toEqual([backoff(1_000)]);
    expect(ended.state).toMatchObject({ isWatching: false, wantsPull: true, failures: 1 });
    const waiting = play(at("resting", running("backoff")), { type: "unwatched" });
    expect([waiting.effects, waiting.state.failures]).toEqual([[], 0]);
  });

  test("[S3.15] what is queued is gathered before it is sent, and only what is new", () => {
    const queued = play(at("resting", { newestSeq: 4 }), { type: "queued", seq: 5 });
    expect(queued.effects).toEqual([wait("gather", 75)]);
    expect(queued.state).toMatchObject({ newestSeq: 5, wantsPush: true });
    for (const seq of [0, 5])
      expect(play(queued.state, { type: "queued", seq }).effects).toEqual([]);
  });

  test("[S6.5] a watch that says nothing for two minutes is replaced, if somebody looks", () => {
    const fired: EngineEvent = { type: "fired", wait: "heartbeat" };
    const seen = play(at("resting", running("heartbeat")), fired);
    const anew = [{ kind: "unwatch" }, { kind: "watch" }, wait("grace", 5_000)];
    expect(seen.effects).toEqual([beat, ...anew]);
    const unseen = play(at("resting", { isWatching: false, ...running("heartbeat") }), [
      fired,
      HIDDEN,
    ]);
    expect(unseen.effects).toEqual([beat]);
    expect([...unseen.state.waits]).toEqual(["heartbeat"]);
  });

  test("[S6.8] so is one that doesn't report in ten seconds what was pushed", () => {
    const pushed = play(at("pushing"), { type: "pushed" });
    expect(pushed.effects).toContainEqual(wait("echo", 10_000));
    const late = play({ ...pushed.state, doing: "resting" }, { type: "fired", wait: "echo" });
    expect(kinds(late.effects)).toEqual(["unwatch", "watch", "wait"]);
    const told = play(pushed.state, { type: "watched", user: USER });
    expect(told.effects).toEqual([{ kind: "cancel", wait: "echo" }, beat]);
    const toldBefore = play(at("pushing", { seen: { user: USER } }), { type: "pushed" });
    expect(toldBefore.effects).toEqual([{ kind: "unlock" }]);
  });
});

describe("what is shown", () => {
  test("is stored again only for being idle, whose time counts", () => {
    const idle = play(at("unlocking", { shown: { phase: "idle" } }), { type: "unlocked" });
    expect(idle.effects).toEqual([CONCLUDE]);
    const syncing = { shown: { phase: "syncing" as const }, wantsPush: true };
    expect(play(at("resting", syncing), { type: "wished" }).effects).toEqual([LOCK]);
    const other = { shown: { phase: "error" as const, message: TROUBLES.quota } };
    expect(play(at("pushing", other), fail("invalid")).effects).toContainEqual(show("error", SAFE));
  });

  const unshown = (kind: Failure["kind"]): EngineEvent => ({
    type: "unshown",
    failure: { kind, error: kind },
  });

  test("and can't be stored, is reported, and holds nothing up", () => {
    const { state, effects } = play(at("locking"), unshown("bug"));
    const report = { message: "The sync status could not be stored", error: "bug" };
    expect(effects).toEqual([{ kind: "report", ...report }]);
    expect(state.doing).toBe("locking");
  });

  test.each(["closed", "outdated"] as const)(
    "[S12.2] [S12.6] and finds the database %s ends it",
    (kind) => {
      const { state, effects } = play(at("pulling"), unshown(kind));
      expect(effects).toEqual([{ kind: "unwatch" }, { kind: "end", ending: kind }]);
      expect(state).toMatchObject({ doing: "pulling", isStopped: true });
    },
  );

  test("[S5.17] a refresh that fails is reported, but for what ends the engine anyway", () => {
    const refreshed = (kind: Failure["kind"] | null): EngineEvent => ({
      type: "refreshed",
      failure: kind && { kind, error: kind },
    });
    const busy = at("resting", { isRefreshing: true });
    const report = { message: "The shared meals could not be refreshed", error: "bug" };
    expect(play(busy, refreshed("bug")).effects).toEqual([{ kind: "report", ...report }]);
    for (const kind of ["closed", "outdated", null] as const) {
      const { state, effects } = play(busy, refreshed(kind));
      expect([effects, state.isRefreshing]).toEqual([[], false]);
    }
  });
});

describe("once it is stopped", () => {
  const stopped: EngineEvent = { type: "stopped" };

  test.each<[Activity, EngineEvent, Activity, unknown[]]>([
    ["preparing", { type: "prepared" }, "resting", []],
    ["locking", { type: "locked" }, "unlocking", [{ kind: "unlock" }]],
    ["pulling", { type: "pulled", hasApplied: true }, "unlocking", [{ kind: "unlock" }]],
    ["pushing", { type: "pushed" }, "unlocking", [{ kind: "unlock" }]],
    ["unlocking", { type: "unlocked" }, "resting", []],
    ["concluding", concluded(), "resting", []],
    ["renewing", { type: "renewed", session: "renewed" }, "resting", []],
    ["renewing", { type: "renewed", session: "over" }, "resting", []],
    ["locking", fail("bug"), "resting", []],
    ["pulling", fail("unauthenticated"), "resting", []],
  ])("while %s, nothing follows from %j", (doing, event, next, effects) => {
    const change = { wantsPull: true, wantsPush: true, ...running("backoff", "heartbeat") };
    const end = play(at(doing, change), stopped);
    expect(end.effects).toEqual([{ kind: "unwatch" }, { kind: "end", ending: "stopped" }]);
    expect(end.state).toMatchObject({ doing, isStopped: true, isWatching: false });
    expect([...end.state.waits]).toEqual([]);
    const after = play(end.state, event);
    expect([after.state.doing, after.effects]).toEqual([next, effects]);
  });

  test.each<EngineEvent>([
    { type: "asked" },
    { type: "signalled" },
    { type: "watched", user: USER },
    { type: "unwatched" },
    { type: "queued", seq: 9 },
    { type: "wished" },
    { type: "fired", wait: "backoff" },
    { type: "stopped" },
    { type: "unshown", failure: { kind: "outdated", error: "late" } },
  ])("it is deaf to %j", (event) => {
    for (const doing of ["resting", "pulling"] as const) {
      const { state } = play(at(doing), stopped);
      expect(step(state, event, OUTSIDE)).toEqual({ state, effects: [] });
    }
  });

  test("a refresh that is under way still ends, and says nothing", () => {
    const failure: Failure = { kind: "bug", error: "bug" };
    const refreshing = play(at("resting", { isRefreshing: true }), stopped);
    const { state, effects } = play(refreshing.state, { type: "refreshed", failure });
    expect([state.isRefreshing, effects]).toEqual([false, []]);
  });
});
