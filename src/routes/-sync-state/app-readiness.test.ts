import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Imports the module afresh, in a browser with these APIs. */
async function startIn(browser: { registration?: object; refuses?: true }) {
  vi.resetModules();
  const container = Object.assign(new EventTarget(), {
    getRegistration: () =>
      browser.refuses
        ? Promise.reject(new DOMException("No.", "SecurityError"))
        : Promise.resolve(browser.registration),
  });
  vi.stubGlobal("navigator", { serviceWorker: container });
  return { container, ...(await import("./app-readiness.ts")) };
}

/** An active service worker that says this of its files; one that is broken says nothing. */
const workerWith = (answer?: boolean) => ({
  postMessage: (message: unknown, [port]: readonly MessagePort[]) => {
    expect(message).toEqual({ type: "ARE_FILES_HERE" });
    if (answer !== undefined) port?.postMessage(answer);
  },
});

beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("an app with an active service worker that has every file is ready", async () => {
  const app = await startIn({ registration: { active: workerWith(true) } });
  expect(await app.readAppReadiness()).toBe("ready");
});

test.each([
  ["no service worker yet", {}],
  ["one that is still storing files", { registration: { active: null } }],
  ["one that misses a file", { registration: { active: workerWith(false) } }],
])("with %s, the app is getting ready", async (_, browser) => {
  const app = await startIn(browser);
  expect(await app.readAppReadiness()).toBe("preparing");
  // The script did not arrive this time.
  app.noteRegistrationFailure(new TypeError("Failed to fetch"));
  app.noteRegistrationFailure(new DOMException("Gone.", "AbortError"));
  expect(await app.readAppReadiness()).toBe("preparing");
});

test.each(["SecurityError", "NotSupportedError", "NotAllowedError"])(
  "a browser that refuses service workers with a %s will not get ready, and the screen hears of it",
  async (name) => {
    const app = await startIn({});
    const onChange = vi.fn<() => void>();
    const stop = app.onReadinessChange(onChange);
    app.noteRegistrationFailure(new DOMException("Refused.", name));
    expect(onChange).toHaveBeenCalledOnce();
    expect(await app.readAppReadiness()).toBe("never");
    stop();
    app.noteRegistrationFailure(new DOMException("Refused.", name));
    app.container.dispatchEvent(new Event("controllerchange"));
    expect(onChange).toHaveBeenCalledOnce();
  },
);

test("a device without room for the app's files says so until they are there, and the screen hears of it", async () => {
  const registration: { active?: object } = {};
  const app = await startIn({ registration });
  const stop = app.followInstall(app.container as unknown as ServiceWorkerContainer);
  const onChange = vi.fn<() => void>();
  app.onReadinessChange(onChange);
  const say = (data: unknown) => app.container.dispatchEvent(new MessageEvent("message", { data }));
  say(null);
  say({ type: "CACHE_UPDATED" });
  expect(onChange).not.toHaveBeenCalled();
  say({ type: "NO_ROOM" });
  expect(onChange).toHaveBeenCalledOnce();
  expect(await app.readAppReadiness()).toBe("full");
  registration.active = workerWith(true);
  expect(await app.readAppReadiness()).toBe("ready");
  stop();
  say({ type: "NO_ROOM" });
  expect(onChange).toHaveBeenCalledOnce();
});

test("a worker that was kept from an earlier start is believed, although a new one is refused", async () => {
  const app = await startIn({ registration: { active: workerWith(true) } });
  app.noteRegistrationFailure(new DOMException("Refused.", "SecurityError"));
  expect(await app.readAppReadiness()).toBe("ready");
});

test("a worker that does not answer is not believed to have the files", async () => {
  vi.useFakeTimers();
  const app = await startIn({ registration: { active: workerWith() } });
  const readiness = app.readAppReadiness();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await readiness).toBe("preparing");
  vi.useRealTimers();
});

test("the screen hears of files that were mended, or found missing, after the start", async () => {
  const app = await startIn({});
  app.followInstall(app.container as unknown as ServiceWorkerContainer);
  const onChange = vi.fn<() => void>();
  app.onReadinessChange(onChange);
  const data = { type: "FILES_CHANGED" };
  app.container.dispatchEvent(new MessageEvent("message", { data }));
  expect(onChange).toHaveBeenCalledOnce();
  expect(await app.readAppReadiness()).toBe("preparing");
});

test("the screen hears of a worker that has taken over", async () => {
  const app = await startIn({});
  const onChange = vi.fn<() => void>();
  app.onReadinessChange(onChange);
  app.container.dispatchEvent(new Event("controllerchange"));
  expect(onChange).toHaveBeenCalledOnce();
});

test("in a browser that won't say, or knows no service workers, it is never ready", async () => {
  expect(await (await startIn({ refuses: true })).readAppReadiness()).toBe("never");
  const app = await startIn({});
  vi.stubGlobal("navigator", {});
  expect(await app.readAppReadiness()).toBe("never");
  app.onReadinessChange(() => undefined)();
});
