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

/** The preferences that ideas will be checked against, or why they can't be read. */
export type Avoided = Preferences | { problem: string };

/**
 * Reads them exactly as a request for ideas does, so that no request is made where this shows a
 * problem.
 */
export async function readAvoided(db: SimmerDb): Promise<Avoided> {
  try {
    return preferencesOf(await requireUser(db));
  } catch (error) {
    console.warn("What the cook avoids is not known", error);
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Says what new ideas will be checked against, with a link to change it, so that nobody with an
 * allergy gets ideas without having been asked.
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
