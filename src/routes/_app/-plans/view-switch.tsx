import { SegmentedControl } from "#ui/segmented-control.tsx";

import styles from "./plan-views.module.css";

export type View = "recipes" | "days";

const VIEWS = [
  { value: "recipes", label: "Recipes" },
  { value: "days", label: "By day" },
] as const satisfies readonly { value: View; label: string }[];

/** Switches between recipes as cards and recipes by day. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <div className={styles.views}>
      <SegmentedControl
        label="Show the recipes"
        hideLabel
        value={view}
        onValueChange={onChange}
        options={VIEWS}
      />
    </div>
  );
}
