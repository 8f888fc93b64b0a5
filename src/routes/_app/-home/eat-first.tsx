import { Link } from "@tanstack/react-router";
import { TriangleAlert } from "lucide-react";

import type { Meal } from "#domain/entities.ts";
import { isToEatFirst, type KeptMeal } from "#domain/keeping.ts";
import { stretchedLinkClass, textLinkClass } from "#ui/link-class.ts";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";

import { linkToCooking, placeIn } from "../../-common/cook-place.ts";
import { countOf } from "../../-common/formats.ts";
import { keepingWords } from "../../-common/keeping-words.ts";
import { PortionPicture } from "../../-common/portion-picture.tsx";
import { useSignedInCook } from "../../-common/use-live-data.ts";
import { Part } from "./part.tsx";

const SHOWN = 3;

interface EatFirstProps {
  toEat: readonly KeptMeal[];
  past: number;
  known: ReadonlyMap<string, Meal> | null;
}

/**
 * The portions that must be eaten first, or else some that are there, and how long they keep; those
 * that are too old are listed separately.
 */
export function EatFirst({ toEat, past, known }: EatFirstProps) {
  const first = toEat.filter(isToEatFirst);
  const title = first.length > 0 ? "To eat first" : "In your fridge and freezer";
  return (
    <Part
      title={title}
      aside={
        <Link to="/eat" className={textLinkClass}>
          All portions
        </Link>
      }
    >
      <List label={title}>
        {(first.length > 0 ? first : toEat).slice(0, SHOWN).map((kept) => (
          <Portion
            key={`${kept.stored.recipeId} ${kept.stored.storage} ${kept.stored.storedAt}`}
            kept={kept}
            known={known}
          />
        ))}
        {past > 0 ? (
          <ListRow
            leading={<TriangleAlert aria-hidden />}
            title={
              <Link to="/eat" className={stretchedLinkClass}>
                {past === 1 ? "One meal is" : `${past} meals are`} past the time to keep
              </Link>
            }
            detail="See what to throw away"
            chevron
          />
        ) : null}
      </List>
    </Part>
  );
}

function Portion({ kept, known }: { kept: KeptMeal; known: EatFirstProps["known"] }) {
  const { session } = useSignedInCook();
  const { title, recipeId, planId, storage, count } = kept.stored;
  const meal = known?.get(recipeId);
  const canOpen = recipeId !== "" && (known === null || meal !== undefined);
  return (
    <ListRow
      leading={<PortionPicture stored={kept.stored} meal={meal} />}
      title={
        canOpen ? (
          <Link
            {...linkToCooking(placeIn(planId, recipeId, session.uid))}
            className={stretchedLinkClass}
          >
            {title}
          </Link>
        ) : (
          title
        )
      }
      detail={`${keepingWords(storage, kept.keeping)} · ${countOf(count, "portion")} in the ${storage}`}
      chevron={canOpen}
    />
  );
}
