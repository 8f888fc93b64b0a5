import type { ImportedRecipe, ImportedSection } from "../imported-recipe.ts";

/** The recipes by their titles: pages tell one in both forms, and what the fuller one lacks in the other. */
export function eachOnce(recipes: readonly ImportedRecipe[]): ImportedRecipe[] {
  const byTitle = new Map<string, ImportedRecipe>();
  for (const recipe of recipes) {
    const name = recipe.title.toLowerCase();
    const fuller = byTitle.get(name) ?? recipe;
    const list = <Item>(one: readonly Item[], other: readonly Item[]) =>
      one.length > 0 ? one : other;
    byTitle.set(name, {
      ...fuller,
      description: fuller.description || recipe.description,
      serves: fuller.serves ?? recipe.serves,
      minutes: fuller.minutes ?? recipe.minutes,
      ingredients: list(fuller.ingredients, recipe.ingredients),
      steps: list(fuller.steps, recipe.steps),
      tags: list(fuller.tags, recipe.tags),
      note: list(fuller.note, recipe.note),
      pictures: list(fuller.pictures, recipe.pictures),
    });
  }
  return [...byTitle.values()];
}

/** A recipe as a page's card shows it. */
export interface Card {
  recipe: ImportedRecipe;
  notes: readonly string[];
}

/** The lines of one list in the groups of another, which has as many. */
function grouped(
  ingredients: readonly ImportedSection[],
  groups: readonly ImportedSection[],
): readonly ImportedSection[] {
  const lines = ingredients.flatMap((section) => section.lines);
  const count = groups.reduce((sum, group) => sum + group.lines.length, 0);
  if (count !== lines.length || ingredients.some(({ heading }) => heading !== "")) {
    return ingredients;
  }
  let at = 0;
  return groups.map(({ heading, lines: { length } }) => {
    at += length;
    return { heading, lines: lines.slice(at - length, at) };
  });
}

/** Recipes with what schema.org has no place for, and their cards show: groups of ingredients, notes. */
export function withCards(
  recipes: readonly ImportedRecipe[],
  cards: readonly Card[],
): ImportedRecipe[] {
  const byTitle = new Map(cards.map((card) => [card.recipe.title.toLowerCase(), card]));
  const [only] = cards.length === 1 && recipes.length === 1 ? cards : [];
  return recipes.map((recipe) => {
    const card = byTitle.get(recipe.title.toLowerCase()) ?? only;
    if (!card) return recipe;
    return {
      ...recipe,
      ingredients: grouped(recipe.ingredients, card.recipe.ingredients),
      note: [...recipe.note, ...card.notes.filter((note) => !recipe.note.includes(note))],
    };
  });
}
