import {
  Children,
  isValidElement,
  startTransition,
  useContext,
  useEffect,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
} from "react";

import { classNames } from "./class-names.ts";
import { DrawsInSteps } from "./draws-in-steps.ts";

import styles from "./list.module.css";

export interface ListProps {
  /** ListRow, or any `li`. */
  children: ReactNode;
  /** Accessible name. */
  label?: string | undefined;
  /** A notebook page with a 56 px margin for checkboxes or icons. */
  ruled?: boolean | undefined;
  /** One of several in a RuledPage, which draws the page. */
  onPage?: boolean | undefined;
  /**
   * For hundreds of rows: off-screen ones are laid out only when they come near. Each row needs a key
   * and `role="listitem"`. Rows receive presses, clicks, changes and keys, but none of the events in
   * `UNHEARD`.
   */
  long?: boolean | undefined;
}

/** A list compact enough to scan. */
export function List({ children, label, ruled = false, onPage = false, long = false }: ListProps) {
  const look = onPage ? styles.onPage : ruled ? styles.ruled : styles.plain;
  if (long) {
    return (
      <LongList className={classNames(styles.list, styles.long, look)} label={label}>
        {children}
      </LongList>
    );
  }
  return (
    // Safari drops the list role under `list-style: none`, so it is set explicitly.
    <ul role="list" className={classNames(styles.list, look)} aria-label={label}>
      {children}
    </ul>
  );
}

/**
 * Events that accompany a tap. React handles each of them in both phases by walking the tree, which is a
 * third of a tap's cost on a slow phone. They are stopped in long lists alone: toasts and fields need
 * them.
 */
const UNHEARD = [
  "pointerover",
  "pointerout",
  "gotpointercapture",
  "lostpointercapture",
  "touchstart",
  "touchend",
  "mouseover",
  "mouseout",
  "mousemove",
  "mousedown",
  "mouseup",
  "focusin",
  "focusout",
  "transitionrun",
  "transitionstart",
  "transitionend",
] as const;

interface LongListProps {
  children: ReactNode;
  className: string;
  label: string | undefined;
}

/** How many long lists are mounted; they share one listener. */
let longLists = 0;

function stopInLongList(event: Event): void {
  if (event.target instanceof Element && event.target.closest("[data-long-list]")) {
    event.stopPropagation();
  }
}

function LongList({ children, className, label }: LongListProps) {
  useEffect(() => {
    longLists += 1;
    // On `window`, because React's root listener would otherwise see the event first in the capture
    // phase.
    const options = { capture: true, passive: true };
    if (longLists === 1)
      for (const type of UNHEARD) window.addEventListener(type, stopInLongList, options);
    return () => {
      longLists -= 1;
      if (longLists > 0) return;
      for (const type of UNHEARD) window.removeEventListener(type, stopInLongList, options);
    };
  }, []);
  const groups = groupByKey(children);
  const drawn = useDrawn(groups.length);
  return (
    <div role="list" data-long-list="" className={className} aria-label={label}>
      {groups.map(({ key, rows }, index) => (
        // `role="none"`, so that assistive technology sees the rows as children of the list.
        <ul key={key} role="none" style={{ "--rows": rows.length } as CSSProperties}>
          {index < drawn && rows}
        </ul>
      ))}
    </div>
  );
}

/** Roughly one phone screen first; then as many as can be laid out within a few milliseconds. */
const GROUPS_FIRST = 3;
const GROUPS_A_STEP = 2;

/** How many groups are rendered: all, or a few more after each frame. */
function useDrawn(groups: number): number {
  const drawsInSteps = useContext(DrawsInSteps);
  const [drawn, setDrawn] = useState(() => (drawsInSteps() ? GROUPS_FIRST : Infinity));
  useEffect(() => {
    if (drawn < groups) startTransition(() => setDrawn(drawn + GROUPS_A_STEP));
  }, [drawn, groups]);
  return drawn;
}

/** A notebook page that holds several lists (`onPage`), each under a title of its own. */
export function RuledPage({ children }: { children: ReactNode }) {
  return <div className={styles.ruled}>{children}</div>;
}

interface Group {
  key: string;
  rows: ReactElement[];
}

/** On average, one row in this many starts a group. */
const GROUP = 8;

/**
 * Splits consecutive rows into groups at boundaries chosen by a hash of each row's key (content-defined
 * chunking), so that adding or removing a row leaves all other groups unchanged.
 */
function groupByKey(children: ReactNode): Group[] {
  const groups: Group[] = [];
  for (const row of Children.toArray(children)) {
    if (!isValidElement(row)) continue;
    const key = String(row.key);
    const begins = hash(key) % GROUP === 0;
    const last = groups.at(-1);
    if (last && !begins) last.rows.push(row);
    else groups.push({ key: begins ? key : "", rows: [row] });
  }
  return groups;
}

/** FNV-1a (Fowler, Noll and Vo), 32 bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  }
  return sum >>> 0;
}
