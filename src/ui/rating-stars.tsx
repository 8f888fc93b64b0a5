import { Star } from "./star.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

import styles from "./rating-stars.module.css";

export interface RatingStarsProps {
  /** The average, 0 to 5. */
  value: number;
  /** The number of ratings. */
  count?: number | undefined;
}

/** Shows an average rating. */
export function RatingStars({ value, count }: RatingStarsProps) {
  const halves = Math.round(value * 2);
  return (
    <span className={styles.rating}>
      <span className={styles.stars}>
        {[1, 2, 3, 4, 5].map((star) => (
          <Star
            key={star}
            className={styles.star}
            part={halves >= star * 2 ? 1 : halves === star * 2 - 1 ? 0.5 : 0}
          />
        ))}
      </span>
      <span aria-hidden="true">
        {value.toFixed(1)}
        {count !== undefined && ` (${count})`}
      </span>
      <VisuallyHidden>
        {`${value.toFixed(1)} of 5 stars`}
        {count !== undefined && `, ${count} ${count === 1 ? "rating" : "ratings"}`}
      </VisuallyHidden>
    </span>
  );
}
