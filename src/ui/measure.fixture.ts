import { cdp, userEvent, type Locator } from "vitest/browser";

import { contrast, type Color } from "./contrast.fixture.ts";

export interface Media {
  scheme?: "light" | "dark";
  motion?: "reduce";
}

/** Emulates the cook's media settings; a missing setting is the browser's own. */
export async function emulateMedia({ scheme, motion }: Media): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [
      { name: "prefers-color-scheme", value: scheme ?? "" },
      { name: "prefers-reduced-motion", value: motion ?? "" },
    ],
  });
}

/** All visible controls below `root`. */
export function listControls(root: Element): HTMLElement[] {
  const all = root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea");
  return [...all].filter((control) => control.checkVisibility());
}

/**
 * The area that a finger can hit to reach a control: itself, its label, or the box around its
 * field.
 */
export function measureTarget(control: Element): { width: number; height: number } {
  const parts = [control, control.closest("label"), control.closest("[class*=control]")];
  const boxes = parts.flatMap((part) => (part === null ? [] : [part.getBoundingClientRect()]));
  // A link inside a card stretches over the whole card by its ::after.
  const after = getComputedStyle(control, "::after");
  if (after.position === "absolute") {
    boxes.push(new DOMRect(0, 0, Number.parseFloat(after.width), Number.parseFloat(after.height)));
  }
  return {
    width: Math.max(...boxes.map((box) => box.width)),
    height: Math.max(...boxes.map((box) => box.height)),
  };
}

/** The thickness in pixels of the ring that shows focus: an outline, or a field's shadow. */
export function measureFocusRing(control: Element): number {
  const siblings = [...(control.parentElement?.querySelectorAll("*") ?? [])];
  const around = [control.closest("label"), control.closest("[class*=control]")];
  const places = [control, ...siblings, ...around].filter((place) => place !== null);
  // A link that covers its whole card draws the focus ring around the card.
  const after = ringOf(getComputedStyle(control, "::after"));
  return Math.max(after, ...places.map((place) => ringOf(getComputedStyle(place))));
}

function ringOf({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): number {
  if (outlineStyle !== "none") return Number.parseFloat(outlineWidth);
  return Number(/ 0px 0px 0px (\d+)px$/.exec(boxShadow)?.[1] ?? 0);
}

/** Replaces all the text in `field` by pasting `words` through the real clipboard. */
export async function paste(field: Locator, words: string): Promise<void> {
  const scratch = document.body.appendChild(document.createElement("textarea"));
  scratch.value = words;
  scratch.select();
  await userEvent.copy();
  scratch.remove();
  await userEvent.click(field);
  await userEvent.keyboard("{Control>}a{/Control}");
  await userEvent.paste();
}

/**
 * Lists the texts below `root` whose contrast with their background is too low for AA, with the
 * ratio.
 */
export function findLowContrast(root: Element): string[] {
  const low: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>("*")) {
    const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const text = words
      .map((node) => node.textContent)
      .join("")
      .trim();
    if (text === "" || element.closest(":disabled, [aria-disabled=true], svg, option")) continue;
    if (element.closest("[class*=hidden]") || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    const size = Number.parseFloat(style.fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const ratio = contrast(readColor(style.color), backgroundOf(element));
    if (ratio < (large ? 3 : 4.5)) low.push(`${text}: ${ratio.toFixed(2)}`);
  }
  return low;
}

/** The first opaque colour behind an element. */
function backgroundOf(element: Element | null): Color {
  for (let at = element; at !== null; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor;
    if (!/rgba\(.*, 0\)|transparent/.test(color)) return readColor(color);
  }
  return [255, 255, 255];
}

/** Converts any CSS colour to the one that the browser paints. */
function readColor(color: string): Color {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (context === null) throw new Error("no canvas to paint on");
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}
