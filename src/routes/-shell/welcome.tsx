import type { ReactNode } from "react";

import { MealPicture } from "#pictures/meal-picture.tsx";
import { SCREEN_TITLE_ID } from "#ui/page-header.tsx";

import { DocumentTitle } from "../-common/document-title.tsx";

import styles from "./welcome.module.css";

/** The page around signing in and up: the app's name, a dish, and the form. */
export function Welcome({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <main className={styles.page}>
      <DocumentTitle>{title}</DocumentTitle>
      <div className={styles.masthead}>
        <p className={styles.name}>Simmer</p>
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
