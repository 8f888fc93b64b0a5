import { makePlan, recipeId } from "../bench-documents.ts";
import type { Bench } from "../bench.ts";
import { judge, type Result } from "../figures.ts";
import { formatTable } from "../table.ts";
import { inTurns } from "../turns.ts";
import { FEW, goHome, MANY, visit, withKitchen, type Kitchen, type Shown } from "./kitchens.ts";

/** Every screen that shows stored data. */
export function listScreens({ uid, plans }: Pick<Kitchen, "uid" | "plans">): Shown[] {
  const plan = makePlan(uid, plans - 1);
  const cooking = `/plan/${plan.id}/${plan.recipes[0]?.id ?? ""}`;
  return [
    { path: "/eat", title: "Eat" },
    { path: "/cook", title: "Cook" },
    { path: `/cook/${uid}`, title: "Choose a recipe to cook" },
    { path: `/cook/${uid}/${recipeId(1)}`, title: null },
    { path: `/plan/${plan.id}`, title: null },
    { path: cooking, title: null },
    { path: `${cooking}/track`, title: null },
    { path: "/explore", title: "Explore" },
    { path: "/all-meal-plans", title: "All Meal Plans" },
    { path: "/favorite-meals", title: "Favorite Meals" },
    { path: "/personal-recipes", title: "Personal Recipes" },
    { path: "/all-ai-meals", title: "All AI Meals" },
    { path: "/shopping-list", title: "Shopping List" },
    { path: "/user-settings", title: null },
  ];
}

type Size = "small" | "large";

async function measureScreen(
  kitchens: Record<Size, Kitchen>,
  screens: Record<Size, Shown>,
  runs: number,
): Promise<Record<Size, number[]>> {
  // A visit is short, so noise easily disturbs it.
  return inTurns(["small", "large"] as const, 2 * runs, async (size) => {
    const time = await visit(kitchens[size].page, screens[size]);
    await goHome(kitchens[size].page);
    return time;
  });
}

/**
 * Every screen that shows stored data, with many documents and with few; the worst ratio counts.
 */
export async function measureScreens(bench: Bench): Promise<Result[]> {
  return withKitchen(bench, FEW, async (small) =>
    withKitchen(bench, MANY, async (large) => {
      const kitchens = { small, large };
      for (const kitchen of [small, large]) {
        // The first visit loads the screen's own code.
        for (const screen of listScreens(kitchen)) {
          await visit(kitchen.page, screen);
          await goHome(kitchen.page);
        }
      }
      const others = listScreens(large);
      const results: Result[] = [];
      for (const [index, screen] of listScreens(small).entries()) {
        const screens = { small: screen, large: others[index] ?? screen };
        const times = await measureScreen(kitchens, screens, bench.runs);
        const name = screen.path.replaceAll(/(cook|plan|track)\/[^/]+(\/[^/]+)?/g, "$1/…");
        results.push(
          judge({
            line: `10,000 plans and 5,000 recipes stored, against 10: ${name}`,
            unit: "ms",
            budget: 1.3,
            ours: times.large,
            peers: { "with 10": times.small },
            against: "with 10",
          }),
        );
      }
      console.log(`\nEvery screen; the worst counts:\n\n${formatTable(results)}`);
      return results.toSorted((a, b) => (b.ratio ?? 0) - (a.ratio ?? 0)).slice(0, 1);
    }),
  );
}
