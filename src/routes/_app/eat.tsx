import { createFileRoute, Link } from "@tanstack/react-router";
import { Refrigerator, Sparkles } from "lucide-react";

import type { Meal } from "#domain/entities.ts";
import type { KeptMeal } from "#domain/keeping.ts";
import type { StoragePlace } from "#domain/stored-portions.ts";
import { buttonClass } from "#ui/button.tsx";
import { Cluster } from "#ui/cluster.tsx";
import { List } from "#ui/list.tsx";
import { Screen } from "#ui/screen.tsx";
import { SectionTitle } from "#ui/section-title.tsx";

import { AppHeader } from "../-shell/app-header.tsx";
import { KitchenEmpty } from "../-sync-state/once-here.tsx";
import { AddPortions } from "./-eat/add-portions.tsx";
import { KeepingGuide } from "./-eat/keeping-guide.tsx";
import { StoredRow } from "./-eat/stored-row.tsx";
import { readEat, useEat } from "./-eat/use-eat.ts";

import styles from "./-eat/eat.module.css";

export const Route = createFileRoute("/_app/eat")({
  loader: ({ context }) => readEat(context.db),
  component: Eat,
});

const PLACES: { storage: StoragePlace; title: string }[] = [
  { storage: "fridge", title: "Fridge" },
  { storage: "freezer", title: "Freezer" },
];

function Eat() {
  const { kept, known } = useEat(Route.useLoaderData());
  const places = PLACES.map(({ storage, title }) => ({
    storage,
    title,
    meals: kept.filter(({ stored }) => stored.storage === storage),
  })).filter(({ meals }) => meals.length > 0);
  return (
    <Screen
      width={places.length === 1 ? "text" : "wide"}
      header={<AppHeader title="Eat" back={{ to: "/" }} size="hub" />}
    >
      {kept.length === 0 ? (
        <KitchenEmpty
          title="Nothing stored yet"
          text="When you log a meal, the portions you put away show up here."
          picture={<Refrigerator />}
          action={
            <>
              <Link to="/cook" className={buttonClass()}>
                Cook something
              </Link>
              <UseUpLink />
              <AddPortions />
            </>
          }
        />
      ) : (
        <>
          <div className={styles.places}>
            {places.map((place) => (
              <StoredIn key={place.storage} {...place} known={known} />
            ))}
          </div>
          <div className={styles.add}>
            <Cluster>
              <UseUpLink />
              <AddPortions />
            </Cluster>
          </div>
          <KeepingGuide />
        </>
      )}
    </Screen>
  );
}

function UseUpLink() {
  return (
    <Link
      to="/single-meal-generation"
      search={{ useUp: true }}
      className={buttonClass({ variant: "secondary" })}
    >
      <Sparkles aria-hidden />
      Use these up
    </Link>
  );
}

interface StoredInProps {
  storage: StoragePlace;
  title: string;
  meals: readonly KeptMeal[];
  known: ReadonlyMap<string, Meal> | null;
}

function StoredIn({ storage, title, meals, known }: StoredInProps) {
  const portions = meals.reduce((sum, { stored }) => sum + stored.count, 0);
  return (
    <section aria-labelledby={`${storage}-title`}>
      <SectionTitle id={`${storage}-title`} count={portions}>
        {title}
      </SectionTitle>
      <List label={title}>
        {meals.map((kept) => (
          <StoredRow
            key={`${kept.stored.recipeId} ${kept.stored.storedAt}`}
            kept={kept}
            known={known}
          />
        ))}
      </List>
    </section>
  );
}
