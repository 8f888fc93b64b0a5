import type { AnyRouter } from "@tanstack/react-router";

/** The name that the picture of a meal goes by while its card opens into the recipe, and back. */
const SHARED_PICTURE = "meal-picture";

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

/** The meal whose picture goes along, as its address has it: that of the recipe opened or left. */
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

/** Lets the meal's picture, and no other, go along; returns whether it is in view to do so. */
function share(meal: string | undefined): boolean {
  shared?.style.removeProperty("view-transition-name");
  shared = meal === undefined ? undefined : findPicture(meal);
  shared?.style.setProperty("view-transition-name", SHARED_PICTURE);
  return shared !== undefined;
}

/**
 * A transition is cut short by the next one, by a hidden page or by a slow device. The screen has
 * changed all the same, so the cook has lost nothing but the movement; anything else is a fault,
 * which the router hears of from `updateCallbackDone`.
 */
function forgiveSkipping(error: unknown): void {
  const isSkipped =
    error instanceof DOMException &&
    ["AbortError", "InvalidStateError", "TimeoutError"].includes(error.name);
  if (!isSkipped) console.error("A screen did not change as it should", error);
}

/**
 * Lets screens cross-fade as the router changes them, the picture of a meal going along between
 * its card and its recipe. The router can start transitions by itself, but leaves their promises
 * to reject unheard, and moves for those who asked for no motion.
 */
export function animateNavigation(router: AnyRouter): void {
  // A back gesture that the browser has animated needs no second movement.
  let isAnimated = false;
  let newest: ViewTransition | undefined;
  window.addEventListener("popstate", ({ hasUAVisualTransition }) => {
    isAnimated = hasUAVisualTransition;
  });

  router.startViewTransition = (update) => {
    const from = router.state.resolvedLocation?.pathname;
    const to = router.latestLocation.pathname;
    const isWanted = from !== undefined && from !== to && !isAnimated && !stillness.matches;
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
    // One that gave way to another must not take the name from its picture.
    const release = () => (newest === transition ? share(undefined) : false);
    transition.finished.then(release, forgiveSkipping);
    return transition.updateCallbackDone;
  };
}
