import { Link } from "@tanstack/react-router";
import {
  CalendarDays,
  CookingPot,
  EyeOff,
  Flame,
  Heart,
  NotebookPen,
  Refrigerator,
  Ruler,
  ShieldAlert,
  ShoppingBasket,
  Store,
  Utensils,
  type LucideIcon,
} from "lucide-react";

import type { BroughtCounts } from "#db/import-rows.ts";
import { Card } from "#ui/card.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { broughtThings, type BroughtThing } from "./import-words.ts";

const ICONS: Record<BroughtThing["what"], LucideIcon> = {
  plans: CalendarDays,
  singleMeals: Utensils,
  portions: Refrigerator,
  items: ShoppingBasket,
  favorites: Heart,
  currentMeals: Flame,
  avoided: ShieldAlert,
  equipment: CookingPot,
  notes: NotebookPen,
  hidden: EyeOff,
  shopping: Store,
  reading: Ruler,
};

/** What came from a kitchen's file beside recipes, each with the screen where it is now. */
export function BroughtList({ brought }: { brought: BroughtCounts }) {
  const things = broughtThings(brought);
  if (things.length === 0) return null;
  return (
    <section aria-labelledby="brought-title">
      <SectionTitle id="brought-title">From the kitchen in the file</SectionTitle>
      <Card padded={false}>
        <List label="From the kitchen in the file">
          {things.map(({ what, words, to }) => {
            const Icon = ICONS[what];
            return (
              <ListRow
                key={what}
                leading={<Icon aria-hidden />}
                title={
                  to === null ? (
                    words
                  ) : (
                    <Link to={to} className={stretchedLinkClass}>
                      {words}
                    </Link>
                  )
                }
                chevron={to !== null}
              />
            );
          })}
        </List>
      </Card>
    </section>
  );
}
