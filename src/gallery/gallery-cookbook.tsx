import { COOKBOOK_MEALS } from "#cookbook/cookbook-meals.ts";
import { MealPicture } from "#pictures/meal-picture.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

/** Every recipe of the cookbook as it is drawn, to be looked at one by one. */
export function GalleryCookbook() {
  return (
    <Stack gap="lg">
      <SectionTitle count={COOKBOOK_MEALS.length}>Cookbook</SectionTitle>
      <CardGrid min="small">
        {COOKBOOK_MEALS.map((meal) => (
          <li key={meal.id}>
            <MealPicture seed={meal.id} meal={meal} />
            {meal.title}
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
