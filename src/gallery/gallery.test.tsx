import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";

import {
  emulateMedia,
  findLowContrast,
  listControls,
  measureFocusRing,
  measureTarget,
  type Media,
} from "#ui/measure.fixture.ts";
import { ToastProvider } from "#ui/toast.tsx";

import { Gallery } from "./gallery.tsx";

/** Rules that hold for every component, measured in the gallery, which shows all of them. */

const SOURCES = import.meta.glob<string>("./*.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Parts that are shown only with their component, and modules that show nothing. */
const PARTS = [
  "meal-layers",
  "new-meal",
  "toast-item",
  "toast",
  "field",
  "star",
  "visually-hidden",
];

const STATES = [
  "button:disabled",
  "button[aria-busy=true]",
  "[aria-pressed=true]",
  "[aria-pressed=false]",
  "button[aria-disabled=true]",
  "[aria-invalid=true]",
  "input:disabled",
  "input[type=checkbox]:checked",
  "input[type=checkbox]:not(:checked)",
  "fieldset:disabled",
  "input[type=radio]:checked",
  "[role=alert]",
  "[role=status]",
  "[role=progressbar][aria-valuenow]",
  "[role=progressbar]:not([aria-valuenow])",
  "[role=timer]",
  "dialog",
];

async function showGallery(media: Media = {}): Promise<Element> {
  await emulateMedia(media);
  const { container } = await render(
    <ToastProvider>
      <Gallery />
    </ToastProvider>,
  );
  return container;
}

test("shows every component", () => {
  const files = Object.keys(SOURCES).map((path) => path.slice(2, -".tsx".length));
  const isGallery = (file: string) => file.startsWith("gallery");
  const shown = files
    .filter(isGallery)
    .map((file) => SOURCES[`./${file}.tsx`] ?? "")
    .join("\n");
  const missing = files.filter(
    (file) =>
      !isGallery(file) &&
      !file.endsWith(".test") &&
      !PARTS.includes(file) &&
      !shown.includes(`"./${file}.tsx"`),
  );
  expect(missing).toEqual([]);
});

test("shows every state", async () => {
  const gallery = await showGallery();
  expect(STATES.filter((selector) => gallery.querySelector(selector) === null)).toEqual([]);
});

test("every control is named and at least 44 pixels either way", async () => {
  const controls = listControls(await showGallery());
  expect(controls.length).toBeGreaterThan(60);
  for (const control of controls) {
    expect.soft(page.elementLocator(control)).toHaveAccessibleName();
    const { width, height } = measureTarget(control);
    expect.soft(Math.min(width, height), control.outerHTML).toBeGreaterThanOrEqual(44);
  }
});

test("Tab shows where it is, on every control, with at least 2 pixels", async () => {
  const gallery = await showGallery();
  const rest = new Map(
    listControls(gallery).map((control) => [control, measureFocusRing(control)]),
  );
  const seen = new Set<Element>();
  for (let presses = 0; presses < rest.size; presses += 1) {
    await userEvent.tab();
    const control = document.activeElement;
    if (control === null || seen.has(control) || !gallery.contains(control)) break;
    seen.add(control);
    const ring = measureFocusRing(control) - (rest.get(control as HTMLElement) ?? 0);
    expect.soft(ring, control.outerHTML).toBeGreaterThanOrEqual(2);
  }
  expect(seen.size).toBeGreaterThan(50);
});

test.each(["light", "dark"] as const)("all words can be read: %s", async (scheme) => {
  // Without motion, because a colour in transition is neither of the two.
  const gallery = await showGallery({ scheme, motion: "reduce" });
  await expect.poll(() => document.getAnimations()).toEqual([]);
  expect(findLowContrast(gallery)).toEqual([]);
});

/** Lists animations that last longer than a blink. */
function listMotion(): string[] {
  return document
    .getAnimations()
    .filter((animation) => {
      const { endTime, iterations } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === "running" && (iterations === Infinity || Number(endTime) > 1);
    })
    .map((animation) => {
      const effect = animation.effect;
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return `${target?.className.toString()} ${"animationName" in animation ? String(animation.animationName) : ""}`;
    });
}

async function stir(): Promise<string[]> {
  const before = listMotion();
  await userEvent.click(page.getByRole("button", { name: "Show toast" }));
  const afterToast = listMotion();
  await userEvent.click(page.getByRole("button", { name: "Wok" }));
  const afterChip = listMotion();
  await userEvent.click(page.getByRole("button", { name: "Open dialog" }));
  return [...before, ...afterToast, ...afterChip, ...listMotion()];
}

test("things move to explain what happened", async () => {
  await showGallery();
  expect((await stir()).length).toBeGreaterThan(0);
});

test("nothing moves for a cook who asked for that", async () => {
  await showGallery({ motion: "reduce" });
  expect(await stir()).toEqual([]);
});
