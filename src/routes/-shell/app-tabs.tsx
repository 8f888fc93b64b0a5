import { Link, useLocation, useMatches, useRouter } from "@tanstack/react-router";
import { ChefHat, Compass, House, Refrigerator, ShoppingBasket } from "lucide-react";
import { lazy, Suspense, type MouseEvent, type ReactNode } from "react";

import { TabBar, tabClass, TabContent } from "#ui/tab-bar.tsx";

import { useStepBack } from "../-common/step-back.ts";
import { useTabPlaces } from "./tab-places.ts";
import { hasTabs, TAB_ROOTS, tabOf, type TabName } from "./tabs.ts";

// Loaded lazily: the first screen reads no document, and neither waits for the number nor fails with
// it.
const ToBuyBadge = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("./to-buy-badge.tsx")).ToBuyBadge };
  } catch (error) {
    console.error("The number of things to buy could not be loaded", error);
    return { default: () => null };
  }
});

const TABS: readonly { name: TabName; label: string; icon: ReactNode }[] = [
  { name: "home", label: "Home", icon: <House /> },
  { name: "cook", label: "Cook", icon: <ChefHat /> },
  { name: "list", label: "List", icon: <ShoppingBasket /> },
  { name: "eat", label: "Eat", icon: <Refrigerator /> },
  { name: "explore", label: "Explore", icon: <Compass /> },
];

/** The tabs on every screen of a signed-in cook but those that have none. */
export function AppTabs() {
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
                name === "list" ? (
                  <Suspense>
                    <ToBuyBadge />
                  </Suspense>
                ) : undefined
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
