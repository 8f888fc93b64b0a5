import { Link } from "@tanstack/react-router";
import { CircleCheck } from "lucide-react";

import { dismissImport } from "#db/repositories/import-repository.ts";
import type { ImportJob } from "#db/schema.ts";
import { Banner } from "#ui/banner.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Stack } from "#ui/stack.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ImportFindings } from "./import-findings.tsx";
import { broughtWords, importedCount, reportTitle } from "./import-words.ts";

/** What became of every entry of an import. */
export function ImportReport({ job }: { job: ImportJob }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { counts } = job;
  const stored = importedCount(counts);
  const brought = broughtWords(counts.brought);
  const isAny = stored > 0 || brought !== "";
  return (
    <Stack gap="lg">
      <Banner
        tone={isAny ? "success" : "info"}
        title={reportTitle(counts)}
        icon={<CircleCheck aria-hidden />}
        role="status"
      >
        {brought === "" ? "" : `From the kitchen in the file: ${brought}. `}
        {isAny
          ? "It is all on this device now, and reaches your other devices when it is online."
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
