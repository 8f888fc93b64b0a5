import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, ClipboardCheck, ListChecks } from "lucide-react";

import { Button, buttonClass } from "#ui/button.tsx";

import { linkToLog, type CookPlace } from "./cook-place.ts";
import styles from "./step-bar.module.css";

interface StepBarProps {
  place: CookPlace;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onIngredients: () => void;
}

/** Back, on, and the ingredients: large, at the thumb's end of the page. */
export function StepBar({ place, isLast, onMove, onIngredients }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <Button
        variant="secondary"
        className={styles.ingredients}
        icon={<ListChecks aria-hidden />}
        onClick={onIngredients}
      >
        Ingredients
      </Button>
      <Button
        variant="secondary"
        className={styles.move}
        icon={<ArrowLeft aria-hidden />}
        onClick={() => onMove(-1)}
      >
        Previous
      </Button>
      {isLast ? (
        <Link {...linkToLog(place)} className={`${buttonClass()} ${styles.move}`}>
          <ClipboardCheck aria-hidden />
          Log this meal
        </Link>
      ) : (
        <Button className={styles.move} iconEnd={<ArrowRight aria-hidden />} onClick={() => onMove(1)}>
          Next
        </Button>
      )}
    </div>
  );
}
