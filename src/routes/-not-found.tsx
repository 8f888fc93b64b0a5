import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";

import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Screen } from "#ui/screen.tsx";

import { useDocumentTitle } from "./-document-title.ts";

/** Any address the app doesn't have. */
export function NotFound() {
  useDocumentTitle("Page not found");
  return (
    <Screen header={<PageHeader title="Page not found" />}>
      <EmptyState
        title="There is nothing at this address"
        picture={<Compass />}
        text="The link may be old, or mistyped."
        action={
          <Link to="/" className={buttonClass()}>
            Go back home
          </Link>
        }
      />
    </Screen>
  );
}
