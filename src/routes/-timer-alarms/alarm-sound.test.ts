import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

/** As much of Safari's audio context as is needed to interrupt and resume it. */
class FakeContext extends EventTarget {
  static made: FakeContext[] = [];
  /** Whether the phone lets a context resume: not during a call. */
  static resumes = true;
  state: AudioContextState = "suspended";

  constructor() {
    super();
    FakeContext.made.push(this);
  }

  become(state: AudioContextState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  resume(): Promise<void> {
    if (!FakeContext.resumes) return Promise.reject(new Error("The speaker is taken"));
    this.become("running");
    return Promise.resolve();
  }

  suspend(): Promise<void> {
    this.become("suspended");
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.become("closed");
    return Promise.resolve();
  }
}

const phone = {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { hidden: false }),
  navigator: { userActivation: { isActive: false }, audioSession: { type: "auto" } },
};

beforeEach(() => {
  // The modules keep their context for as long as the page is open.
  vi.resetModules();
  FakeContext.made = [];
  FakeContext.resumes = true;
  phone.window = new EventTarget();
  phone.document = Object.assign(new EventTarget(), { hidden: false });
  phone.navigator = { userActivation: { isActive: false }, audioSession: { type: "auto" } };
  for (const [name, value] of Object.entries(phone)) vi.stubGlobal(name, value);
  vi.stubGlobal("AudioContext", FakeContext);
  vi.spyOn(console, "warn").mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

describe("an iPhone whose ring switch is off", () => {
  test("is told to play while an alarm rings, and only then", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    FakeContext.resumes = false;
    const { startRinging } = await import("./alarm-sound.ts");
    const { audioSession } = phone.navigator;
    const stopFirst = startRinging();
    expect(audioSession.type).toBe("playback");
    const stopSecond = startRinging();
    stopFirst();
    expect(audioSession.type).toBe("playback");
    stopSecond();
    expect(audioSession.type).toBe("auto");
  });
});

describe("a sound that a call interrupted", () => {
  /** A running sound, interrupted by a call that is over by now. */
  async function interrupt() {
    const sound = await import("./sound-lock.ts");
    onTestFinished(sound.keepSoundAwake());
    await expect.poll(sound.soundState.read).toBe("on");
    FakeContext.resumes = false;
    FakeContext.made[0]?.become("interrupted");
    await expect.poll(sound.soundState.read).toBe("locked");
    expect(sound.soundingContext()).toBeUndefined();
    FakeContext.resumes = true;
    return sound;
  }

  test.each(["focus", "pageshow", "visibilitychange"])("resumes at %s", async (event) => {
    const { soundState, soundingContext } = await interrupt();
    const target = event === "visibilitychange" ? phone.document : phone.window;
    target.dispatchEvent(new Event(event));
    await expect.poll(soundState.read).toBe("on");
    expect(soundingContext()).toBe(FakeContext.made[0]);
  });

  test.each(["pointerdown", "pointerup", "touchend", "click", "keydown"])(
    "resumes at a touch: %s",
    async (event) => {
      const { soundState, soundingContext } = await interrupt();
      phone.navigator.userActivation.isActive = true;
      phone.window.dispatchEvent(new Event(event));
      await expect.poll(soundState.read).toBe("on");
      expect(soundingContext()).toBe(FakeContext.made[0]);
    },
  );

  test("resumes by itself once the phone lets it", async () => {
    const { soundState } = await interrupt();
    FakeContext.made[0]?.become("suspended");
    await expect.poll(soundState.read).toBe("on");
  });

  test("gets a new context when a touch can't resume the old one", async () => {
    const { soundState, soundingContext } = await interrupt();
    const [lost] = FakeContext.made;
    vi.spyOn(lost!, "resume").mockRejectedValue(new Error("Lost"));
    phone.navigator.userActivation.isActive = true;
    phone.window.dispatchEvent(new Event("pointerup"));
    await expect.poll(soundState.read).toBe("on");
    expect(lost?.state).toBe("closed");
    expect(soundingContext()).toBe(FakeContext.made[1]);
  });
});
