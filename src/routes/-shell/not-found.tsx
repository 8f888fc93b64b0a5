import { Link } from "@tanstack/react-router";
import { Compass } from "lucide-react";

import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Screen } from "#ui/screen.tsx";

import { AppHeader } from "./app-header.tsx";

/** The page for any address the app doesn't have. */
export function NotFound() {
  return (
    <Screen header={<AppHeader title="Page not found" back={{ to: "/" }} />}>
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
