import { useRouter } from "@tanstack/react-router";
import { useState } from "react";

import { SpinnerScreen } from "#ui/spinner.tsx";

/**
 * The app's mark on plain paper, shown until the first screen has rendered. index.html contains the
 * same markup, so that it is painted before any script or style sheet arrives; src/opening.css has
 * its styles.
 */
export function Opening() {
  return (
    <div className="opening" role="status">
      <span>Loading</span>
    </div>
  );
}

/** The router's pending component: the opening until the first screen has rendered, then a spinner. */
export function Pending() {
  const { resolvedLocation } = useRouter().state;
  return resolvedLocation ? <ScreenIsLate /> : <Opening />;
}

/**
 * Keeps the page as high as it was: the last screen is only hidden meanwhile, and on a lower page a cook
 * who turns back would have lost their place in it.
 */
function ScreenIsLate() {
  const [minHeight] = useState(() => document.documentElement.scrollHeight);
  return (
    <div style={{ minHeight }}>
      <SpinnerScreen />
    </div>
  );
}
