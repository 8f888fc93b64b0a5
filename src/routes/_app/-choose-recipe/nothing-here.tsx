import { Link } from "@tanstack/react-router";
import { CookingPot } from "lucide-react";

import { buttonClass } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";

/** Shown for a deleted plan, or for an address that belongs to another cook. */
export function NothingHere() {
  return (
    <EmptyState
      title="No meal plan or user ID found"
      text="It may have been deleted, here or on another device."
      picture={<CookingPot />}
      action={
        <Link to="/" className={buttonClass()}>
          Go back home
        </Link>
      }
    />
  );
}
