import { describe, expect, test } from "vitest";

import { TROUBLES } from "#failure-words/sync-words.ts";
import type { Failure } from "#sync/retries.ts";

import {
  AT_FIRST,
  step,
  type EngineEvent,
  type EngineState,
  type Outside,
  type Wait,
} from "./engine-machine.ts";

/** Tests every decision of the engine, without time and without promises. */

const OUTSIDE: Outside = { isOnline: true, isVisible: true, isOwnAccount: true };
const HIDDEN: Outside = { ...OUTSIDE, isVisible: false };
const OFFLINE: Outside = { ...OUTSIDE, isOnline: false };
const STRANGER: Outside = { ...OUTSIDE, isOwnAccount: false };
const USER = { current_meals: ["soup"] };
const SAFE = "Your changes are safe on this device, but could not be synced yet.";
const WATCH = {};

/** An engine that has run for a while, watches, and is idle. */
function at(doing: EngineState["doing"], change: Partial<EngineState> = {}): EngineState {
  const idle = { watch: WATCH, shown: { phase: "idle" as const } };
  return { ...AT_FIRST, outside: OUTSIDE, ...idle, doing, ...change };
}

/** Waits of any length. */
function waiting(...names: Wait[]): Pick<EngineState, "waits"> {
  return { waits: Object.fromEntries(names.map((name) => [name, { ms: 1 }])) };
}

const on = (type: "pulling" | "pushing" | "asked" | "wished" | "signalled") => ({ type });
const pushed = (isBulkLeft = false): EngineEvent => ({ type: "pushed", isBulkLeft });
const failed = (failure: Failure): EngineEvent => ({ type: "failed", failure });
const fired = (wait: Wait): EngineEvent => ({ type: "fired", wait });
const cycled = (isAnythingLeft = false): EngineEvent => ({ type: "cycled", isAnythingLeft });
const watched: EngineEvent = { type: "watched", user: USER };

/** Runs events one after another. */
function play(state: EngineState, ...events: (EngineEvent | [EngineEvent, Outside])[]) {
  let now = state;
  for (const event of events) {
    now = Array.isArray(event) ? step(now, ...event) : step(now, event, now.outside);
  }
  return now;
}

test("a step changes no state that it was given", () => {
  const state = Object.freeze(at("resting", { wantsPush: true, ...waiting("gather") }));
  Object.freeze(state.waits);
  const { doing, waits } = play(state, fired("gather"));
  expect([doing, waits]).toEqual(["cycling", {}]);
});

describe("the start", () => {
  const start = (outside: Outside) => step({ ...AT_FIRST, outside }, { type: "started" }, outside);

  test("[S6.1] [S6.6] gives the watch five seconds to say how things stand", () => {
    const state = start(OUTSIDE);
    expect(state).toMatchObject({ doing: "resting", watch: {}, wantsPull: false });
    expect(state.waits).toEqual({ grace: { ms: 5_000 }, heartbeat: { ms: 120_000 } });
    expect(play(state, fired("grace")).doing).toBe("cycling");
  });

  test.each([
    ["hidden", HIDDEN],
    ["with another account", STRANGER],
  ])("[S6.2] [S11.1] %s, it watches nothing, and asks at once", (_, outside) => {
    const asking = { doing: "cycling", watch: null, wantsPull: true, waits: {} };
    expect(start(outside)).toMatchObject(asking);
  });

  test("[S7.35] where the browser says that it is offline, it says so, and tries all the same", () => {
    const state = start(OFFLINE);
    expect(state).toMatchObject({ doing: "cycling", watch: null, shown: { phase: "offline" } });
  });
});

describe("a cycle", () => {
  test.each<[string, Partial<EngineState>]>([
    ["nothing to do", {}],
    ["a failure to wait after", { wantsPull: true, wantsPush: true, ...waiting("backoff") }],
    ["a push a moment ago", { wantsPush: true, ...waiting("cooldown") }],
    ["more to gather", { wantsPush: true, ...waiting("gather") }],
  ])("[S3.15] [S3.16] [S7.4] does not begin with %s", (_, change) => {
    const state = at("resting", change);
    expect(play(state, { type: "queued", seq: 0 })).toEqual(state);
  });

  test("tells that it syncs when it has something to send", () => {
    const pull = play(at("resting"), on("wished"));
    expect(pull).toMatchObject({ doing: "cycling", shown: { phase: "idle" } });
    const push = play(at("resting", { wantsPush: true }), on("wished"));
    expect(push).toMatchObject({ doing: "cycling", shown: { phase: "syncing" } });
  });

  test.each(["cycling", "pushing"] as const)(
    "[S3.18] is the only one: what wakes the engine while it is %s waits for its end",
    (doing) => {
      for (const event of [watched, on("wished"), on("asked"), fired("gather"), fired("grace")]) {
        const busy = play(at(doing, { wantsPush: true }), event);
        expect(busy.doing).toBe(doing);
        expect(play({ ...busy, doing: "cycling" }, cycled()).doing).toBe("cycling");
      }
    },
  );

  test("[S6.3] [S6.6] pulls what the watch has told, once, and waits for no other answer", () => {
    const told = play(at("resting", waiting("grace")), watched);
    expect(told).toMatchObject({ doing: "cycling", seen: { user: USER }, wantsPull: true });
    const { seen, wantsPull, waits } = play(told, on("pulling"));
    expect([seen, wantsPull, waits]).toEqual([null, false, { heartbeat: { ms: 120_000 } }]);
  });

  test("what comes while it pulls is done after it, not taken for done", () => {
    const state = play(at("cycling", { wantsPull: true }), on("pulling"), watched, cycled());
    expect(state).toMatchObject({ doing: "cycling", wantsPull: true, seen: { user: USER } });
  });

  test("[S3.16] what is queued while it pushes is sent by the next, a second later", () => {
    const pushing = play(at("cycling", { wantsPush: true }), on("pushing"));
    expect(pushing).toMatchObject({ doing: "pushing", wantsPush: false });
    expect(pushing.waits.cooldown).toEqual({ ms: 1_000 });
    const queued = play(pushing, { type: "queued", seq: 1 }, fired("gather"), pushed());
    const rested = play(queued, cycled());
    expect(rested).toMatchObject({ doing: "resting", wantsPush: true });
    expect(play(rested, fired("cooldown")).doing).toBe("cycling");
  });

  test("that has gone well leaves nothing of what failed before", () => {
    const troubled = { failures: 5, hasRenewed: true, trouble: "quota" as const };
    const well = { failures: 0, hasRenewed: false, trouble: null, shown: { phase: "idle" } };
    expect(play(at("cycling", troubled), cycled())).toMatchObject(well);
  });

  test("has its end told again, whose time counts", () => {
    const state = at("cycling");
    expect(play(state, cycled()).shown).not.toBe(state.shown);
  });

  test("[S3.17] that leaves something is followed by another, later each time", () => {
    let state = at("cycling", { shown: { phase: "syncing" } });
    for (const ms of [1_000, 2_000, 4_000]) {
      state = play(state, cycled(true));
      const more = { doing: "resting", wantsPull: true, wantsPush: true };
      expect(state).toMatchObject({ ...more, shown: { phase: "syncing" } });
      expect(state.waits.backoff).toEqual({ ms });
      state = play(state, fired("backoff"), on("pulling"), on("pushing"), pushed());
      state = { ...state, waits: {} };
    }
    const queued = at("cycling", { wantsPush: true, ...waiting("cooldown") });
    expect(play(queued, cycled(true)).waits).not.toHaveProperty("backoff");
  });

  test("[S7.35] shows nothing of a try where the browser says that it is offline, and watches once one got through", () => {
    const offline = { outside: OFFLINE, watch: null, shown: { phase: "offline" as const } };
    const tried = play(at("resting", { ...offline, wantsPush: true }), on("wished"));
    expect(tried).toMatchObject({ doing: "cycling", shown: { phase: "offline" } });
    const through = play(tried, cycled());
    expect(through).toMatchObject({ isReached: true, watch: {} });
    expect(play(through, failed("transient")).waits.backoff).toEqual({ ms: 120_000 });
  });
});

describe("a failure", () => {
  test("[S7.8] has everything looked at anew", () => {
    const anew = { doing: "resting", wantsPull: true, isReached: false };
    for (const [doing, wantsPush] of [
      ["cycling", false],
      ["pushing", true],
    ] as const) {
      const state = play(at(doing, { isReached: true }), failed("transient"));
      expect(state).toMatchObject({ ...anew, wantsPush });
    }
  });

  test.each<[Failure, EngineState["shown"]]>([
    ["transient", { phase: "offline" }],
    ["invalid", { phase: "error", message: SAFE }],
    ["bug", { phase: "error", message: SAFE }],
    ["unauthenticated", { phase: "error", message: SAFE }],
    ["contention", { phase: "syncing" }],
    ["lost", { phase: "syncing" }],
    ["renewed", { phase: "syncing" }],
  ])("[S7.6] [S7.7] [S7.29] of the kind %s is shown as %j", (failure, shown) => {
    const state = play(at("pushing", { shown: { phase: "syncing" } }), failed(failure));
    expect(state.shown).toEqual(shown);
    expect(state.waits.backoff).toEqual({ ms: 1_000 });
    expect(state.hasRenewed).toBe(failure === "renewed");
  });

  test("[S7.4] is waited after twice as long each time, up to a minute", () => {
    let state = at("pushing");
    const waited = [];
    for (let failures = 1; failures <= 8; failures += 1) {
      state = play({ ...state, doing: "pushing" }, failed("contention"));
      waited.push(state.waits.backoff?.ms);
    }
    expect(waited).toEqual([1, 2, 4, 8, 16, 32, 60, 60].map((s) => s * 1_000));
  });

  test("is not stored again while it is shown", () => {
    const state = at("pushing", { shown: { phase: "offline" } });
    expect(play(state, failed("transient")).shown).toBe(state.shown);
  });

  test.each<[Failure, Outside, EngineState["ending"]]>([
    ["closed", OUTSIDE, "closed"],
    ["outdated", OUTSIDE, "outdated"],
    ["over", OUTSIDE, "signed-out"],
    ["transient", STRANGER, "signed-out"],
    ["quota", STRANGER, "signed-out"],
  ])(
    "[S7.30] [S11.2] [S12.2] [S12.6] of the kind %s, with %j, ends it",
    (failure, outside, ending) => {
      const state = play(at("pushing", waiting("heartbeat")), [failed(failure), outside]);
      const nothing = { doing: "resting", watch: null, wantsPull: false, wantsPush: false };
      expect(state).toMatchObject({ ending, ...nothing });
      expect(state.waits).toEqual({});
    },
  );
});

describe("trouble on the server's side", () => {
  const inTrouble = { trouble: "quota" as const, watch: null, ...waiting("backoff") };

  test.each<keyof typeof TROUBLES>(["quota", "misconfigured", "unverified", "denied"])(
    "[S7.11] [S7.13] [S7.14] %s is told, and waited out without a watch",
    (trouble) => {
      const { shown, waits, watch, failures } = play(at("pushing"), failed(trouble));
      expect(shown).toEqual({ phase: "error", message: TROUBLES[trouble] });
      expect([waits, watch, failures]).toEqual([{ backoff: { ms: 1_800_000 } }, null, 0]);
    },
  );

  test("[S7.13] [S7.14] is left alone, whoever comes back", () => {
    const state = at("resting", { ...inTrouble, wantsPull: true });
    for (const away of [HIDDEN, OFFLINE]) {
      const back = play(state, [on("signalled"), away], [on("signalled"), OUTSIDE]);
      const { doing, watch, waits } = back;
      expect([doing, watch, waits]).toEqual(["resting", null, inTrouble.waits]);
    }
  });

  test("[S7.14] has no watch even during the next try", () => {
    const tried = play(at("resting", { ...inTrouble, wantsPull: true }), fired("backoff"));
    expect(tried).toMatchObject({ doing: "cycling", watch: null });
    expect(play(tried, cycled()).watch).not.toBeNull();
  });
});

describe("the cook who asks to sync", () => {
  const asking = { doing: "cycling", wantsPull: true, wantsPush: true, failures: 0 };

  test.each<[string, Partial<EngineState>]>([
    ["a failure", { failures: 4, shown: { phase: "offline" } }],
    ["trouble", { trouble: "quota", watch: null, shown: { phase: "error", message: "x" } }],
    ["no network", { outside: OFFLINE, watch: null, shown: { phase: "offline" } }],
  ])("[S7.34] [S7.35] is answered at once after %s, and the next waits are short", (_, change) => {
    const state = play(at("resting", { ...waiting("backoff"), ...change }), on("asked"));
    expect(state).toMatchObject({ ...asking, shown: { phase: "syncing" } });
    expect(state.waits).not.toHaveProperty("backoff");
  });
});

describe("signals", () => {
  test("[S6.2] [S6.6] the watch ends out of sight, and begins anew with a pause for its answer", () => {
    const hidden = play(at("resting", waiting("heartbeat", "echo")), [on("signalled"), HIDDEN]);
    expect([hidden.watch, hidden.waits]).toEqual([null, {}]);
    const back = play(hidden, [on("signalled"), OUTSIDE]);
    expect(back).toMatchObject({ doing: "resting", watch: {}, waits: { grace: { ms: 5_000 } } });
  });

  test("[S7.5] [S7.6] offline is shown at once, beside what is being done; back online it asks", () => {
    const offline = play(at("cycling"), [on("signalled"), OFFLINE]);
    expect(offline).toMatchObject({ doing: "cycling", shown: { phase: "offline" }, watch: WATCH });
    const back = play({ ...offline, doing: "resting" }, [on("signalled"), OUTSIDE]);
    expect(back).toMatchObject({ doing: "cycling", wantsPull: true });
  });

  test("[S7.5] a return is noticed by whatever event comes first", () => {
    const offline = at("resting", { outside: OFFLINE, ...waiting("backoff"), wantsPull: true });
    expect(play(offline, [{ type: "queued", seq: 1 }, OUTSIDE]).doing).toBe("cycling");
  });

  test.each([
    ["the network", OFFLINE],
    ["the cook", HIDDEN],
  ])("[S7.5] with %s back, waits are over and short again", (_, away) => {
    const waits = { failures: 4, wantsPush: true, ...waiting("backoff") };
    const state = play(at("resting", waits), [on("signalled"), away], [on("signalled"), OUTSIDE]);
    expect(state).toMatchObject({ doing: "cycling", failures: 0 });
  });

  test("[S7.5] the cook who is back without a network changes nothing", () => {
    const outside = { ...HIDDEN, isOnline: false };
    const shown = { phase: "offline" as const };
    const away = at("resting", {
      outside,
      watch: null,
      shown,
      wantsPull: true,
      ...waiting("backoff"),
    });
    expect(play(away, [on("signalled"), OFFLINE])).toEqual({ ...away, outside: OFFLINE });
  });

  test("[S6.1] what tells of no return only sees to the watch", () => {
    const state = at("resting");
    expect(play(state, on("signalled"))).toEqual(state);
    expect(play({ ...state, watch: null }, on("signalled")).watch).not.toBeNull();
    const stranger = at("resting", { watch: null, outside: STRANGER });
    expect(play(stranger, on("signalled")).watch).toBeNull();
  });

  test("[S6.4] [S7.4] a watch that ends is followed by another and a cycle after a pause, and by no second pause", () => {
    const ended = play(at("resting"), { type: "unwatched" });
    expect(ended).toMatchObject({ watch: null, wantsPull: true, failures: 1, doing: "resting" });
    expect(ended.waits.backoff).toEqual({ ms: 1_000 });
    expect(play(ended, fired("backoff"))).toMatchObject({ watch: {}, doing: "cycling" });
    const before = at("resting", waiting("backoff"));
    expect(play(before, { type: "unwatched" }).waits.backoff).toBe(before.waits.backoff);
  });

  test("[S3.15] what is queued is gathered before it is sent, and only what is new", () => {
    const queued = play(at("resting", { newestSeq: 4 }), { type: "queued", seq: 5 });
    expect(queued).toMatchObject({ newestSeq: 5, wantsPush: true, waits: { gather: { ms: 75 } } });
    for (const seq of [0, 5]) expect(play(queued, { type: "queued", seq })).toEqual(queued);
  });

  test.each(["heartbeat", "echo"] as const)(
    "[S6.5] [S6.8] a watch that is silent until the end of its %s is replaced",
    (name) => {
      const { watch, waits } = play(at("resting", waiting(name)), fired(name));
      expect(watch).toEqual({});
      expect(watch).not.toBe(WATCH);
      expect(waits).toEqual({ grace: { ms: 5_000 }, heartbeat: { ms: 120_000 } });
    },
  );

  test("[S3.16] [S3.20] bulk that is left goes with the next push, after the pause and without a failure", () => {
    const begun = play(at("cycling", { wantsPush: true }), on("pushing"));
    const rested = play(begun, pushed(true), cycled(true));
    expect(rested).toMatchObject({ doing: "resting", wantsPush: true, failures: 0 });
    expect(rested.waits).not.toHaveProperty("backoff");
    expect(play(rested, fired("cooldown")).doing).toBe("cycling");
  });

  test("[S6.8] only what was pushed and not reported is waited for", () => {
    const unreported = play(at("pushing"), pushed());
    expect([unreported.doing, unreported.waits]).toEqual(["cycling", { echo: { ms: 10_000 } }]);
    expect(play(unreported, watched).waits).not.toHaveProperty("echo");
    expect(play(at("pushing", { seen: { user: USER } }), pushed()).waits).toEqual({});
    expect(play(at("pushing", { watch: null, outside: HIDDEN }), pushed()).waits).toEqual({});
  });
});

test("once it is stopped, it is deaf", () => {
  const stopped = play(at("pushing", { wantsPush: true }), { type: "stopped" });
  expect(stopped).toMatchObject({ ending: "stopped", doing: "resting", wantsPush: false });
  for (const event of [on("asked"), watched, failed("outdated"), cycled(), fired("backoff")])
    expect(step(stopped, event, HIDDEN)).toBe(stopped);
});
