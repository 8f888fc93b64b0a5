import type { AnyRouter } from "@tanstack/react-router";

import { prefersReducedMotion } from "#ui/reduced-motion.ts";

/**
 * The transition name of a meal's picture while its card opens into the recipe, and on the way
 * back.
 */
const SHARED_PICTURE = "meal-picture";

/** The meal whose picture takes part, from the address of the recipe that is opened or left. */
function mealIn(pathname: string): string | undefined {
  return /^\/(?:plan|cook)\/[^/]+\/([^/]+)\/?$/.exec(pathname)?.[1];
}

function findPicture(meal: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("[data-seed]")].find((picture) => {
    if (encodeURIComponent(picture.dataset["seed"] ?? "") !== meal) return false;
    const { top, bottom } = picture.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
}

let shared: HTMLElement | undefined;

/** Gives the transition name to this meal's picture and no other; returns whether it is in view. */
function share(meal: string | undefined): boolean {
  shared?.style.removeProperty("view-transition-name");
  shared = meal === undefined ? undefined : findPicture(meal);
  shared?.style.setProperty("view-transition-name", SHARED_PICTURE);
  return shared !== undefined;
}

/**
 * A newer transition, a hidden page or a slow device can skip a transition. The screen has changed
 * anyway, so only the animation is lost. Any other error reaches the router through
 * `updateCallbackDone`.
 */
function forgiveSkipping(error: unknown): void {
  const isSkipped =
    error instanceof DOMException &&
    ["AbortError", "InvalidStateError", "TimeoutError"].includes(error.name);
  if (!isSkipped) console.error("A screen did not change as it should", error);
}

/**
 * Cross-fades screens as the router changes them, and moves the meal's picture between its card and
 * its recipe. The router can start transitions by itself, but it leaves their promises to reject
 * unhandled, and it animates even if the cook has asked for reduced motion.
 */
export function animateNavigation(router: AnyRouter): void {
  // If the browser has animated a back gesture itself, don't animate again.
  let isAnimated = false;
  let newest: ViewTransition | undefined;
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    isAnimated = hasUAVisualTransition;
  });

  router.startViewTransition = (update) => {
    const from = router.state.resolvedLocation?.pathname;
    const to = router.latestLocation.pathname;
    const isWanted = from !== undefined && from !== to && !isAnimated && !prefersReducedMotion();
    isAnimated = false;
    if (!isWanted || typeof document.startViewTransition !== "function") return update();

    const meal = mealIn(to) ?? mealIn(from);
    const isShared = share(meal);
    const transition = document.startViewTransition(async () => {
      await update();
      if (isShared) share(meal);
    });
    newest = transition;
    transition.ready.catch(forgiveSkipping);
    // A skipped transition must not remove the name from the newer one's picture.
    const release = () => (newest === transition ? share(undefined) : false);
    transition.finished.then(release, forgiveSkipping);
    return transition.updateCallbackDone;
  };
}
