import { createFileRoute, redirect } from "@tanstack/react-router";
import { useState } from "react";

import { keepDraft, type KeptDraft } from "#db/repositories/draft-repository.ts";
import { getPersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import type { PersonalRecipe } from "#domain/entities.ts";
import { useToast } from "#ui/toast-context.ts";

import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook } from "../-common/use-live-data.ts";
import { RecipeProblem } from "./-cooking/recipe-problem.tsx";
import {
  draftKey,
  findKeptForm,
  type FormFor,
  type KeptForm,
} from "./-upload-recipe/kept-recipe.ts";
import { RecipeFormScreen } from "./-upload-recipe/recipe-form-screen.tsx";
import type { ReadDraft } from "./-upload-recipe/shared-draft.ts";
import { readUploadSearch } from "./-upload-recipe/upload-search.ts";

export const Route = createFileRoute("/_app/upload-recipe")({
  validateSearch: readUploadSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { edit, duplicate, ...shared } }) => {
    const form = { edit, duplicate, shared };
    const [recipe, kept, readShared, user] = await Promise.all([
      readRecipe(context.db, edit ?? duplicate),
      findKeptForm(context.db, form),
      draftShared(form),
      getUser(context.db),
    ]);
    return { recipe, shared: readShared, kept, user, draftKey: draftKey(form) };
  },
  component: UploadRecipe,
});

async function readRecipe(db: SimmerDb, id: string | undefined): Promise<PersonalRecipe | null> {
  return id === undefined ? null : getPersonalRecipe(db, id);
}

async function draftShared({ edit, duplicate, shared }: FormFor): Promise<ReadDraft | null> {
  if (edit !== undefined || duplicate !== undefined) return null;
  if (Object.keys(shared).length === 0) return null;
  const newKey = () => crypto.randomUUID();
  if (shared.files === undefined) {
    const { draftOfShared } = await import("./-upload-recipe/shared-draft.ts");
    return draftOfShared(shared, newKey);
  }
  const { draftOfSharedFiles } = await import("./-upload-recipe/shared-files.ts");
  const read = await draftOfSharedFiles(shared, newKey);
  if (read === "import") {
    throw redirect({ to: "/import-recipes", search: { files: shared.files }, replace: true });
  }
  return read;
}

function UploadRecipe() {
  // Keyed, so that one recipe's input is not shown for another.
  return <RecipeForm key={JSON.stringify(Route.useSearch())} />;
}

function RecipeForm() {
  const { edit, duplicate } = Route.useSearch();
  const { recipe, shared, kept, user, draftKey: key } = Route.useLoaderData();
  const { db } = useSignedInCook();
  const run = useCommand();
  const toast = useToast();
  // A new key remounts the form whenever the cook starts over, or undoes that.
  const [form, setForm] = useState({ nth: 0, kept });
  const show = (next: KeptDraft<KeptForm> | null) =>
    setForm(({ nth }) => ({ nth: nth + 1, kept: next }));

  const startOver = (discarded: KeptDraft<KeptForm>) => {
    const undo = async () => {
      if (await run(() => keepDraft(db, discarded))) show(discarded);
    };
    show(null);
    toast.show({
      text: "What you had written is discarded",
      undo: () => void undo(),
    });
  };

  if ((edit ?? duplicate) !== undefined && !recipe) {
    return <RecipeProblem message="Recipe not found" />;
  }
  return (
    <RecipeFormScreen
      key={form.nth}
      source={recipe}
      shared={shared}
      user={user}
      isEdit={edit !== undefined}
      kept={form.kept}
      draftKey={key}
      onStartOver={startOver}
    />
  );
}
