import { createFileRoute, Link } from "@tanstack/react-router";
import { ChefHat, Compass, Refrigerator } from "lucide-react";
import type { ReactNode } from "react";

import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { Screen } from "#ui/screen.tsx";
import { Tiles } from "#ui/tiles.tsx";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { resumeFirstRun } from "./-first-run/first-run.ts";

export const Route = createFileRoute("/_app/")({
  loader: ({ context, preload }) => resumeFirstRun(context.db, { preload }),
  component: Home,
});

function Home() {
  const { session } = useSignedInCook();
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="What's cooking?"
          kicker={session.displayName ? `${session.displayName}'s kitchen` : "Your kitchen"}
          size="hub"
        />
      }
    >
      <Tiles>
        <HomeCard
          to="/eat"
          title="Eat"
          text="Portions in your fridge and freezer"
          icon={<Refrigerator />}
        />
        <HomeCard
          to="/cook"
          title="Cook"
          text="Your plan, your list, today's recipe"
          icon={<ChefHat />}
        />
        <HomeCard
          to="/explore"
          title="Explore"
          text="New ideas, favorites, your own recipes"
          icon={<Compass />}
        />
      </Tiles>
    </Screen>
  );
}

function HomeCard({
  to,
  ...content
}: {
  to: "/eat" | "/cook" | "/explore";
  title: string;
  text: string;
  icon: ReactNode;
}) {
  return (
    <Link to={to} className={cardLinkClass()}>
      <CardContent {...content} />
    </Link>
  );
}
