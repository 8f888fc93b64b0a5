import { memo } from "react";

import { setBought } from "#db/shopping-list.ts";
import type { ShoppingIngredient, ShoppingMeal } from "#domain/entities.ts";
import { groupItems, type ItemGroup } from "#domain/shopping-groups.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { useKitchen } from "../../-kitchen.ts";
import { useCommand } from "../../-use-command.ts";

interface ShoppingItemsProps {
  items: readonly ShoppingIngredient[];
  /** What the items may be for; of one meal alone it needs no saying. */
  meals: readonly ShoppingMeal[];
}

/** What is still to buy, and below it what is in the basket. */
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
      <List label={title} ruled>
        {groups.map((group) => (
          <Item
            key={group.key}
            group={group}
            meals={[...new Set(group.items.map(({ mealId }) => titles.get(mealId) ?? ""))]
              .filter(Boolean)
              .join(", ")}
          />
        ))}
      </List>
    </section>
  );
}

const Item = memo(
  function Item({ group, meals }: { group: ItemGroup; meals: string }) {
    const { db } = useKitchen();
    const run = useCommand();
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
            checked={group.bought}
            settles
            onCheckedChange={(bought) => void run(() => setBought(db, group.items, bought))}
          />
        }
      />
    );
  },
  (before, after) =>
    before.meals === after.meals &&
    before.group.key === after.group.key &&
    before.group.bought === after.group.bought &&
    before.group.amounts.join() === after.group.amounts.join(),
);
