import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import type { AisleGroup } from "#domain/shopping/aisle-groups.ts";
import type { Written } from "#domain/shopping/list-text.ts";

import styles from "./printed-list.module.css";

/**
 * What is still to buy, on paper: made when the browser prints, whoever asked it to, so a list of
 * hundreds is not drawn twice on the screen.
 */
export function PrintedList({ read }: { read: () => readonly AisleGroup<Written>[] }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // The browser lays the page out for paper right after this event.
    const begin = () => flushSync(() => setPrinting(true));
    window.addEventListener("beforeprint", begin, { signal });
    window.addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => ending.abort();
  }, []);
  if (!isPrinting) return null;
  return createPortal(
    <div className={styles.sheet}>
      <h1 className={styles.title}>Shopping list</h1>
      <div className={styles.columns}>
        {read().map(({ aisle, things }) => (
          <section key={aisle} className={styles.aisle}>
            <h2 className={styles.name}>{aisle}</h2>
            <ul className={styles.things}>
              {things.map(({ food, name, amount }) => (
                <li key={food} className={styles.thing}>
                  <span className={styles.box} aria-hidden />
                  <span>
                    {name} <span className={styles.amount}>{amount}</span>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>,
    document.body,
  );
}
