import { useNavigate } from "@tanstack/react-router";
import { FileDown, FileText } from "lucide-react";
import { useState } from "react";

import type { SameAgain } from "#db/import-rows.ts";
import { beginImport } from "#db/repositories/import-repository.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Columns } from "#ui/columns.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Stack } from "#ui/stack.tsx";

import { formatBytes } from "../../-common/formats.ts";
import { doImport } from "../../-common/import-host.ts";
import { dropSharedFiles } from "../../-common/shared-content.ts";
import { useCommand } from "../../-common/use-command.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { SOURCES } from "./sources.ts";

const SAME_AGAIN: readonly { value: SameAgain; label: string; words: string }[] = [
  { value: "skip", label: "Skip", words: "The recipe that you have stays as it is." },
  { value: "both", label: "Keep both", words: "You will have it twice." },
  { value: "replace", label: "Replace", words: "The one in the file takes its place." },
];

const NOTHING_LEAVES = "Nothing leaves this device until your recipes sync to your account.";

/** Lets the cook choose files, beginning with those that another app has shared, and what to do with recipes that they have already. */
export function ChooseFiles({ shared }: { shared: readonly File[] }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const navigate = useNavigate();
  const [files, setFiles] = useState(shared);
  const [sameAgain, setSameAgain] = useState<SameAgain>("skip");
  const [isBusy, setBusy] = useState(false);

  const begin = async () => {
    setBusy(true);
    await run(async () => {
      await beginImport(db, files, sameAgain);
      if (shared.length > 0) {
        await dropSharedFiles();
        await navigate({ to: "/import-recipes", replace: true });
      }
      await doImport(db);
    });
    setBusy(false);
  };

  return (
    <Columns>
      <Stack gap="lg">
        <FileDrop
          label={files.length === 0 ? "Choose files" : "Choose other files"}
          mouseHint="Or drop them here."
          hint={files.length === 0 ? NOTHING_LEAVES : undefined}
          brief={files.length > 0}
          icon={<FileDown aria-hidden />}
          onFiles={setFiles}
        />
        {files.length === 0 ? null : (
          <>
            <Card padded={false}>
              <List label="Chosen files">
                {files.map(({ name, size }, nth) => (
                  <ListRow
                    key={`${nth} ${name}`}
                    leading={<FileText aria-hidden />}
                    title={name}
                    detail={size < 1_000_000 ? "Less than 1 MB" : formatBytes(size)}
                  />
                ))}
              </List>
            </Card>
            <Stack gap="sm">
              <SegmentedControl
                label="Recipes that you have already"
                value={sameAgain}
                onValueChange={setSameAgain}
                options={SAME_AGAIN}
              />
              <p>{SAME_AGAIN.find(({ value }) => value === sameAgain)?.words}</p>
            </Stack>
            <Button size="lg" busy={isBusy} onClick={() => void begin()} full>
              Import
            </Button>
          </>
        )}
      </Stack>
      <section aria-labelledby="sources-title">
        <SectionTitle id="sources-title">What can be imported</SectionTitle>
        <Card>
          <List label="What can be imported">
            {SOURCES.map(({ app, how }) => (
              <ListRow key={app} title={app} detail={how} />
            ))}
          </List>
        </Card>
      </section>
    </Columns>
  );
}
