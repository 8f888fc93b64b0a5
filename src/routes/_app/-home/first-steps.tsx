import { Link } from "@tanstack/react-router";
import { Check, ChevronRight } from "lucide-react";

import { buttonClass } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { stretchedLinkClass, textLinkClass } from "#ui/link-class.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";

import { Part } from "./part.tsx";
import type { FirstSteps } from "./read-today.ts";

import styles from "./first-steps.module.css";

/** Leads a new cook to a first plan or recipe; after that, home shows what matters today. */
export function FirstStepsPart({ steps }: { steps: FirstSteps }) {
  return (
    <Part title="First steps">
      <ol className={styles.steps}>
        <Step
          to="/allergies-diet"
          number={1}
          isDone={steps.avoids}
          title="Say what you avoid"
          text="Allergies and diet: ideas leave out what you can’t or won’t eat."
        />
        <Step
          to="/cooking-equipment"
          number={2}
          isDone={steps.kitchen}
          title="Say what your kitchen has"
          text="So that no recipe asks for an oven you haven’t got."
        />
        <li className={styles.step}>
          <span className={styles.number} aria-hidden>
            3
          </span>
          <div className={styles.words}>
            <h3 className={styles.title}>Plan your first meals</h3>
            <p className={styles.text}>
              Choose from fresh ideas; recipes and shopping list come with them.
            </p>
            <div className={styles.ways}>
              <Link to="/meal-plan-setup" className={buttonClass({ size: "lg" })}>
                Make a plan
              </Link>
              <Link to="/upload-recipe" className={textLinkClass}>
                or write down your own
              </Link>
            </div>
          </div>
        </li>
      </ol>
    </Part>
  );
}

interface StepProps {
  to: "/allergies-diet" | "/cooking-equipment";
  number: number;
  isDone: boolean;
  title: string;
  text: string;
}

function Step({ to, number, isDone, title, text }: StepProps) {
  return (
    <li className={classNames(styles.step, isDone && styles.done)}>
      <span className={styles.number} aria-hidden>
        {isDone ? <Check /> : number}
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={to} className={stretchedLinkClass}>
            {title}
            {isDone ? <VisuallyHidden> (done)</VisuallyHidden> : null}
          </Link>
        </h3>
        <p className={styles.text}>{text}</p>
      </div>
      <ChevronRight className={styles.chevron} aria-hidden />
    </li>
  );
}
