export type TabName = "home" | "cook" | "list" | "eat" | "explore";

/** The screen that each tab begins with. */
export const TAB_ROOTS = {
  home: "/",
  cook: "/cook",
  list: "/shopping-list",
  eat: "/eat",
  explore: "/explore",
} as const satisfies Record<TabName, string>;

/**
 * The tab that each screen of a signed-in cook belongs to, by the first part of its address; null
 * for a screen that is opened from any tab, and for one without tabs.
 */
const TAB_OF: ReadonlyMap<string, TabName | null> = new Map(
  Object.entries({
    "": "home",
    cook: "cook",
    plan: "cook",
    "shopping-list": "list",
    shops: null,
    eat: "eat",
    explore: "explore",
    "meal-plan-setup": "explore",
    "single-meal-generation": "explore",
    "ai-meal-idea-generation": "explore",
    "ai-meal-plan-review": "explore",
    "all-meal-plans": "explore",
    "all-ai-meals": "explore",
    "favorite-meals": "explore",
    "personal-recipes": "explore",
    cookbook: "explore",
    "upload-recipe": "explore",
    "import-recipes": "explore",
    "user-settings": null,
    account: null,
    "delete-account": null,
    "cooking-equipment": null,
    "allergies-diet": null,
    welcome: null,
    ui: null,
    $: null,
  } satisfies Record<string, TabName | null>),
);

/**
 * The first path segments that the table knows.
 * @internal for the test that every route is listed
 */
export const PLACED: readonly string[] = [...TAB_OF.keys()];

/** The tab that the screen at a path belongs to; null for an address that is not in the table. */
export function tabOf(pathname: string): TabName | null {
  return TAB_OF.get(pathname.split("/")[1] ?? "") ?? null;
}
