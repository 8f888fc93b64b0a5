import { STORAGE_REFUSED } from "#failure-words/storage-words.ts";
import { Button } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

/** Shown in the app's place where the browser refuses to store anything for it. */
export function StorageRefused() {
  return (
    <Screen header={<PageHeader title="Simmer can’t start" />}>
      <Stack gap="lg">
        <ErrorBox title={STORAGE_REFUSED.title}>{STORAGE_REFUSED.text}</ErrorBox>
        <p>
          Open the browser’s settings, look for “Cookies” or “Site data”, and allow them for{" "}
          {window.location.host}. If this is a private window, open Simmer in an ordinary one.
        </p>
        <Cluster>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </Cluster>
      </Stack>
    </Screen>
  );
}
