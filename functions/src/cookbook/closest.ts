import { tellingStems } from "../../../src/domain/leftovers.ts";
import type { RecipeIdea } from "../../../src/domain/recipe-service.ts";
import type { Adapted } from "./adapt.ts";

/** The weight of an idea's word, by where the recipe contains it. */
const IN_TITLE = 3;
const IN_INGREDIENTS = 1;

interface Scored {
  adapted: Adapted;
  title: Set<string>;
  ingredients: Set<string>;
}

function indexWords(adapted: Adapted): Scored {
  const { base, recipe } = adapted;
  return {
    adapted,
    title: tellingStems(recipe.title),
    ingredients: tellingStems(
      `${base.cuisine} ${recipe.ingredients.map(({ name }) => name).join(" ")}`,
    ),
  };
}

function score(wanted: Set<string>, { title, ingredients }: Scored, rarity: Map<string, number>) {
  let sum = 0;
  for (const word of wanted) {
    const place = title.has(word) ? IN_TITLE : ingredients.has(word) ? IN_INGREDIENTS : 0;
    sum += place * (rarity.get(word) ?? 0);
  }
  return sum;
}

/** The weight of each word among these recipes: rare words count more. */
function rarityIn(recipes: readonly Scored[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, ingredients } of recipes) {
    for (const word of new Set([...title, ...ingredients])) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([word, n]) => [word, Math.log(1 + recipes.length / n)]));
}

/**
 * The recipe of the idea's meal type whose title and ingredients share most with the idea's title;
 * the blurb breaks ties. Undefined if no recipe contains a word of the title.
 */
export function findClosest(idea: RecipeIdea, among: readonly Adapted[]): Adapted | undefined {
  const scored = among.filter(({ base }) => base.mealType === idea.mealType).map(indexWords);
  const rarity = rarityIn(scored);
  const wanted = tellingStems(idea.title);
  const hinted = tellingStems(idea.blurb);
  let best: { adapted: Adapted; points: number } | undefined;
  for (const item of scored) {
    const points = score(wanted, item, rarity);
    if (points === 0) continue;
    const total = points + score(hinted, item, rarity) / 10;
    if (!best || total > best.points) best = { adapted: item.adapted, points: total };
  }
  return best?.adapted;
}
