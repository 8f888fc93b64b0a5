import { afterEach, expect, test, vi } from "vitest";

import { showOnIcon } from "./use-app-badge.ts";

/** A fake page with an app icon, and its last badge; null for none. */
function openPage({ refuses = false } = {}) {
  const icon: { shown: number | null } = { shown: null };
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const tell = async (count: number | null) => {
    if (refuses) throw new DOMException("Notifications are not allowed", "NotAllowedError");
    icon.shown = count;
  };
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { setAppBadge: tell, clearAppBadge: async () => tell(null) });
  const see = (visibilityState: string) => {
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event("visibilitychange"));
  };
  return { icon, see };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("the icon counts what was not sent from when the cook leaves, and nothing while they are here", () => {
  const { icon, see } = openPage();
  const stop = showOnIcon(2);
  expect(icon.shown).toBeNull();
  see("hidden");
  expect(icon.shown).toBe(2);
  see("visible");
  expect(icon.shown).toBeNull();
  see("hidden");
  stop();
  expect(icon.shown).toBeNull();
  see("visible");
  see("hidden");
  expect(icon.shown).toBeNull();
});

test("what is sent while nobody looks takes the number along", () => {
  const { icon, see } = openPage();
  see("hidden");
  const stop = showOnIcon(1);
  expect(icon.shown).toBe(1);
  stop();
  showOnIcon(0);
  expect(icon.shown).toBeNull();
});

test("a system that refuses the number, or has none, is left alone", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { see } = openPage({ refuses: true });
  showOnIcon(3);
  see("hidden");
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  vi.stubGlobal("navigator", {});
  expect(() => showOnIcon(3)()).not.toThrow();
});
