import { createFileRoute, Link } from "@tanstack/react-router";
import {
  BookHeart,
  BookOpen,
  CalendarPlus,
  ClipboardList,
  NotebookPen,
  Sparkles,
  UsersRound,
} from "lucide-react";

import { countPersonalRecipes } from "#db/repositories/personal-recipe-repository.ts";
import { getUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { Screen } from "#ui/screen.tsx";
import { Tiles } from "#ui/tiles.tsx";

import { countOf } from "../-common/formats.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { OnceHere } from "../-sync-state/once-here.tsx";

async function readExplore(db: SimmerDb) {
  const [user, personal] = await Promise.all([getUser(db), countPersonalRecipes(db)]);
  return { favorites: user.favorites.length, personal };
}

export const Route = createFileRoute("/_app/explore")({
  loader: ({ context }) => readExplore(context.db),
  component: Explore,
});

function Explore() {
  const { favorites, personal } = useLiveData(readExplore, [], Route.useLoaderData());
  return (
    <Screen width="wide" header={<AppHeader title="Explore" back={{ to: "/" }} size="hub" />}>
      <Tiles>
        <Link to="/meal-plan-setup" className={cardLinkClass({ tone: "herb" })}>
          <CardContent
            title="Create AI Meal Plan"
            text="Days, people, meals: then choose from fresh ideas"
            icon={<CalendarPlus />}
          />
        </Link>
        <Link to="/single-meal-generation" className={cardLinkClass()}>
          <CardContent
            title="Single Meal Generation"
            text="One good idea for today"
            icon={<Sparkles />}
          />
        </Link>
        <Link to="/all-meal-plans" className={cardLinkClass()}>
          <CardContent
            title="All Meal Plans"
            text="Active and completed"
            icon={<ClipboardList />}
          />
        </Link>
        {favorites > 0 ? (
          <Link to="/favorite-meals" className={cardLinkClass()}>
            <CardContent
              title="Favorite Meals"
              text={countOf(favorites, "meal")}
              icon={<BookHeart />}
            />
          </Link>
        ) : null}
        {personal > 0 ? (
          <Link to="/personal-recipes" className={cardLinkClass()}>
            <CardContent
              title="Personal Recipes"
              text={countOf(personal, "recipe")}
              icon={<BookOpen />}
            />
          </Link>
        ) : null}
        <Link to="/all-ai-meals" className={cardLinkClass()}>
          <CardContent
            title="All AI Meals"
            text="What cooks here gave 4 stars or more"
            icon={<UsersRound />}
          />
        </Link>
        <Link to="/upload-recipe" className={cardLinkClass()}>
          <CardContent
            title="Upload Personal Recipe"
            text="Write down one of your own"
            icon={<NotebookPen />}
          />
        </Link>
      </Tiles>
      <OnceHere shape="tile" count={2} isPart />
    </Screen>
  );
}
