import { Link, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { ChefHat, Compass, House, Refrigerator, ShoppingBasket } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";

import { readOr } from "#db/connection.ts";
import { getShoppingList } from "#db/repositories/shopping-list-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { countToBuy } from "#domain/shopping-groups.ts";
import { TabBar, tabClass, TabContent } from "#ui/tab-bar.tsx";

import { useStepBack } from "../-common/step-back.ts";
import { useLiveData } from "../-common/use-live-data.ts";
import { useTabPlaces } from "./tab-places.ts";
import { hasTabs, TAB_ROOTS, tabOf, type TabName } from "./tabs.ts";

const TABS: readonly { name: TabName; label: string; icon: ReactNode }[] = [
  { name: "home", label: "Home", icon: <House /> },
  { name: "cook", label: "Cook", icon: <ChefHat /> },
  { name: "list", label: "List", icon: <ShoppingBasket /> },
  { name: "eat", label: "Eat", icon: <Refrigerator /> },
  { name: "explore", label: "Explore", icon: <Compass /> },
];

/** No number is shown if the list can't be read: the list itself says so when it is opened. */
function readToBuy(db: SimmerDb): Promise<number> {
  return readOr(db, "Error counting what is to buy", 0, async () =>
    countToBuy((await getShoppingList(db)).ingredients),
  );
}

/** The tabs on every screen of a signed-in cook but those that have none. */
export function AppTabs() {
  const toBuy = useLiveData(readToBuy, []) ?? 0;
  const current = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  const isShown = useMatches({ select: (matches) => hasTabs(matches.at(-1)?.fullPath ?? "") });
  const open = useOpenTab();
  if (!isShown) return null;
  return (
    <TabBar label="Main">
      {TABS.map(({ name, label, icon }) => (
        <li key={name}>
          <Link
            to={TAB_ROOTS[name]}
            activeOptions={{ exact: true }}
            aria-current={current === name ? true : undefined}
            className={tabClass}
            onClick={(event) => open(name, event)}
          >
            <TabContent
              icon={icon}
              badge={
                name === "list" && toBuy > 0
                  ? { count: toBuy, words: `${toBuy} to buy` }
                  : undefined
              }
            >
              {label}
            </TabContent>
          </Link>
        </li>
      ))}
    </TabBar>
  );
}

const stillness = window.matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Opens a tab where the cook left it. The tab that the cook is in leads to its first screen, and
 * from there to the top of the page.
 */
function useOpenTab() {
  const router = useRouter();
  const stepBack = useStepBack();
  const places = useTabPlaces();
  return (tab: TabName, event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const root = TAB_ROOTS[tab];
    const { pathname } = router.state.location;
    if (tabOf(pathname) !== tab) {
      const { href, entry } = places.current.get(tab) ?? { href: root, entry: undefined };
      void router.navigate({ href, state: { resumes: entry ?? crypto.randomUUID() } });
    } else if (pathname === root) {
      window.scrollTo({ top: 0, behavior: stillness.matches ? "auto" : "smooth" });
    } else if (!stepBack([root])) {
      void router.navigate({ to: root });
    }
  };
}
