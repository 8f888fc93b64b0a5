import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";

import type { AisleGroup } from "#domain/shopping/aisle-groups.ts";
import type { Written } from "#domain/shopping/list-text.ts";

import { countOf } from "../../-common/formats.ts";

import styles from "./printed-list.module.css";

/**
 * Longer lists, counted in lines with headings, are printed smaller, so that an ordinary one fits
 * on one page.
 */
const LARGE_MOST = 95;
/** An aisle with more items than this may break across columns. */
const WHOLE_MOST = 10;

/**
 * The smaller type is the smallest that is legible at arm's length; a longer list continues on another
 * page.
 */
function sizeOf(lines: number): "large" | "small" {
  return lines > LARGE_MOST ? "small" : "large";
}

/**
 * What is still to buy, on paper: rendered only while printing, so that a list of hundreds is not
 * rendered twice.
 */
export function PrintedList({ read }: { read: () => readonly AisleGroup<Written>[] }) {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    // The browser lays the page out for print right after this event.
    const begin = () => flushSync(() => setPrinting(true));
    window.addEventListener("beforeprint", begin, { signal });
    window.addEventListener("afterprint", () => setPrinting(false), { signal });
    return () => ending.abort();
  }, []);
  if (!isPrinting) return null;
  const aisles = read();
  const count = aisles.reduce((sum, { things }) => sum + things.length, 0);
  return createPortal(
    <div className={styles.sheet} data-size={sizeOf(count + aisles.length)}>
      <h1 className={styles.title}>Shopping list</h1>
      <p className={styles.count}>{countOf(count, "thing")}</p>
      <div className={styles.columns}>
        {aisles.map(({ aisle, things }) => (
          <section
            key={aisle}
            className={styles.aisle}
            data-whole={things.length <= WHOLE_MOST || undefined}
          >
            <h2 className={styles.name}>{aisle}</h2>
            <ul className={styles.things}>
              {things.map(({ food, name, amount }) => (
                <li key={food} className={styles.thing}>
                  <span className={styles.box} aria-hidden />
                  <span>
                    <bdi>{name}</bdi> <bdi className={styles.amount}>{amount}</bdi>
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
