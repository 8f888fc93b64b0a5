import type { ComponentProps } from "react";

import { classNames } from "./class-names.ts";

import styles from "./card.module.css";

type CardTone = "paper" | "sunk" | "butter" | "herb";

export interface CardProps extends ComponentProps<"div"> {
  tone?: CardTone | undefined;
  /** Adds 16 px of padding; set to false if a picture should reach the edge. */
  padded?: boolean | undefined;
  as?: "div" | "section" | "article" | "li" | undefined;
}

/** A box that looks like a recipe card lying on the page. */
export function Card({ tone = "paper", padded = true, as = "div", className, ...rest }: CardProps) {
  // All these elements take the same attributes; the cast only avoids a generic component.
  const Tag = as as "div";
  return (
    <Tag
      {...rest}
      className={classNames(styles.card, styles[tone], padded && styles.padded, className)}
    />
  );
}

/** The look of a Card for a router Link; put a CardContent in the Link. */
export function cardLinkClass({ tone = "paper" }: { tone?: CardTone | undefined } = {}): string {
  return classNames(styles.card, styles[tone], styles.link);
}
