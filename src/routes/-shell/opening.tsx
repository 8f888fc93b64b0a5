import { useRouter } from "@tanstack/react-router";

import { SpinnerScreen } from "#ui/spinner.tsx";

/**
 * The app's mark on its paper, until the first screen is there. index.html has the same, to be painted
 * before any script or style sheet has come; src/opening.css has its styles.
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
  return resolvedLocation ? <SpinnerScreen /> : <Opening />;
}
