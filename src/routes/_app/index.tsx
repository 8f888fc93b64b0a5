import { createFileRoute, Link } from "@tanstack/react-router";
import { ChefHat, Compass, Refrigerator } from "lucide-react";
import { Suspense, use, useState, type ReactNode } from "react";

import type { SimmerDb } from "#db/schema.ts";
import { cardLinkClass } from "#ui/card.tsx";
import { Screen } from "#ui/screen.tsx";

import { useSignedInCook } from "../-common/use-live-data.ts";
import { AppHeader } from "../-shell/app-header.tsx";
import { resumeFirstRun } from "./-first-run/first-run.ts";
import type { CardStates } from "./-home/card-states.ts";

import styles from "./-home/home.module.css";

/**
 * What matters today, for the first paint. Its code is loaded separately, because the three cards
 * must work without it. Null if it can't be loaded: offline, before the app's files were stored.
 */
async function loadToday(db: SimmerDb) {
  try {
    const { readHome, TodayParts } = await import("./-home/today.tsx");
    return { TodayParts, today: await readHome(db) };
  } catch (error) {
    console.error("What matters today could not be loaded", error);
    return null;
  }
}

/** Whether code comes from the cache, as on every start but the first one on this device. */
const isCodeHere = () =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

export const Route = createFileRoute("/_app/")({
  loader: async ({ context, preload }) => {
    await resumeFirstRun(context.db, { preload });
    const loading = loadToday(context.db);
    // If the code comes over the network, the cards don't wait for it; the rest appears below them
    // and shifts nothing.
    return { today: isCodeHere() ? await loading : loading };
  },
  component: Home,
});

function Home() {
  const { session } = useSignedInCook();
  const { today } = Route.useLoaderData();
  const [states, setStates] = useState<CardStates>(
    () => (today instanceof Promise ? null : today)?.today.cards ?? {},
  );
  return (
    <Screen
      width="wide"
      header={
        <AppHeader
          title="What’s cooking?"
          kicker={session.displayName ? `${session.displayName}’s kitchen` : "Your kitchen"}
          size="hub"
        />
      }
    >
      <div className={styles.home}>
        <div className={styles.cards}>
          <HomeCard
            to="/eat"
            state={states.eat}
            title="Eat"
            text="Portions in your fridge and freezer"
            icon={<Refrigerator aria-hidden />}
          />
          <HomeCard
            to="/cook"
            state={states.cook}
            title="Cook"
            text="Your plan, your list, today’s recipe"
            icon={<ChefHat aria-hidden />}
          />
          <HomeCard
            to="/explore"
            state={states.explore}
            title="Explore"
            text="New ideas, favorites, your own recipes"
            icon={<Compass aria-hidden />}
          />
        </div>
        <Suspense>
          <Parts today={today} onCards={setStates} />
        </Suspense>
      </div>
    </Screen>
  );
}

type LoadedToday = Awaited<ReturnType<typeof loadToday>>;

interface PartsProps {
  today: LoadedToday | Promise<LoadedToday>;
  onCards: (cards: CardStates) => void;
}

function Parts({ today, onCards }: PartsProps) {
  const loaded = today instanceof Promise ? use(today) : today;
  return loaded ? <loaded.TodayParts initial={loaded.today} onCards={onCards} /> : null;
}

interface HomeCardProps {
  to: "/eat" | "/cook" | "/explore";
  title: string;
  /** What the kitchen has of it, once that is read. */
  state: string | undefined;
  /** What it is for, until then. */
  text: string;
  icon: ReactNode;
}

function HomeCard({ to, title, state, text, icon }: HomeCardProps) {
  return (
    <Link to={to} className={cardLinkClass()}>
      <span className={styles.card}>
        <span className={styles.icon}>{icon}</span>
        <span>
          <span className={styles.title}>{title}</span>
          <span className={styles.text} data-state={state}>
            {state ?? text}
          </span>
        </span>
      </span>
    </Link>
  );
}
