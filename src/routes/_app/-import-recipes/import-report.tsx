import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";

import { dismissImport } from "#db/repositories/import-repository.ts";
import type { ImportJob } from "#db/schema.ts";
import { Banner } from "#ui/banner.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../../-common/formats.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ImportFindings } from "./import-findings.tsx";
import { importedCount } from "./import-words.ts";

/** What became of every entry of an import. */
export function ImportReport({ job }: { job: ImportJob }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { counts } = job;
  const stored = importedCount(counts);
  return (
    <Stack gap="lg">
      <Banner
        tone={stored > 0 ? "success" : "info"}
        title={stored > 0 ? `${countOf(stored, "recipe")} imported` : "No recipe was imported"}
        icon={<CircleCheck aria-hidden />}
        role="status"
      >
        {stored > 0
          ? "They are on this device now, and reach your other devices when it is online."
          : "What was found is below."}
      </Banner>
      <ImportFindings job={job} />
      <Cluster>
        {stored > 0 ? (
          <Link to="/personal-recipes" className={buttonClass()}>
            See your recipes
          </Link>
        ) : null}
        <Button variant="secondary" onClick={() => void run(() => dismissImport(db))}>
          Import more
        </Button>
      </Cluster>
    </Stack>
  );
}
