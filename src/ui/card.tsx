import type { ComponentProps } from "react";

import { classNames } from "./class-names.ts";

import styles from "./card.module.css";

type CardTone = "paper" | "sunk" | "butter" | "herb";

export interface CardProps extends ComponentProps<"div"> {
  tone?: CardTone | undefined;
  /** 16 px inside; false when a picture should reach the edge. */
  padded?: boolean | undefined;
  as?: "div" | "section" | "article" | "li" | undefined;
}

/** A recipe card lying on the page. */
export function Card({ tone = "paper", padded = true, as = "div", className, ...rest }: CardProps) {
  // All of these elements take the same attributes; the cast only spares a generic component.
  const Tag = as as "div";
  return (
    <Tag
      {...rest}
      className={classNames(styles.card, styles[tone], padded && styles.padded, className)}
    />
  );
}

/** The look of a Card for a router Link; put a CardContent in it. */
export function cardLinkClass({ tone = "paper" }: { tone?: CardTone | undefined } = {}): string {
  return classNames(styles.card, styles[tone], styles.link);
}
