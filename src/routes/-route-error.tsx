import { Link, useRouter, type ErrorComponentProps } from "@tanstack/react-router";

import { Button, buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { useDocumentTitle } from "./-document-title.ts";

/** What a screen shows when it fails: what happened, a way on, and a second try. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useDocumentTitle("Something went wrong");
  return (
    <Screen header={<PageHeader title="Something went wrong" />}>
      <Stack gap="lg">
        <ErrorBox title="This screen could not be shown">
          {error instanceof Error ? error.message : String(error)}
        </ErrorBox>
        <p>What you saved is safe on this device.</p>
        <Cluster>
          <Button
            onClick={() => {
              reset();
              void router.invalidate();
            }}
          >
            Try again
          </Button>
          <Link to="/" className={buttonClass({ variant: "secondary" })}>
            Go back home
          </Link>
        </Cluster>
      </Stack>
    </Screen>
  );
}
