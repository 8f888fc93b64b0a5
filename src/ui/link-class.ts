import { classNames } from "./class-names.ts";

import styles from "./link.module.css";

/** A Link whose touch target is the whole PictureCard or ListRow around it. */
export const stretchedLinkClass = classNames(styles.stretched);

/** A Link in or below text, with a full touch target. */
export const textLinkClass = classNames(styles.text);
