/**
 * Detects when the event loop is idle, so that tests need no sleeps. Every task that code puts on the
 * event loop is counted from its creation until it has run. In unit tests these tasks are all there is
 * besides microtasks: fake-indexeddb works in `setImmediate`, Dexie's live queries in `setTimeout(…,
 * 0)`, and everything else that takes time is a port. Importing this file begins the count for the
 * importing realm, which is one test file.
 */
const tasks = new Set<unknown>();

/** Node turns a delay of 0 into 1 ms. Longer timers wait for the clock and are not counted. */
const SHORTEST_MS = 1;

type Schedule = (run: (...given: unknown[]) => void, ...args: unknown[]) => unknown;
type Cancel = (task: unknown) => void;

/** Node's own functions; the types here are a browser's. */
const loop = globalThis as unknown as {
  setImmediate: Schedule;
  clearImmediate: Cancel;
  setTimeout: Schedule;
  clearTimeout: Cancel;
};

const nextTurn = loop.setImmediate;

/** Draws after how many turns of the event loop a short timer fires; null leaves it to the clock. */
let drawTurns: (() => number) | null = null;

/**
 * From now on a short timer fires after as many turns of the event loop as `draw` returns, at least one.
 * By the clock it would race with other pending tasks, and the same seed would not reproduce the same
 * run.
 */
export function drawTimers(draw: () => number): void {
  drawTurns = draw;
}

/** Schedules a short timer's task in turns of the loop. Cancelling it removes it from `tasks`. */
function afterTurns(turns: number, run: () => void): object {
  const task = {};
  const pass = (left: number) => {
    if (!tasks.has(task)) return;
    if (left > 1) {
      nextTurn(() => pass(left - 1));
      return;
    }
    tasks.delete(task);
    run();
  };
  tasks.add(task);
  nextTurn(() => pass(turns));
  return task;
}

function count(schedule: Schedule, isTask: (ms: unknown) => boolean): Schedule {
  // A proxy keeps these functions' other properties, such as their forms that return promises.
  return new Proxy(schedule, {
    apply(target, self, [run, ...args]: Parameters<Schedule>) {
      if (!isTask(args[0])) return Reflect.apply(target, self, [run, ...args]);
      const counted = (...given: unknown[]) => {
        tasks.delete(task);
        run(...given);
      };
      const task = Reflect.apply(target, self, [counted, ...args]);
      tasks.add(task);
      return task;
    },
  });
}

function isShort(ms: unknown): boolean {
  return !(Number(ms) > SHORTEST_MS);
}

function drawn(schedule: Schedule): Schedule {
  return new Proxy(schedule, {
    apply(target, self, [run, ...args]: Parameters<Schedule>) {
      if (!drawTurns || !isShort(args[0])) return Reflect.apply(target, self, [run, ...args]);
      return afterTurns(drawTurns(), () => run(...args.slice(1)));
    },
  });
}

function discount(cancel: Cancel): Cancel {
  return (task) => {
    tasks.delete(task);
    cancel(task);
  };
}

loop.setImmediate = count(loop.setImmediate, () => true);
loop.clearImmediate = discount(loop.clearImmediate);
loop.setTimeout = drawn(count(loop.setTimeout, isShort));
loop.clearTimeout = discount(loop.clearTimeout);

/**
 * Resolves when the event loop is idle: whatever remains waits for the clock, for a lock, or for the
 * test. It checks between two tasks, when all microtasks have run.
 */
export async function untilIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = () => {
      if (tasks.size === 0) resolve();
      else nextTurn(look);
    };
    nextTurn(look);
  });
}
