import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** The locks of all windows, held for as long as each one's promise is open. */
class Locks {
  held: { name: string; mode: string }[] = [];

  async request(
    name: string,
    { mode }: { mode: string },
    whileHeld: () => Promise<void>,
  ): Promise<void> {
    const lock = { name, mode };
    this.held.push(lock);
    await whileHeld();
    this.held = this.held.filter((other) => other !== lock);
  }

  query = async () => ({ held: this.held });
}

class Field extends EventTarget {
  type = "text";
  value = "";
  isConnected = true;
  dataset: { stored?: string } = {};
}

/** A fake document that dispatches input events, with or without an open dialog. */
class Page extends EventTarget {
  dialog: object | null = null;
  querySelector = () => this.dialog;

  type(field: Field, value: string): void {
    field.value = value;
    const event = new Event("input");
    Object.defineProperty(event, "target", { value: field });
    this.dispatchEvent(event);
  }
}

/** Another window of the app beside those that are open: its own module, page and events. */
async function openWindow() {
  vi.resetModules();
  const events = new EventTarget();
  const page = new Page();
  vi.stubGlobal("window", events);
  vi.stubGlobal("document", page);
  const module = await import("./unsaved-work.ts");
  const turn = (type: "pagehide" | "pageshow") => events.dispatchEvent(new Event(type));
  return { ...module, page, turn };
}

let locks: Locks;
/** A released lock becomes free asynchronously. */
const isHeld = (times: number) => vi.waitFor(() => expect(locks.held).toHaveLength(times));

beforeEach(() => {
  locks = new Locks();
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("HTMLInputElement", Field);
  vi.stubGlobal("HTMLTextAreaElement", Field);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("work is unsaved until its last mark is removed, and listeners are notified of both", async () => {
  const { createUnsavedMark, hasUnsavedWork, isUnsavedHere, subscribeToUnsavedWork } =
    await openWindow();
  const listener = vi.fn<() => void>();
  const stop = subscribeToUnsavedWork(listener);
  const [plan, timer] = [createUnsavedMark(), createUnsavedMark()];
  expect(hasUnsavedWork()).toBe(false);
  plan(true);
  plan(true);
  timer(true);
  expect(isUnsavedHere()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  // Shared: with an exclusive lock one window with unsaved work would keep the next from showing its own.
  expect(locks.held).toEqual([{ name: "simmer:unsaved", mode: "shared" }]);
  plan(false);
  expect(hasUnsavedWork()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
  timer(false);
  expect(hasUnsavedWork()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  await isHeld(0);
  stop();
  timer(true);
  expect(listener).toHaveBeenCalledTimes(2);
});

test("an open dialog is unsaved work of this page alone", async () => {
  const { page, hasUnsavedWork, isUnsavedHere } = await openWindow();
  page.dialog = {};
  expect(hasUnsavedWork()).toBe(true);
  expect(isUnsavedHere()).toBe(false);
  expect(locks.held).toEqual([]);
});

test("what is typed counts until it is deleted, or its field has left the screen", async () => {
  vi.useFakeTimers();
  const { page, watchTyping, isUnsavedHere } = await openWindow();
  const stop = watchTyping();
  const [title, search] = [new Field(), Object.assign(new Field(), { type: "search" })];
  page.type(search, "soup");
  expect(isUnsavedHere()).toBe(false);
  page.type(title, "Soup");
  expect(isUnsavedHere()).toBe(true);
  page.type(title, " ");
  expect(isUnsavedHere()).toBe(false);
  page.type(title, "Soup");
  title.isConnected = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isUnsavedHere()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  stop();
  title.isConnected = true;
  page.type(title, "Soup");
  expect(isUnsavedHere()).toBe(false);
});

test("a field that keeps its text once that is stored is unsaved no more, until it is typed into", async () => {
  vi.useFakeTimers();
  const { page, watchTyping, isUnsavedHere } = await openWindow();
  const stop = watchTyping();
  const name = new Field();
  page.type(name, "Market");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isUnsavedHere()).toBe(true);
  name.dataset.stored = "";
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isUnsavedHere()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
  // The next keystroke comes before the field rerenders without the mark.
  page.type(name, "Market hall");
  expect(isUnsavedHere()).toBe(true);
  delete name.dataset.stored;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(isUnsavedHere()).toBe(true);
  stop();
});

test("a window sees the unsaved work of others, and does not take its own for theirs", async () => {
  const here = await openWindow();
  const mark = here.createUnsavedMark();
  mark(true);
  expect(await here.isUnsavedElsewhere()).toBe(false);
  locks.held.push({ name: "simmer:leaving", mode: "exclusive" });
  expect(await here.isUnsavedElsewhere()).toBe(false);

  const there = await openWindow();
  expect(await there.isUnsavedElsewhere()).toBe(true);
  there.createUnsavedMark()(true);
  expect(await here.isUnsavedElsewhere()).toBe(true);
  mark(false);
  expect(await here.isUnsavedElsewhere()).toBe(true);
});

test("a page in the bfcache doesn't count as unsaved, until it is shown again", async () => {
  const { createUnsavedMark, turn } = await openWindow();
  const mark = createUnsavedMark();
  mark(true);
  // `pageshow` also fires after a normal load, when the page holds its lock already.
  turn("pageshow");
  await isHeld(1);
  turn("pagehide");
  await isHeld(0);
  turn("pageshow");
  await isHeld(1);
  mark(false);
  await isHeld(0);
  turn("pagehide");
  turn("pageshow");
  expect(locks.held).toEqual([]);
});

test("without the Web Locks API, or without its query, other windows are ignored", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const { createUnsavedMark, isUnsavedHere, isUnsavedElsewhere } = await openWindow();
  const refusal = new DOMException("No.", "SecurityError");
  locks.query = () => Promise.reject(refusal);
  expect(await isUnsavedElsewhere()).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), refusal);
  vi.stubGlobal("navigator", {});
  createUnsavedMark()(true);
  expect(isUnsavedHere()).toBe(true);
  expect(await isUnsavedElsewhere()).toBe(false);
});
