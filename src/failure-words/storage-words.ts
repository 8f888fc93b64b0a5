/**
 * Messages for changes and reads that failed on this device. `inWords` appends the remedy, if one is
 * known.
 */

// ---- Remedies ----
export const OUT_OF_SPACE = "This device is out of space: free some and try again.";
export const UPDATED = "Simmer has been updated: reload to go on.";

// ---- No storage at all ----
export const STORAGE_REFUSED = {
  title: "This browser keeps nothing for Simmer",
  text: "Storage is blocked for this site, so nothing you enter could be saved.",
};

// ---- The cook's document ----
export const COOK_NOT_CREATED = "Failed to create current user";
export const PREFERENCES_UNREADABLE = "Your allergies and diet can’t be read";
export const PREFERENCES_NOT_HERE =
  "Your allergies and diet are not on this device yet. Connect to the internet and try again.";
export const PREFERENCES_NOT_SAVED = "Your choices could not be kept";
export const EQUIPMENT_UNREADABLE = "Your cooking equipment can’t be read";
export const FAVORITES_UNREADABLE = "Failed to read your favorites";
export const FAVORITE_NOT_ADDED = "Failed to add to favorites";
export const FAVORITE_NOT_REMOVED = "Failed to remove from favorites";
export const CURRENT_MEALS_UNREADABLE = "Failed to read your current meals";
export const CURRENT_MEAL_NOT_ADDED = "Failed to add to current meals";
export const CURRENT_MEAL_NOT_REMOVED = "Failed to remove from current meals";
export const KITCHEN_UNREADABLE = "Your kitchen can’t be read";

// ---- The first run ----
export const FIRST_RUN_NOT_BEGUN = "The first steps could not begin";
export const FIRST_RUN_NOT_KEPT = "Your place in the first steps could not be kept";
export const FIRST_RUN_NOT_ENDED = "The first steps could not be ended";

// ---- The shopping list ----
export const LIST_UNREADABLE = "Failed to read your shopping list";
export const LIST_NOT_UPDATED = "Failed to update shopping list";
export const MEALS_NOT_LISTED = "Failed to add to shopping list";
export const MEAL_NOT_UNLISTED = "Failed to remove meal from shopping list";
export const ITEM_NOT_LISTED = "Failed to put it on the shopping list";
export const ITEMS_NOT_CLEARED = "Failed to clear the shopping list";
export const LIST_FULL =
  "Your shopping list is full: it holds 1,000 lines. Clear what is bought, then try again.";
export const SHOPPING_NOT_SAVED = "How you shop could not be kept";
export const STAPLES_FULL = "There is no room for more: take something else off the shelf first.";
export const SHOPS_FULL = "There is no room for more shops: remove one first.";

// ---- Plans and own recipes ----
export const PLAN_NOT_SAVED = "Failed to save AI meal plan";
export const PLAN_NOT_LISTED =
  "Your shopping list has no room for it: it holds 1,000 lines at most. Save without adding the ingredients, or clear what is bought first.";
export const PLAN_NOT_CHANGED = "Failed to change meal plan";
export const PLAN_FULL = "This plan is full: take another recipe out first.";
export const RECIPE_FULL = "The recipe has no room for another ingredient.";
export const PLAN_NOT_DELETED = "Failed to delete meal plan. Please try again.";
export const RECIPE_NOT_SAVED = "Failed to upload recipe";
export const RECIPE_NOT_DELETED = "The recipe could not be deleted";
export const IMPORT_NOT_BEGUN = "The file could not be kept on this device to import it";
export const IMPORT_RUNNING = "Another import is still running.";
export const IMPORT_FILE_UNREADABLE = "The file to import can’t be read any more";
export const IMPORT_NOT_CHANGED = "The import could not be changed";
export const RECIPES_NOT_IMPORTED = "The recipes could not be stored";
export const DRAFT_NOT_KEPT = "What you are making is not kept on this device yet";
export const PHOTO_NOT_KEPT = "The photo could not be kept on this device";
export const NOTE_NOT_SAVED = "Your note could not be kept";
export const TAG_NOT_SAVED = "Your tag could not be kept";
export const TAGS_FULL = "A recipe holds 20 tags: take another one off first.";

// ---- Stored portions ----
export const PORTIONS_UNREADABLE = "Your stored meals can’t be read";
export const MEAL_NOT_LOGGED = "This meal could not be logged";
export const PORTIONS_NOT_UPDATED = "Your stored meals could not be changed";

// ---- Shared meals, feedback ----
export const MEAL_NOT_REPORTED = "This meal could not be reported";
export const MEAL_NOT_TAKEN_BACK = "This meal could not be taken back";
export const MEAL_NOT_SHARED = "This meal could not be shared again";
export const MEAL_NOT_SHOWN = "This meal could not be shown again";
export const MEAL_NOT_HIDDEN = "This meal could not be hidden";
export const FEEDBACK_NOT_SENT = "Your report could not be sent";

// ---- How recipes are read ----
export const UNITS_NOT_SET = "Your units could not be changed";
export const SERVES_NOT_SET = "For how many this is cooked could not be changed";

// ---- Sharing ----
export const SHARING_NOT_SET = "Failed to set whether your meals are shared";

// ---- Timers ----
export const TIMER_NOT_CHANGED = "The timer could not be changed";
export const DINNER_NOT_CHANGED = "When to eat could not be kept";

// ---- Refused changes ----
export const CHANGE_NOT_RETRIED = "The change could not be tried again";
export const CHANGE_NOT_DISCARDED = "The change could not be thrown away";
