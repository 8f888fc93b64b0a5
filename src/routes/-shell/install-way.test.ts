import { expect, test } from "vitest";

import { AGENTS } from "./install-agents.fixture.ts";
import { wayOf, type InstallClues } from "./install-way.ts";

function way(agent: keyof typeof AGENTS, clues: Partial<InstallClues> = {}) {
  return wayOf({
    userAgent: AGENTS[agent],
    maxTouchPoints: 0,
    isInstalled: false,
    hasOffer: false,
    ...clues,
  });
}

test("each browser is told its own way to install, and one that has none is told nothing", () => {
  expect(way("iphone", { maxTouchPoints: 5 })).toBe("ios");
  expect(way("iphoneFirefox", { maxTouchPoints: 5 })).toBe("ios");
  // An iPad.
  expect(way("mac", { maxTouchPoints: 5 })).toBe("ios");
  expect(way("mac")).toBe("mac-safari");
  expect(way("androidFirefox", { maxTouchPoints: 5 })).toBe("android-firefox");
  expect(way("linuxFirefox")).toBeNull();
  expect(way("macChrome")).toBeNull();
});

test("the browser's own offer comes before any words, and an installed app is offered nothing", () => {
  expect(way("macChrome", { hasOffer: true })).toBe("button");
  expect(way("macChrome", { hasOffer: true, isInstalled: true })).toBeNull();
  expect(way("iphone", { isInstalled: true })).toBeNull();
});
