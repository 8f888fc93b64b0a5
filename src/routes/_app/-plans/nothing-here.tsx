import { Link } from "@tanstack/react-router";
import { CookingPot } from "lucide-react";

import { buttonClass } from "#ui/button.tsx";

import { KitchenEmpty } from "../../-sync-state/once-here.tsx";

/** Shown for a deleted plan, or for an address that belongs to another cook. */
export function NothingHere() {
  return (
    <KitchenEmpty
      title="No meal plan or user ID found"
      shape="card"
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
