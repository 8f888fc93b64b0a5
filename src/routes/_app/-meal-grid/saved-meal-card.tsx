import { Tag } from "lucide-react";
import type { ReactNode } from "react";

import type { Meal } from "#domain/entities.ts";
import type { UserDocument } from "#domain/user-document.ts";
import { Chip } from "#ui/chip.tsx";
import { RatingStars } from "#ui/rating-stars.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { isShared } from "../../-meals/checked-meals.ts";
import { MealCard } from "../../-meals/meal-card.tsx";

/** How many of a meal's tags its card shows. */
const TAGS_SHOWN = 3;

interface SavedMealCardProps {
  meal: Meal;
  /** The plan in which it opens; null or left out for none. */
  planId?: string | null;
  /** The cook's own. */
  tags?: readonly string[];
  user: UserDocument;
  /** More for the card's menu. */
  renderMenu?: ((close: () => void) => ReactNode) | undefined;
}

/**
 * A card, for an `li` of a grid, that opens the meal in cooking mode. A shared meal also shows its
 * rating.
 */
export function SavedMealCard(props: SavedMealCardProps) {
  const { meal, planId = null, tags = [], user, renderMenu } = props;
  const { session } = useSignedInCook();
  const isRated = isShared(meal) && meal.ratingCount > 0;
  return (
    <MealCard
      as="article"
      meal={meal}
      planId={planId}
      link={linkToCooking(placeIn(planId, meal.id, session.uid))}
      user={user}
      meta={
        isRated ? <RatingStars value={meal.ratingAverage} count={meal.ratingCount} /> : undefined
      }
      chips={<Tags tags={tags} />}
      renderMenu={renderMenu}
    />
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const more = tags.length - TAGS_SHOWN;
  return (
    <>
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <Chip key={tag} icon={<Tag aria-hidden />}>
          {tag}
        </Chip>
      ))}
      {more > 0 ? <span>+{more} more</span> : null}
    </>
  );
}
