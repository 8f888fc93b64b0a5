import { Link } from "@tanstack/react-router";
import { ArrowLeft, ArrowRight, ListChecks } from "lucide-react";

import { Button, buttonClass } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";

import { linkToLog, type CookPlace } from "../../-common/cook-place.ts";
import { MicButton } from "./voice/mic-button.tsx";
import type { VoiceControl } from "./voice/use-voice.ts";

import styles from "./step-bar.module.css";

interface StepBarProps {
  place: CookPlace;
  isLast: boolean;
  voice: VoiceControl;
  onMove: (by: 1 | -1) => void;
  onIngredients: () => void;
}

/** Buttons for back, next and the ingredients: large, at the thumb's end of the page. */
export function StepBar({ place, isLast, voice, onMove, onIngredients }: StepBarProps) {
  return (
    <div className={styles.bar}>
      <IconButton
        label="Ingredients"
        tone="filled"
        className={`${styles.square} ${styles.ingredients}`}
        icon={<ListChecks aria-hidden />}
        aria-haspopup="dialog"
        onClick={onIngredients}
      />
      <MicButton voice={voice} className={styles.square} />
      <Button
        variant="secondary"
        className={`${styles.move} ${styles.previous}`}
        aria-label="Previous"
        onClick={() => onMove(-1)}
      >
        <ArrowLeft aria-hidden />
        <span>Previous</span>
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
