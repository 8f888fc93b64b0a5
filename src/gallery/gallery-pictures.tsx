import { MealPicture } from "#pictures/meal-picture.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

const TITLES = [
  "Tomato soup with basil",
  "Blueberry pancakes",
  "Chicken and rice bowl",
  "Greek salad",
  "Chickpea curry with rice",
  "Something unheard of",
] as const;

export function GalleryPictures() {
  return (
    <Stack gap="lg">
      <SectionTitle count={TITLES.length}>Pictures</SectionTitle>
      <CardGrid min="small">
        {TITLES.map((title, index) => (
          <li key={title}>
            <MealPicture
              seed={title}
              meal={{ title }}
              shape={index % 2 === 0 ? "square" : "round"}
              title={title}
            />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
