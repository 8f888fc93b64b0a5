import { Link, useLocation, useRouter } from "@tanstack/react-router";
import { ChefHat, Compass, House, Refrigerator, ShoppingBasket } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";

import { prefersReducedMotion } from "#ui/reduced-motion.ts";
import { tabClass, TabContent, TabList } from "#ui/tab-list.tsx";

import { useStepBack } from "../-common/step-back.ts";
import { useTabPlaces } from "./tab-places.ts";
import { TAB_ROOTS, tabOf, type TabName } from "./tabs.ts";
import { ToBuyBadge } from "./to-buy-badge.tsx";

const TABS: readonly { name: TabName; label: string; icon: ReactNode }[] = [
  { name: "home", label: "Home", icon: <House /> },
  { name: "cook", label: "Cook", icon: <ChefHat /> },
  { name: "list", label: "List", icon: <ShoppingBasket /> },
  { name: "eat", label: "Eat", icon: <Refrigerator /> },
  { name: "explore", label: "Explore", icon: <Compass /> },
];

/** The tabs, with the one marked that the screen belongs to. */
export function AppTabs() {
  const current = useLocation({ select: ({ pathname }) => tabOf(pathname) });
  const open = useOpenTab();
  return (
    <TabList>
      {TABS.map(({ name, label, icon }) => (
        <li key={name}>
          <Link
            to={TAB_ROOTS[name]}
            activeOptions={{ exact: true }}
            aria-current={current === name ? true : undefined}
            className={tabClass}
            onClick={(event) => open(name, event)}
          >
            <TabContent icon={icon} badge={name === "list" ? <ToBuyBadge /> : undefined}>
              {label}
            </TabContent>
          </Link>
        </li>
      ))}
    </TabList>
  );
}

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
      window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? "auto" : "smooth" });
    } else if (!stepBack([root])) {
      void router.navigate({ to: root });
    }
  };
}
