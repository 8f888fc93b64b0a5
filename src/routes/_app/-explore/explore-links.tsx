import { Link } from "@tanstack/react-router";
import {
  BookHeart,
  BookOpen,
  BookOpenText,
  CalendarPlus,
  ClipboardList,
  NotebookPen,
  Sparkles,
  UsersRound,
} from "lucide-react";

import { CardContent } from "#ui/card-content.tsx";
import { cardLinkClass } from "#ui/card.tsx";
import { Tiles } from "#ui/tiles.tsx";

import { countOf } from "../../-common/formats.ts";
import { OnceHere } from "../../-sync-state/once-here.tsx";

/** Links to the two ways of generating meals. */
export function PlanLinks() {
  return (
    <Tiles size="small">
      <Link to="/meal-plan-setup" className={cardLinkClass({ tone: "herb" })}>
        <CardContent title="Create AI Meal Plan" icon={<CalendarPlus />} size="small" />
      </Link>
      <Link to="/single-meal-generation" className={cardLinkClass()}>
        <CardContent title="Single Meal Generation" icon={<Sparkles />} size="small" />
      </Link>
    </Tiles>
  );
}

interface MoreLinksProps {
  /** How many favorites and own recipes the cook has. */
  favorites: number;
  personal: number;
}

/** Links to all favorites and own recipes, and to the form for a new recipe. */
export function MoreLinks({ favorites, personal }: MoreLinksProps) {
  return (
    <>
      <Tiles size="small">
        <Link to="/all-meal-plans" className={cardLinkClass()}>
          <CardContent
            title="All Meal Plans"
            text="Active and completed"
            icon={<ClipboardList />}
            size="small"
          />
        </Link>
        {favorites > 0 ? (
          <Link to="/favorite-meals" className={cardLinkClass()}>
            <CardContent
              title="Favorite Meals"
              text={countOf(favorites, "meal")}
              icon={<BookHeart />}
              size="small"
            />
          </Link>
        ) : null}
        {personal > 0 ? (
          <Link to="/personal-recipes" className={cardLinkClass()}>
            <CardContent
              title="Personal Recipes"
              text={countOf(personal, "recipe")}
              icon={<BookOpen />}
              size="small"
            />
          </Link>
        ) : null}
        <Link to="/personal-recipes" search={{ from: "all" }} className={cardLinkClass()}>
          <CardContent
            title="All Recipes"
            text="Own, from plans and shared"
            icon={<BookOpenText />}
            size="small"
          />
        </Link>
        <Link to="/all-ai-meals" className={cardLinkClass()}>
          <CardContent
            title="All AI Meals"
            text="4 stars or more"
            icon={<UsersRound />}
            size="small"
          />
        </Link>
        <Link to="/upload-recipe" className={cardLinkClass()}>
          <CardContent
            title="Upload Personal Recipe"
            text="One of your own"
            icon={<NotebookPen />}
            size="small"
          />
        </Link>
      </Tiles>
      <OnceHere shape="tile" count={2} isPart />
    </>
  );
}
