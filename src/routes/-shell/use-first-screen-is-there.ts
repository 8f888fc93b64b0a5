import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import { isIdle } from "./is-idle.ts";

/** Whether the first screen has rendered, and the browser has been idle since. */
export function useFirstScreenIsThere(): boolean {
  const [isThere, setThere] = useState(false);
  const hasLoaded = useRouterState({
    select: ({ status, resolvedLocation }) => status === "idle" && resolvedLocation !== undefined,
  });
  useEffect(() => {
    if (hasLoaded) void isIdle().then(() => setThere(true));
  }, [hasLoaded]);
  return isThere;
}
