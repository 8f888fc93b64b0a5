/**
 * The product's business constants, in one place; rules, forms, schemas and the service share them.
 */

export const PLAN_DAYS = { min: 1, max: 14 } as const;
export const PLAN_PEOPLE = { min: 1, max: 8 } as const;
/** Most serves (days × people) one plan may hold. */
export const MAX_TOTAL_SERVES = 30;
/** Serves that one idea covers. */
export const SERVES_PER_IDEA = 4;

export const IDEAS_DEFAULT_COUNT = 8;
/** How many the app asks for in one request. */
export const IDEAS_UI_COUNT = 10;
export const IDEAS_MAX_COUNT = 20;
/** How many leftovers one request for ideas may name. */
export const LEFTOVERS_MAX = 10;
export const FULL_RECIPE_BATCH = { min: 1, max: 10 } as const;

export const TITLE_MAX = 120;
/** The maximum length of a meal's drawing description. */
export const PICTURE_MAX = 160;
export const BLURB_MAX = 280;
/** The most minutes that a recipe can take: longer times are hostile or mistakes. */
export const RECIPE_MINUTES_MAX = 7 * 24 * 60;

export const RATING_MAX = 5;
/** The lowest rating that makes or updates a shared meal. */
export const SHARED_RATING_MIN = 4;

export const PERSONAL_RECIPES_LIMIT = 50;
/**
 * How many recipes of the cook's own one mutation may save: as many as one transaction bears, since
 * the security rules look up the user document once for each, and may look up 20 documents.
 */
export const RECIPES_SAVED_AT_ONCE = 18;
export const SHARED_MEALS_LIMIT = 50;
export const SHARED_MEALS_BROWSE_LIMIT = 100;
export const EQUIPMENT_CHIPS_MAX = 3;

export const FEEDBACK_SUCCESS_MS = 2_000;
export const UPLOAD_REDIRECT_MS = 1_500;

/** Bounds that the spec leaves open; the security rules hold the same numbers. */
export const NAME_MAX = 200;
export const AMOUNT_MAX = 80;
export const STEP_MAX = 2_000;
export const INGREDIENTS_MAX = 60;
export const STEPS_MAX = 40;
/**
 * Limits of a shared meal: the number of its ingredients and steps, and the bytes of UTF-8 of each
 * ingredient and of all steps together.
 */
export const SHARED_INGREDIENTS_MAX = 24;
export const SHARED_INGREDIENT_BYTES = NAME_MAX + AMOUNT_MAX;
export const SHARED_STEPS_MAX = 20;
export const SHARED_STEPS_BYTES = 8_000;
/** How far in the past a meal's share time may be when it reaches the server, ms. */
export const SHARED_LATE_MS = 30 * 86_400_000;
/**
 * How many meals of one cook everyone's list holds at a time, and how many a cook may add in a day;
 * fewer in the days after their first.
 */
export const LISTED_PER_AUTHOR = 3;
export const LISTED_PER_DAY = 3;
export const LISTED_PER_DAY_AT_FIRST = 2;
export const NEW_COOK_DAYS = 7;
/** How often a cook may send feedback in a day, and change notes on recipes. */
export const FEEDBACK_PER_DAY = 20;
export const NOTES_PER_DAY = 300;
/** How many of a file's notes one import takes, so that the cook can write some on the same day. */
export const NOTES_BROUGHT_MAX = 250;
/** The storages (installs, sign-ins) of one cook whose last mutation the server remembers. */
export const CLIENTS_MAX = 200;
/**
 * A shared meal is hidden from everyone once this many different cooks have reported it, and at
 * least this fraction of the number who rated it.
 */
export const REPORTS_TO_HIDE = 5;
export const REPORTS_PER_RATING = 0.2;
/** The maximum length of a note that can be typed. */
export const NOTE_MAX = 4_000;
/** The same once two devices' notes have been merged into one. */
export const NOTE_MERGED_MAX = 4 * NOTE_MAX;
export const FEEDBACK_MAX = 4_000;
export const PORTIONS_MAX = 99;
export const PLAN_RECIPES_MAX = 50;
export const PLAN_NAME_MAX = 60;
export const ID_MAX = 128;
export const URL_MAX = 2_000;
/** What a recipe may say of where it is from: a name and an address. */
export const SOURCE_MAX = 2_200;
/** How many tags a recipe may have, and how long each may be. */
export const TAGS_MAX = 20;
export const TAG_MAX = 40;
/** Up to which number a recipe of the cook's own counts how often it was cooked. */
export const TIMES_COOKED_MAX = 9_999;
export const SHOPPING_ITEMS_MAX = 1_000;
/** How many things a cook may give an aisle of their own choice; the latest count. */
export const AISLE_CHOICES_MAX = 500;
export const SHOPS_MAX = 12;
export const SHOP_NAME_MAX = 40;
/** How many aisles one shop may have; today there are fewer. */
export const SHOP_AISLES_MAX = 60;
export const STAPLES_MAX = 300;
/** For how many foods the list remembers what is at hand; the oldest is forgotten first. */
export const AT_HAND_MAX = 60;
/** For how many meals one amount at hand counts. */
export const AT_HAND_MEALS_MAX = 20;
/** How many purchases are kept as suggestions, and how many of them may be of the same thing. */
export const BOUGHT_BEFORE_MAX = 300;
export const BOUGHT_TIMES_MAX = 3;
export const STORED_MEALS_MAX = 500;
/** How many recent changes of stored portions are kept for undo. */
export const PORTION_CHANGES_MAX = 50;
/** How many recipes' chosen serves are remembered; the oldest choice is dropped first. */
export const SERVES_REMEMBERED_MAX = 500;
export const MEMBERSHIP_MAX = 1_000;
/**
 * A photo's two sizes, in bytes as encoded; together at most 120 KB. How many of a cook's the server
 * keeps. What a file may have that a photo is made of: most phones' cameras give less than half of it.
 */
export const PHOTO_LARGE_BYTES = 100 * 1_024;
export const PHOTO_THUMB_BYTES = 20 * 1_024;
export const PHOTOS_MAX = 2_000;
export const PHOTO_FILE_BYTES_MAX = 50 * 1_024 ** 2;
export const PHOTO_PIXELS_MAX = 64_000_000;
