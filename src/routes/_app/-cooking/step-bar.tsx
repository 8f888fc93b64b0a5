import { Link } from "@tanstack/react-router";
import { ArrowRight, ListChecks } from "lucide-react";

import { Button, buttonClass } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

import { linkToLog, type CookPlace } from "../../-common/cook-place.ts";

import styles from "./step-bar.module.css";

interface StepBarProps {
  place: CookPlace;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onIngredients: () => void;
}

/** Buttons for back, next and the ingredients: large, at the thumb's end of the page. */
export function StepBar({ place, isLast, onMove, onIngredients }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <IconButton
        label="Ingredients"
        tone="filled"
        className={styles.ingredients}
        icon={<ListChecks aria-hidden />}
        aria-haspopup="dialog"
        onClick={onIngredients}
      />
      <Button variant="secondary" className={styles.move} onClick={() => onMove(-1)}>
        Previous
      </Button>
      {isLast ? (
        <Link {...linkToLog(place)} className={`${buttonClass()} ${styles.move}`}>
          Log this meal
        </Link>
      ) : (
        <Button
          className={styles.move}
          iconEnd={<ArrowRight aria-hidden />}
          onClick={() => onMove(1)}
        >
          Next
        </Button>
      )}
    </div>
  );
}
