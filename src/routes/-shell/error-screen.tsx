import { Link, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";

import { SCREEN_FAILED, SCREEN_NOT_HERE, SCREEN_UPDATED } from "#failure-words/screen-words.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { ErrorBox } from "#ui/error-box.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Screen } from "#ui/screen.tsx";
import { Stack } from "#ui/stack.tsx";

import { DocumentTitle } from "../-common/document-title.tsx";
import { hasUnsavedWork } from "../-common/unsaved-work.ts";
import { KeptWords } from "./kept-words.tsx";
import { MISSING_PART, reloadIfReachable } from "./missing-part.ts";
import { reloadIntoNewest } from "./new-version.ts";

import styles from "./error-screen.module.css";

export const ERROR_TITLE = "Something went wrong";

export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${wordsOf(error.cause)}`;
}

/**
 * A failure of the whole app. Trying again reloads it in the newest version, since no update prompt is
 * shown here.
 */
export function ErrorScreen({ error }: Pick<ErrorComponentProps, "error">) {
  return (
    <Screen header={<PageHeader title={ERROR_TITLE} />}>
      <DocumentTitle>{ERROR_TITLE}</DocumentTitle>
      <Problem error={error} onRetry={() => void reloadIntoNewest()} />
    </Screen>
  );
}

interface ProblemProps {
  error: unknown;
  onRetry: () => void;
  onReport?: () => void;
}

/** What happened, and what the cook can do. */
export function Problem({ error, onRetry, onReport }: ProblemProps) {
  if (isMissingPart(error)) return mayBeUpdated() ? <OldPart /> : <MissingPart />;
  return (
    <Stack gap="lg">
      <ErrorBox title={SCREEN_FAILED.title}>
        {isInWords(error) ? error.message : SCREEN_FAILED.text}
      </ErrorBox>
      <KeptWords />
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

/** A StorageError, detected by name: importing its module would load the database for visitors. */
function isInWords(error: unknown): error is Error {
  return error instanceof Error && error.name === "StorageError";
}

function isMissingPart(error: unknown): boolean {
  return error instanceof Error && error.name === MISSING_PART;
}

/**
 * Whether an update may have removed the part: a service worker had all files of its own version
 * stored, and this page may be of an older one.
 */
function mayBeUpdated(): boolean {
  return Boolean(navigator.serviceWorker?.controller) && navigator.onLine;
}

/** This page is outdated, and the screen's code exists only in the newest version. */
function OldPart() {
  return (
    <Stack gap="lg">
      <ErrorBox title={SCREEN_UPDATED.title}>{SCREEN_UPDATED.text}</ErrorBox>
      <KeptWords />
      <Cluster>
        <Button onClick={() => void reloadIntoNewest()}>Reload</Button>
      </Cluster>
    </Stack>
  );
}

/** The network was lost before this screen was cached. It reloads once the network is back. */
function MissingPart() {
  useEffect(() => {
    // An automatic reload must not lose unsaved work, such as a plan that outlives its screens.
    const goOn = () => void (hasUnsavedWork() || reloadIfReachable());
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
