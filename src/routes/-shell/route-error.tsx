import { useMatch, type ErrorComponentProps } from "@tanstack/react-router";
import { Suspense } from "react";

import { SCREEN_FAILED } from "#failure-words/screen-words.ts";
import { lazyPart } from "#ui/lazy-part.ts";

import { KeptWords } from "./kept-words.tsx";
import { reloadIfReachable } from "./missing-part.ts";

type Failure = Pick<ErrorComponentProps, "error" | "reset">;

const WITHOUT = "Only the barest screen for errors is here";

// Packed with the files loaded right after the first screen, so that they are available when something
// fails later.
const ErrorScreen = lazyPart<Failure>(
  async () => (await import("./error-screen.tsx")).ErrorScreen,
  WITHOUT,
  BareError,
);
const CookError = lazyPart<Failure>(
  async () => (await import("./cook-error.tsx")).CookError,
  WITHOUT,
  BareError,
);

/** The fallback if even the error screen could not be loaded. */
function BareError() {
  return (
    <main>
      <h1>{SCREEN_FAILED.title}</h1>
      <KeptWords />
      <p>
        <a
          href={window.location.href}
          onClick={(event) => {
            event.preventDefault();
            void reloadIfReachable();
          }}
        >
          Try again
        </a>
      </p>
    </main>
  );
}

/**
 * Replaces a screen that failed while the rest of the app goes on. It says what happened, and
 * offers to try again, to go home and to report it.
 */
export function RouteError({ error, reset }: Failure) {
  // Reporting needs an open kitchen: a visitor who is not signed in has none, nor has a cook whose
  // database did not open.
  const hasKitchen = useMatch({
    from: "/_app",
    shouldThrow: false,
    select: ({ context }) => "db" in context,
  });
  if (!hasKitchen) return <AppError error={error} reset={reset} />;
  return (
    <Suspense>
      <CookError error={error} reset={reset} />
    </Suspense>
  );
}

/** The same for the whole app: it depends on nothing that may have failed, and restarts the app. */
export function AppError(failure: Failure) {
  return (
    <Suspense>
      <ErrorScreen {...failure} />
    </Suspense>
  );
}
