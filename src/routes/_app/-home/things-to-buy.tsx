import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";

import { Chip } from "#ui/chip.tsx";
import { stretchedLinkClass } from "#ui/link-class.ts";

import { countOf } from "../../-common/formats.ts";
import { Part } from "./part.tsx";
import type { ToBuy } from "./read-today.ts";

import styles from "./things-to-buy.module.css";

const SHOWN_AISLES = 5;

/** What is still to buy, by aisle; all of it links to the list. */
export function ThingsToBuy({ toBuy: { things, aisles } }: { toBuy: ToBuy }) {
  const more = aisles.length - SHOWN_AISLES;
  return (
    <Part title="To buy" aside={<ChevronRight className={styles.chevron} aria-hidden />}>
      <Link to="/shopping-list" className={stretchedLinkClass}>
        <span className={styles.count}>{things}</span> {things === 1 ? "thing" : "things"} in{" "}
        {countOf(aisles.length, "aisle")}
      </Link>
      <ul className={styles.aisles} aria-label="Aisles">
        {aisles.slice(0, SHOWN_AISLES).map(({ aisle, things: count }) => (
          <li key={aisle}>
            <Chip>
              {aisle} <strong>{count}</strong>
            </Chip>
          </li>
        ))}
        {more > 0 ? <li className={styles.more}>+{more} more</li> : null}
      </ul>
    </Part>
  );
}
