import type { IdTokenResult } from "firebase/auth";
import { expect, test } from "vitest";

import { readClockAhead } from "./token-clock.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** An account whose token was made a while ago, on a device whose clock is `ahead`. */
function createAccount({ ahead = 0, age = 0 }) {
  const state = { ahead, real: 1_000 * DAY, forced: 0, issued: 1_000 * DAY - age };
  const user = {
    getIdTokenResult: async (force?: boolean) => {
      if (force) {
        state.forced += 1;
        state.issued = state.real;
      }
      return { claims: { iat: state.issued / 1_000 } } as unknown as IdTokenResult;
    },
  };
  let known = 0;
  const ask = async () => {
    const ahead = await readClockAhead(user, () => state.real + state.ahead, known);
    known = ahead ?? 0;
    return ahead;
  };
  return { state, ask };
}

test.each([0, 20 * 60_000, HOUR - 60_000])(
  "[S13.9] a clock within the hour of a token made %i ms ago is right, and nothing is asked",
  async (age) => {
    const { state, ask } = createAccount({ age });
    expect(await ask()).toBe(0);
    expect(state.forced).toBe(0);
  },
);

test.each([2 * DAY, 3_650 * DAY, -1_000 * DAY, 2 * HOUR, -2 * HOUR])(
  "[S13.8] a clock %i ms ahead is known by how much, after asking once",
  async (ahead) => {
    const { state, ask } = createAccount({ ahead });
    expect(await ask()).toBe(ahead);
    state.real += 10 * 60_000;
    expect(await ask()).toBe(ahead);
    expect(state.forced).toBe(1);
  },
);

test("a clock that is set meanwhile is looked at anew", async () => {
  const { state, ask } = createAccount({ ahead: 2 * DAY });
  await ask();
  state.ahead = -3 * DAY;
  expect(await ask()).toBe(-3 * DAY);
  state.ahead = 0;
  expect(await ask()).toBe(0);
});

test.each([
  ["a minute behind", -60_000],
  ["an hour and a minute ahead", HOUR + 60_000],
])(
  "[S13.9] a clock that is %s of a token just made is wrong, one a moment less is right",
  async (...all) => {
    const [, ahead] = all;
    expect(await createAccount({ ahead }).ask()).toBe(ahead);
    expect(await createAccount({ ahead: ahead - Math.sign(ahead) }).ask()).toBe(0);
  },
);

test("[S13.9] a clock that is off by the hour as is known is not asked about", async () => {
  const { state, ask } = createAccount({ ahead: 2 * DAY });
  await ask();
  state.ahead += HOUR;
  expect(await ask()).toBe(2 * DAY);
  state.ahead += 60_000;
  expect(await ask()).toBe(2 * DAY + HOUR + 60_000);
  expect(state.forced).toBe(2);
});

test.each([undefined, "soon", 0, -5, "Infinity"])(
  "[S13.8] a token that says %j of when it was made tells nothing",
  async (iat) => {
    const user = {
      getIdTokenResult: async () => ({ claims: { iat } }) as unknown as IdTokenResult,
    };
    for (const now of [0, 2 * DAY]) {
      expect(await readClockAhead(user, () => now, 0)).toBeNull();
    }
  },
);

test("a new token that does not say when it was made tells nothing", async () => {
  const user = {
    getIdTokenResult: async (force?: boolean) =>
      ({ claims: force ? {} : { iat: 1_000 } }) as unknown as IdTokenResult,
  };
  expect(await readClockAhead(user, () => 2 * DAY, 0)).toBeNull();
});
