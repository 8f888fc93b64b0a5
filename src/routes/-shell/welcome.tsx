import type { ReactNode } from "react";

import { MealPicture } from "#pictures/meal-picture.tsx";
import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";

import { DocumentTitle } from "../-common/document-title.tsx";

import styles from "./welcome.module.css";

interface WelcomeProps {
  title: string;
  text: string;
  /** What Simmer is, for a visitor who has never seen it: short lines beside the dish. */
  about?: readonly string[];
  children: ReactNode;
}

/** The page around signing in and up: the app's name, a dish, and the form. */
export function Welcome({ title, text, about, children }: WelcomeProps) {
  return (
    <main className={styles.page}>
      <DocumentTitle>{title}</DocumentTitle>
      <div className={styles.masthead}>
        <div className={styles.words}>
          <p className={styles.name}>Simmer</p>
          {about ? (
            <ul className={styles.about} role="list">
              {about.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : null}
        </div>
        <div className={styles.picture}>
          <MealPicture seed="welcome" meal={{ title: "Tomato soup with basil" }} shape="square" />
        </div>
      </div>
      <div className={styles.form}>
        <h1 id={SCREEN_TITLE_ID} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{text}</p>
        {children}
      </div>
    </main>
  );
}
