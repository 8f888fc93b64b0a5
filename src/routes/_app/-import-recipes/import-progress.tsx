import type { ImportJob } from "#db/import-rows.ts";
import { dismissImport, resumeImport, stopImport } from "#db/repositories/import-repository.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../../-common/formats.ts";
import { doImport, importProblem } from "../../-common/import-host.ts";
import { useStore } from "../../-common/store.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { ImportFindings } from "./import-findings.tsx";
import { importedCount } from "./import-words.ts";

/** An import that runs, or was stopped. */
export function ImportProgress({ job }: { job: ImportJob }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const problem = useStore(importProblem);
  const { files, done, counts } = job;
  const sofar = countOf(importedCount(counts), "recipe");
  const isRunning = job.state === "running" && problem === null;

  const goOn = () =>
    run(async () => {
      await resumeImport(db);
      await doImport(db);
    });

  if (isRunning) {
    const { same, others, failed } = counts;
    const aside = same + others + failed;
    return (
      <Stack gap="lg">
        <Card>
          <Stack>
            <ProgressBar label="Importing" text={`${sofar} so far`} />
            <p dir="auto">
              {files.length > 1 ? `File ${done.files + 1} of ${files.length}: ` : ""}
              {files[done.files]?.name}
            </p>
            {aside > 0 ? <p>{countOf(aside, "entry", "entries")} looked at and left out.</p> : null}
            <p>
              You can go on with anything else. If Simmer is closed, it goes on when you open it
              again.
            </p>
            <div>
              <Button variant="secondary" onClick={() => void run(() => stopImport(db))}>
                Stop
              </Button>
            </div>
          </Stack>
        </Card>
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      {problem === null ? null : <ErrorBox>{problem}</ErrorBox>}
      <Banner title={`Stopped: ${sofar} imported`} role="status">
        What is imported stays. The rest of the file is kept on this device until you go on, or end
        it.
      </Banner>
      <Cluster>
        <Button onClick={() => void goOn()}>Go on</Button>
        <Button variant="secondary" onClick={() => void run(() => dismissImport(db))}>
          End it here
        </Button>
      </Cluster>
      <ImportFindings job={job} />
    </Stack>
  );
}
