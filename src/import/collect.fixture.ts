import type { ImportedRecipe } from "./imported-recipe.ts";
import { readImport, type ImportEntry } from "./read-import.ts";

/** Everything that an import finds, in a line each. */
export async function collect(file: Blob, name = "recipes.zip"): Promise<string[]> {
  const lines: string[] = [];
  for await (const entry of readImport(file, name)) lines.push(lineOf(entry));
  return lines;
}

function lineOf(entry: ImportEntry): string {
  if (entry.kind === "recipe") return `${entry.name}: ${entry.recipe.title}`;
  return entry.kind === "problem" ? `${entry.name}! ${entry.reason}` : `${entry.name}-`;
}

/** The recipes that an import finds. */
export async function recipesOf(file: Blob | string, name = "recipes"): Promise<ImportedRecipe[]> {
  const recipes: ImportedRecipe[] = [];
  for await (const entry of readImport(typeof file === "string" ? new Blob([file]) : file, name)) {
    if (entry.kind === "recipe") recipes.push(entry.recipe);
  }
  return recipes;
}
