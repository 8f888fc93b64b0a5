import { memo } from "react";

import { setBought } from "#db/repositories/shopping-list-repository.ts";
import type { ShoppingIngredient, ShoppingMeal } from "#domain/entities.ts";
import { groupItems, type ItemGroup } from "#domain/shopping-groups.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { useSignedInCook } from "../../-common/use-live-data.ts";
import { useOptimisticValue } from "../../-common/use-optimistic-value.ts";

interface ShoppingItemsProps {
  items: readonly ShoppingIngredient[];
  /** The meals that items may be for; a single meal is not named beside its items. */
  meals: readonly ShoppingMeal[];
}

/** The items still to buy, and below them those in the basket. */
export function ShoppingItems({ items, meals }: ShoppingItemsProps) {
  const groups = groupItems(items);
  const toBuy = groups.filter(({ bought }) => !bought);
  const inBasket = groups.filter(({ bought }) => bought);
  const named = meals.length > 1 ? meals : [];
  const titles = new Map(named.map(({ id, title }) => [id, title]));
  return (
    <Stack gap="lg">
      <Section title="To buy" groups={toBuy} titles={titles} />
      <Section title="In the basket" groups={inBasket} titles={titles} />
    </Stack>
  );
}

function Section(props: { title: string; groups: ItemGroup[]; titles: Map<string, string> }) {
  const { title, groups, titles } = props;
  if (groups.length === 0) return null;
  return (
    <section aria-label={title}>
      <SectionTitle count={groups.length}>{title}</SectionTitle>
      <List label={title} ruled long>
        {groups.map((group) => {
          const lines = linesOf(group);
          return <Item key={lines} lines={lines} group={group} meals={mealsOf(group, titles)} />;
        })}
      </List>
    </section>
  );
}

function mealsOf({ items }: ItemGroup, titles: ReadonlyMap<string, string>): string {
  const named = new Set(items.map(({ mealId }) => titles.get(mealId) ?? ""));
  return [...named].filter(Boolean).join(", ");
}

/**
 * Identifies a row by its lines, not only by its name. A tick shown before it is stored belongs to
 * those lines; a line that another meal adds meanwhile is still to buy.
 */
function linesOf({ bought, items }: ItemGroup): string {
  return JSON.stringify([
    bought,
    ...items.map(({ mealId, name, amount }) => [mealId, name, amount]),
  ]);
}

const Item = memo(
  function Item({ group, meals }: { group: ItemGroup; lines: string; meals: string }) {
    const { db } = useSignedInCook();
    // The box is ticked at once; the row moves to the basket when the tick is stored.
    const [bought, setOptimistic] = useOptimisticValue(group.bought);
    return (
      <ListRow
        title={
          <Checkbox
            label={
              <>
                {group.name} <small>{group.amounts.join(" + ")}</small>
              </>
            }
            detail={meals === "" ? undefined : meals}
            checked={bought}
            settles
            onCheckedChange={(next) => setOptimistic(next, () => setBought(db, group.items, next))}
          />
        }
      />
    );
  },
  (before, after) => before.meals === after.meals && before.lines === after.lines,
);
