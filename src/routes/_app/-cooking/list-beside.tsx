import { useEffect, useRef, type ReactNode } from "react";

import { SectionTitle } from "#ui/section-title.tsx";

import styles from "./list-beside.module.css";

const TITLE_ID = "beside-title";

interface ListBesideProps {
  title: string;
  /** How many ingredients the list has. */
  count: number;
  step: number;
  /** The first row that the step takes from; undefined if it takes nothing. */
  row: number | undefined;
  /** The list. */
  children: ReactNode;
}

/** The ingredients beside a step, on wide screens. A new step's first row is scrolled into view. */
export function ListBeside({ title, count, step, row, children }: ListBesideProps) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef<number>(null);
  // Once a step: ticks and sync give new ingredients, and the cook may have scrolled.
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    showRow(list.current, row);
  }, [step, row]);
  return (
    <aside ref={list} className={styles.beside} aria-labelledby={TITLE_ID}>
      <SectionTitle id={TITLE_ID} count={count}>
        {title}
      </SectionTitle>
      {children}
    </aside>
  );
}

/** Scrolls the list to a row, if it isn't in view there; the page stays. */
function showRow(list: HTMLElement | null, index: number | undefined): void {
  const row = index === undefined ? undefined : list?.querySelectorAll("li")[index];
  if (!list || !row) return;
  const below = row.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const isInView = below >= 0 && below < list.clientHeight - row.clientHeight;
  if (!isInView) list.scrollTop += below - list.clientHeight / 3;
}
