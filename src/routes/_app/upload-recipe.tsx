import { createFileRoute } from "@tanstack/react-router";

import { getPersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";

import { RecipeProblem } from "./-cooking/recipe-problem.tsx";
import { RecipeFormScreen } from "./-upload-recipe/recipe-form-screen.tsx";
import type { SharedText } from "./-upload-recipe/shared-draft.ts";

/** More than a recipe has; what another app shares, or a link brings, may have any length. */
const SHARED_MAX = 12_000;

/**
 * `edit` and `duplicate` name one of the cook's own recipes; without them the form starts with what
 * another app has shared (`share_target` of the web manifest), or empty.
 */
interface UploadSearch extends SharedText {
  edit?: string;
  duplicate?: string;
}

export const Route = createFileRoute("/_app/upload-recipe")({
  validateSearch: (search: Record<string, unknown>): UploadSearch => {
    const { edit, duplicate } = search;
    return {
      ...(typeof edit === "string" ? { edit } : {}),
      ...(typeof duplicate === "string" ? { duplicate } : {}),
      ...readShared(search),
    };
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { edit, duplicate, ...shared } }) => {
    const id = edit ?? duplicate;
    if (id !== undefined) return { recipe: await getPersonalRecipe(context.db, id), shared: null };
    if (Object.keys(shared).length === 0) return { recipe: null, shared: null };
    const { draftOfShared } = await import("./-upload-recipe/shared-draft.ts");
    return { recipe: null, shared: draftOfShared(shared, () => crypto.randomUUID()) };
  },
  component: UploadRecipe,
});

/** The router reads values as JSON: a recipe called "7" comes as a number. */
function readShared(search: Record<string, unknown>): SharedText {
  const entries = (["title", "text", "url"] as const).flatMap((name) => {
    const value = search[name];
    const isText = typeof value === "string" || typeof value === "number";
    return isText ? [[name, String(value).slice(0, SHARED_MAX)] as const] : [];
  });
  return Object.fromEntries(entries);
}

function UploadRecipe() {
  const search = Route.useSearch();
  const { edit, duplicate } = search;
  const { recipe, shared } = Route.useLoaderData();
  const source = edit ?? duplicate;
  if (source !== undefined && !recipe) return <RecipeProblem message="Recipe not found" />;
  return (
    <RecipeFormScreen
      key={JSON.stringify(search)}
      source={recipe}
      shared={shared}
      isEdit={edit !== undefined}
    />
  );
}
