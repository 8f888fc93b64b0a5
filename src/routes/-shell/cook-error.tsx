import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useState } from "react";

import { Screen } from "#ui/screen.tsx";

import { AppHeader } from "./app-header.tsx";
import { ERROR_TITLE, Problem, wordsOf } from "./error-screen.tsx";
import { ReportDialog } from "./lazy-report-dialog.tsx";

/** Replaces a screen of a signed-in cook that failed, while the rest of the app goes on. */
export function CookError({ error, reset }: Pick<ErrorComponentProps, "error" | "reset">) {
  const router = useRouter();
  const [reporting, setReporting] = useState(false);
  return (
    <Screen header={<AppHeader title={ERROR_TITLE} back={{ to: "/" }} />}>
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
