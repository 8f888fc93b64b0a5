import { Link } from "@tanstack/react-router";
import { CircleAlert, CircleCheck } from "lucide-react";

import type { ImportJob } from "#db/import-rows.ts";
import { dismissImport } from "#db/repositories/import-repository.ts";
import { Banner } from "#ui/banner.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { Stack } from "#ui/stack.tsx";

import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { BroughtList } from "./brought-list.tsx";
import { ImportFindings } from "./import-findings.tsx";
import { broughtThings, importedCount, reportTitle } from "./import-words.ts";

/** What became of every entry of an import. */
export function ImportReport({ job }: { job: ImportJob }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const { counts } = job;
  const stored = importedCount(counts);
  const isAny = stored > 0 || broughtThings(counts.brought).length > 0;
  return (
    <Stack gap="lg">
      <Banner
        tone={isAny ? "success" : "info"}
        title={reportTitle(counts)}
        icon={isAny ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
        role="status"
      >
        {isAny
          ? "It is all on this device now, and reaches your other devices when this one is online."
          : "What was found is below."}
      </Banner>
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
      <BroughtList brought={counts.brought} />
      <ImportFindings job={job} />
    </Stack>
  );
}
