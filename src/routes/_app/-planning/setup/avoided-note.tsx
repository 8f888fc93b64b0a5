import { Link } from "@tanstack/react-router";
import { ShieldAlert, ShieldCheck } from "lucide-react";

import { requireUser } from "#db/repositories/user-repository.ts";
import type { SimmerDb } from "#db/schema.ts";
import { labelOf } from "#domain/catalogue.ts";
import { preferencesOf, type Preferences } from "#domain/preferences.ts";
import { Chip } from "#ui/chip.tsx";
import { textLinkClass } from "#ui/link-class.ts";

import { useLiveData } from "../../../-common/use-live-data.ts";

import styles from "./avoided-note.module.css";

/** What ideas will be checked against, or why that is not known. */
export type Avoided = Preferences | { problem: string };

/** Reads it as a request for ideas does: where this says that it is not known, none is made. */
export async function readAvoided(db: SimmerDb): Promise<Avoided> {
  try {
    return preferencesOf(await requireUser(db));
  } catch (error) {
    console.warn("What the cook avoids is not known", error);
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Says what the ideas to come are checked against, and leads to where that is changed: nobody with
 * an allergy gets ideas without having been asked.
 */
export function AvoidedNote({ initial }: { initial: Avoided }) {
  const avoided = useLiveData(readAvoided, [], initial);
  if ("problem" in avoided) {
    return (
      <section className={styles.note} aria-label="What you avoid">
        <ShieldAlert aria-hidden />
        <p className={styles.words}>{avoided.problem}</p>
      </section>
    );
  }
  const { allergies, diet } = avoided;
  const isNone = allergies.length + diet.length === 0;
  const verb = isNone ? "Add" : "Change";
  return (
    <section className={styles.note} aria-label="What you avoid">
      {isNone ? <ShieldAlert aria-hidden /> : <ShieldCheck aria-hidden />}
      {isNone ? (
        <p className={styles.words}>Nothing noted yet</p>
      ) : (
        <ul className={styles.chips}>
          {allergies.map((id) => (
            <li key={id}>
              <Chip tone="tomato">No {labelOf(id).toLowerCase()}</Chip>
            </li>
          ))}
          {diet.map((id) => (
            <li key={id}>
              <Chip tone="herb">{labelOf(id)}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Link to="/allergies-diet" className={textLinkClass} aria-label={`${verb} what you avoid`}>
        {verb}
      </Link>
    </section>
  );
}
