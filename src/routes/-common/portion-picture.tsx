import type { Meal } from "#domain/entities.ts";
import { isPhotoId } from "#domain/photos.ts";
import type { StoredMeal } from "#domain/stored-portions.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";

interface PortionPictureProps {
  stored: StoredMeal;
  /** Its recipe, if it is on this device. */
  meal: Meal | undefined;
}

/** The round picture of stored portions: the photo of when they were cooked, or their recipe's. */
export function PortionPicture({ stored, meal }: PortionPictureProps) {
  const { title, recipeId, imageUrl } = stored;
  const shown = meal ?? { title };
  return (
    <MealPicture
      seed={recipeId}
      meal={isPhotoId(imageUrl) ? { ...shown, photo: imageUrl } : shown}
      shape="round"
    />
  );
}
