import { createFileRoute } from "@tanstack/react-router";

import { findImport } from "#db/repositories/import-repository.ts";
import { Screen } from "#ui/screen.tsx";

import { readSharedFiles } from "../-common/shared-content.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { ChooseFiles } from "./-import-recipes/choose-files.tsx";
import { ImportProgress } from "./-import-recipes/import-progress.tsx";
import { ImportReport } from "./-import-recipes/import-report.tsx";

/** Imports the cook's recipes from files of other apps, or of another kitchen of theirs. */
export const Route = createFileRoute("/_app/import-recipes")({
  validateSearch: ({ files }: Record<string, unknown>): { files?: string } =>
    typeof files === "string" ? { files } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const [job, shared] = await Promise.all([
      findImport(context.db),
      deps.files === undefined ? [] : readSharedFiles(),
    ]);
    return { job, shared };
  },
  component: ImportRecipes,
});

function ImportRecipes() {
  const { job: loaded, shared } = Route.useLoaderData();
  const job = useLiveData(findImport, [], loaded);
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="Import recipes"
          subtitle="From another app, or from a copy of your kitchen"
          back={{ to: "/personal-recipes" }}
          origins={["/user-settings", "/upload-recipe"]}
          size="hub"
        />
      }
    >
      {job === null || (job.state === "done" && shared.length > 0) ? (
        <ChooseFiles shared={shared} />
      ) : job.state === "done" ? (
        <ImportReport job={job} />
      ) : (
        <ImportProgress job={job} />
      )}
    </Screen>
  );
}
