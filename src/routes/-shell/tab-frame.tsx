import { useMatches } from "@tanstack/react-router";
import { Suspense } from "react";

import { lazyPart } from "#ui/lazy-part.ts";
import { TabBar } from "#ui/tab-bar.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** False for a screen that has the whole page for itself, without the tab bar. */
    hasTabs?: boolean;
  }
}

// Lazy, because the first screen's own links work without it.
const AppTabs = lazyPart(
  async () => (await import("./app-tabs.tsx")).AppTabs,
  "The tabs could not be loaded",
);

/**
 * The tab bar on every screen of a signed-in cook, hidden where the route says `hasTabs: false`. It
 * stays mounted there, so that it still remembers where the cook left each tab.
 */
export function TabFrame() {
  const hidden = useMatches({ select: (matches) => matches.at(-1)?.staticData.hasTabs === false });
  return (
    <TabBar label="Main" hidden={hidden}>
      <Suspense>
        <AppTabs />
      </Suspense>
    </TabBar>
  );
}
