import { createFileRoute, Link } from "@tanstack/react-router";
import { Refrigerator } from "lucide-react";

import {
  eatPortion,
  listStoredMeals,
  restorePortion,
} from "#db/repositories/portion-repository.ts";
import { readTimeForAges } from "#db/time-for-ages.ts";
import type { StoragePlace, StoredMeal } from "#domain/entities.ts";
import { ageInDays } from "#domain/mutations/cooked-meals.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { Button, buttonClass } from "#ui/button.tsx";
import { ListRow } from "#ui/list-row.tsx";
import { List } from "#ui/list.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

import { countOf } from "../-common/phrases.ts";
import { useCommand } from "../-common/use-command.ts";
import { useSignedInCook, useLiveData } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";

export const Route = createFileRoute("/_app/eat")({
  loader: async ({ context: { db } }) => {
    const [stored, now] = await Promise.all([listStoredMeals(db), readTimeForAges(db)]);
    return { stored, now };
  },
  component: Eat,
});

const PLACES: { storage: StoragePlace; title: string }[] = [
  { storage: "fridge", title: "Fridge" },
  { storage: "freezer", title: "Freezer" },
];

function Eat() {
  const loaded = Route.useLoaderData();
  const stored = useLiveData(listStoredMeals, [], loaded.stored);
  // Ages are whole days, so the time of opening the screen is enough unless the clock proves wrong.
  const now = useLiveData(readTimeForAges, [], loaded.now);
  return (
    <Screen header={<AppHeader title="Eat" back={{ to: "/" }} size="hub" />}>
      {stored.length === 0 ? (
        <KitchenEmpty
          title="Nothing stored yet"
          text="When you log a meal, the portions you put away show up here."
          picture={<Refrigerator />}
          action={
            <Link to="/cook" className={buttonClass()}>
              Cook something
            </Link>
          }
        />
      ) : (
        <Stack gap="lg">
          {PLACES.map(({ storage, title }) => (
            <StoredIn key={storage} storage={storage} title={title} stored={stored} now={now} />
          ))}
        </Stack>
      )}
    </Screen>
  );
}

interface StoredInProps {
  storage: StoragePlace;
  title: string;
  stored: StoredMeal[];
  now: number;
}

function StoredIn(props: StoredInProps) {
  // Oldest first: the meal to eat next is on top.
  const meals = props.stored
    .filter(({ storage }) => storage === props.storage)
    .toSorted((a, b) => a.storedAt - b.storedAt);
  const portions = meals.reduce((sum, { count }) => sum + count, 0);
  if (meals.length === 0) return null;
  return (
    <section aria-labelledby={`${props.storage}-title`}>
      <SectionTitle id={`${props.storage}-title`} count={portions}>
        {props.title}
      </SectionTitle>
      <List label={props.title}>
        {meals.map((meal) => (
          <StoredRow key={`${meal.recipeId} ${meal.storedAt}`} meal={meal} now={props.now} />
        ))}
      </List>
    </section>
  );
}

function ageInWords(days: number): string {
  return days === 0 ? "Stored today" : `Stored ${countOf(days, "day")} ago`;
}

function StoredRow({ meal, now }: { meal: StoredMeal; now: number }) {
  const { db } = useSignedInCook();
  const run = useCommand();
  const age = ageInWords(ageInDays(meal.storedAt, now));
  return (
    <ListRow
      leading={<MealPicture seed={meal.recipeId} words={[meal.title]} shape="round" />}
      title={meal.title}
      detail={`${countOf(meal.count, "portion")} · ${age}`}
      trailing={
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Eaten: one portion of ${meal.title}`}
          onClick={() =>
            void run(() => eatPortion(db, meal), {
              text: `Enjoy your ${meal.title}`,
              action: { label: "Undo", run: () => void run(() => restorePortion(db, meal)) },
            })
          }
        >
          Eaten
        </Button>
      }
    />
  );
}
