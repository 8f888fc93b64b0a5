import { createFileRoute } from "@tanstack/react-router";

import { getPersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";

import { RecipeProblem } from "./-cooking/recipe-problem.tsx";
import { RecipeFormScreen } from "./-upload-recipe/recipe-form-screen.tsx";

/**
 * `edit` and `duplicate` name one of the cook's own recipes; without them the form starts empty.
 */
interface UploadSearch {
  edit?: string;
  duplicate?: string;
}

export const Route = createFileRoute("/_app/upload-recipe")({
  validateSearch: ({ edit, duplicate }: Record<string, unknown>): UploadSearch => ({
    ...(typeof edit === "string" ? { edit } : {}),
    ...(typeof duplicate === "string" ? { duplicate } : {}),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { edit, duplicate } }) => {
    const id = edit ?? duplicate;
    return id === undefined ? null : getPersonalRecipe(context.db, id);
  },
  component: UploadRecipe,
});

function UploadRecipe() {
  const { edit, duplicate } = Route.useSearch();
  const recipe = Route.useLoaderData();
  const source = edit ?? duplicate;
  if (source !== undefined && !recipe) return <RecipeProblem message="Recipe not found" />;
  return (
    <RecipeFormScreen
      key={`${edit ?? ""} ${duplicate ?? ""}`}
      source={recipe}
      isEdit={edit !== undefined}
    />
  );
}
