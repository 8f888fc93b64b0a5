import type { FileRouteTypes } from "../../route-tree.gen.ts";

type FullPath = FileRouteTypes["fullPaths"];
/** `plan` of "/plan/$planId/"; nothing of "/". */
type FirstPart<P> = P extends `/${infer S}/${string}` ? S : P extends `/${infer S}` ? S : never;

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
 * The tab that each screen belongs to, by the first part of its address; null for a screen that is
 * opened from any tab, and for one outside the app's frame.
 */
const TAB_OF: Readonly<Record<FirstPart<FullPath>, TabName | null>> = {
  "": "home",
  cook: "cook",
  plan: "cook",
  "shopping-list": "list",
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
  "upload-recipe": "explore",
  "user-settings": null,
  account: null,
  "delete-account": null,
  "cooking-equipment": null,
  "allergies-diet": null,
  welcome: null,
  privacy: null,
  login: null,
  "forgotten-password": null,
  signup: null,
  ui: null,
  $: null,
};

export function tabOf(pathname: string): TabName | null {
  const first = pathname.split("/")[1] ?? "";
  return Object.hasOwn(TAB_OF, first) ? TAB_OF[first as keyof typeof TAB_OF] : null;
}
