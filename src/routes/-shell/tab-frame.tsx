import { useMatches } from "@tanstack/react-router";
import { lazy, Suspense, type ReactNode } from "react";

import { TabBar } from "#ui/tab-bar.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** False for a screen that has the whole page for itself, without the tab bar. */
    hasTabs?: boolean;
  }
}

// Loaded lazily: the first screen does not wait for it, and its own links work without it.
const AppTabs = lazy(async (): Promise<{ default: () => ReactNode }> => {
  try {
    return { default: (await import("./app-tabs.tsx")).AppTabs };
  } catch (error) {
    console.error("The tabs could not be loaded", error);
    return { default: () => null };
  }
});

/**
 * The tab bar on every screen of a signed-in cook but those whose route says `hasTabs: false`. There
 * it is only hidden: it goes on remembering where the cook left each tab.
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
