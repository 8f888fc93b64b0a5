/** What a cook is told when a screen, or a part of it, can't show what it should. */

export const SCREEN_FAILED = {
  title: "This screen didn’t load",
  text: "Something it needs is missing or damaged.",
};
export const SCREEN_NOT_HERE = {
  title: "This screen isn’t on this device yet",
  text: "The connection went before all of Simmer was stored here. This screen opens by itself once you’re back online.",
};
export const SCREEN_UPDATED = {
  title: "Simmer has been updated",
  text: "This screen comes with the new version. Reload to go on.",
};
export const PART_NOT_HERE =
  "This can’t be opened without a network yet. Try again when you’re online.";

// ---- Ideas and their recipes ----
export const NO_MEAL_HERE = "You’re offline, and no other meal on this device fits.";
export const NO_RECIPE = "There is no recipe for this idea.";
export const RECIPE_NOT_HERE =
  "You’re offline, and the recipe of this idea is not on this device. Choose a meal that is “On this device”, or try again later.";
