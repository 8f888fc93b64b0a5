import { useState } from "react";

import type { ImportFinding, ImportJob } from "#db/import-rows.ts";
import { listImportFindings } from "#db/repositories/import-repository.ts";
import { Button } from "#ui/button.tsx";
import { Fold } from "#ui/fold.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { Stack } from "#ui/stack.tsx";

import { useLiveData } from "../../-common/use-live-data.ts";

/** How many are shown at first. */
const FEW = 100;

/** What the report says of entries that were not imported as they are, most urgent first. */
export function ImportFindings({ job: { counts } }: { job: ImportJob }) {
  const { failed, same, others } = counts;
  return (
    <Stack gap="xs">
      <Findings kind="failed" count={failed} title={`${failed} could not be read`} open />
      <Findings kind="incomplete" title="Imported, and worth a look" open />
      <Findings kind="left" title="Not taken along" open />
      <Findings kind="same" count={same} title={`${same} you had already`} />
      <Findings
        kind="others"
        count={others}
        title={others === 1 ? "1 isn’t a recipe" : `${others} aren’t recipes`}
      />
    </Stack>
  );
}

interface FindingsProps {
  kind: ImportFinding["kind"];
  title: string;
  /** How many there are; unknown if it is not given. */
  count?: number;
  open?: boolean;
}

function Findings({ kind, title, count, open = false }: FindingsProps) {
  const [limit, setLimit] = useState(FEW);
  const found = useLiveData((db) => listImportFindings(db, kind, limit), [kind, limit]) ?? [];
  if (found.length === 0) return null;
  const isMore = count === undefined ? found.length === limit : found.length < count;
  return (
    <Fold title={title} open={open}>
      <List label={title}>
        {found.map(({ name, reason }, nth) => (
          <ListRow key={nth} title={name} detail={reason === "" ? undefined : reason} />
        ))}
      </List>
      {isMore ? (
        <Button variant="quiet" onClick={() => setLimit((before) => before * 10)}>
          Show more
        </Button>
      ) : null}
    </Fold>
  );
}
