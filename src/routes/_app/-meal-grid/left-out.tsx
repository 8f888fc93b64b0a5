import { CircleHelp, ShieldCheck } from "lucide-react";

import { Button } from "#ui/button.tsx";

import { countOf } from "../../-common/formats.ts";

import styles from "./left-out.module.css";

interface LeftOutProps {
  noun: "meal" | "recipe";
  /** Whether only what the cook can eat is shown. */
  isEdible: boolean;
  /** How many meals are left out because the cook can't eat them. */
  avoided: number;
  /** How many are left out because they could not be checked. */
  unchecked: number;
  /** How many could not be checked, and are shown. */
  marked: number;
  onShowAll: () => void;
}

/**
 * Says that the cook sees only what they can eat and how many meals that leaves out, with a button
 * that shows them.
 */
export function LeftOut({ noun, isEdible, avoided, unchecked, marked, onShowAll }: LeftOutProps) {
  if (!isEdible && unchecked === 0) return null;
  return (
    <div className={styles.note} role="note">
      <p className={styles.words}>
        {isEdible && marked === 0 ? <ShieldCheck aria-hidden /> : <CircleHelp aria-hidden />}
        <span>
          {!isEdible
            ? null
            : marked === 0
              ? "Only what you can eat. "
              : `Only what you can eat, and ${countOf(marked, noun)} not checked in full: ${marked === 1 ? "it says" : "each says"} why. `}
          {avoided > 0 ? `${countOf(avoided, noun)} with what you avoid left out. ` : null}
          {unchecked > 0
            ? `${countOf(unchecked, noun)} could not be checked in full, so ${unchecked === 1 ? "it is" : "they are"} left out.`
            : null}
        </span>
      </p>
      {isEdible && avoided + unchecked > 0 ? (
        <Button variant="quiet" size="sm" onClick={onShowAll}>
          {avoided + unchecked === 1 ? "Show it" : "Show them"}
        </Button>
      ) : null}
    </div>
  );
}
