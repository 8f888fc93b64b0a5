import { Link, useMatch, useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { StorageError } from "#db/storage-command.ts";
import { SCREEN_FAILED, SCREEN_NOT_HERE, SCREEN_UPDATED } from "#failure-words/screen-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { DocumentTitle } from "../-common/document-title.tsx";
import { AppHeader } from "./app-header.tsx";
import { ReportDialog } from "./lazy-report-dialog.tsx";
import { isMissingPart, mayBeUpdated, reloadIfReachable } from "./missing-part.ts";
import { reloadIntoNewest } from "./new-version.ts";

import styles from "./route-error.module.css";

const TITLE = "Something went wrong";

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${wordsOf(error.cause)}`;
}

/**
 * Replaces a screen that failed while the rest of the app goes on. It says what happened, and
 * offers to try again, to go home and to report it.
 */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [reporting, setReporting] = useState(false);
  // Reporting needs an open kitchen: a visitor who is not signed in has none, nor has a cook whose
  // database did not open.
  const hasKitchen = useMatch({
    from: "/_app",
    shouldThrow: false,
    select: ({ context }) => "db" in context,
  });
  if (!hasKitchen) return <AppError error={error} reset={reset} />;
  return (
    <Screen header={<AppHeader title={TITLE} back={{ to: "/" }} />}>
      <Problem
        error={error}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
        onReport={() => setReporting(true)}
      />
      {reporting ? (
        <ReportDialog
          draft={`This screen didn’t load: ${wordsOf(error)}\n\n`}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </Screen>
  );
}

/** The same for the whole app: it depends on nothing that may have failed, and restarts the app. */
export function AppError({ error }: Pick<ErrorComponentProps, "error" | "reset">) {
  return (
    <Screen header={<PageHeader title={TITLE} />}>
      <DocumentTitle>{TITLE}</DocumentTitle>
      <Problem error={error} onRetry={() => window.location.reload()} />
    </Screen>
  );
}

interface ProblemProps {
  error: unknown;
  onRetry: () => void;
  onReport?: () => void;
}

function Problem({ error, onRetry, onReport }: ProblemProps) {
  if (isMissingPart(error)) return mayBeUpdated() ? <OldPart /> : <MissingPart />;
  return (
    <Stack gap="lg">
      <ErrorBox title={SCREEN_FAILED.title}>
        {error instanceof StorageError ? error.message : SCREEN_FAILED.text}
      </ErrorBox>
      <p>What you saved is safe on this device.</p>
      <Cluster>
        <Button onClick={onRetry}>Try again</Button>
        <Link to="/" className={buttonClass({ variant: "secondary" })}>
          Go back home
        </Link>
        {onReport ? (
          <Button variant="quiet" onClick={onReport}>
            Report an issue
          </Button>
        ) : null}
      </Cluster>
      <details className={styles.details}>
        <summary>Details</summary>
        <p>{wordsOf(error)}</p>
      </details>
    </Stack>
  );
}

/** This page is older than what is stored, and the screen comes with the newest version alone. */
function OldPart() {
  return (
    <Stack gap="lg">
      <ErrorBox title={SCREEN_UPDATED.title}>{SCREEN_UPDATED.text}</ErrorBox>
      <Cluster>
        <Button onClick={() => void reloadIntoNewest()}>Reload</Button>
      </Cluster>
    </Stack>
  );
}

/** The network went before this screen was stored on the device. It is shown once that is back. */
function MissingPart() {
  useEffect(() => {
    const goOn = () => void reloadIfReachable();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, []);
  return (
    <Stack gap="lg">
      <ErrorBox title={SCREEN_NOT_HERE.title}>{SCREEN_NOT_HERE.text}</ErrorBox>
      <Cluster>
        <Button onClick={() => void reloadIfReachable()}>Try again</Button>
        <Link to="/" className={buttonClass({ variant: "secondary" })}>
          Go back home
        </Link>
      </Cluster>
    </Stack>
  );
}
