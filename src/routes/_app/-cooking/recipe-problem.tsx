import { Link } from "@tanstack/react-router";
import { CookingPot } from "lucide-react";

import { buttonClass } from "#ui/button.tsx";
import { Screen } from "#ui/screen.tsx";

import { AppHeader } from "../../-shell/app-header.tsx";
import { KitchenEmpty } from "../../-sync-state/once-here.tsx";

interface RecipeProblemProps {
  message: "Recipe not found" | "No meal plan or user ID found";
}

/** Shown when an address leads to none of this cook's recipes; offers the way home. */
export function RecipeProblem({ message }: RecipeProblemProps) {
  return (
    <Screen header={<AppHeader title="Cooking" back={{ to: "/cook" }} />}>
      <KitchenEmpty
        title={message}
        shape="card"
        count={1}
        text={
          message === "Recipe not found"
            ? "It may have been deleted, or it hasn’t reached this device yet."
            : "The address belongs to another kitchen, or is mistyped."
        }
        picture={<CookingPot />}
        action={
          <Link to="/" className={buttonClass()}>
            Go back home
          </Link>
        }
      />
    </Screen>
  );
}
