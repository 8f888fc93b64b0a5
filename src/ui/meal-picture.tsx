export interface MealPictureProps {
  /** Id or title: decides placement. */
  seed: string;
  /** Title and ingredient names: decide what is on the dish. */
  words: readonly string[];
  /** Breakfast, lunch, dinner …: what is likely when the words say nothing. */
  kind?: string | undefined;
  shape?: "wide" | "square" | "round" | undefined;
  /** Accessible name; without it the picture is decoration. */
  title?: string | undefined;
}

/** A drawing of a dish that is always the same for the same dish. */
export function MealPicture({ title }: MealPictureProps) {
  return (
    <svg viewBox="0 0 320 200" role={title === undefined ? undefined : "img"} aria-label={title} aria-hidden={title === undefined}>
      <circle cx="160" cy="100" r="84" fill="var(--ceramic-enamel)" />
    </svg>
  );
}
