import { MealPicture } from "#pictures/meal-picture.tsx";
import { CardGrid } from "#ui/card-grid.tsx";
import { SectionTitle } from "#ui/section-title.tsx";
import { Stack } from "#ui/stack.tsx";

const DISHES = [
  ["Tomato soup with basil", "cream", "bread"],
  ["Blueberry pancakes", "butter", "maple syrup"],
  ["Chicken and rice bowl", "avocado", "carrot", "sesame"],
  ["Spaghetti with tomato sauce", "parmesan", "basil"],
  ["Lemon salmon with greens", "potatoes"],
  ["Greek salad", "cucumber", "tomatoes", "feta", "olives"],
  ["Fried eggs with mushrooms", "spinach"],
  ["Avocado toast with egg", "radish"],
  ["Chickpea curry", "coconut milk", "coriander", "rice"],
  ["Berry smoothie", "banana", "yogurt"],
  ["Overnight oats with strawberries", "almonds"],
  ["Beef tacos", "lettuce", "cheese", "lime"],
  ["Roast chicken tray bake", "potatoes", "carrots", "rosemary"],
  ["Margherita pizza", "mozzarella", "basil"],
  ["Shrimp noodle stir-fry", "bell pepper", "broccoli"],
  ["Lentil stew", "carrots", "parsley"],
  ["Steak with mashed potatoes", "green beans"],
  ["Mushroom risotto", "parmesan"],
  ["Chocolate banana porridge", "walnuts"],
  ["Turkey sandwich", "lettuce", "tomato"],
  ["Pumpkin soup", "seeds"],
  ["Tofu poke bowl", "edamame", "cucumber", "radish"],
  ["Something unheard of"],
  ["Another surprise"],
] as const;

const KINDS = ["breakfast", "lunch", "dinner"] as const;

export function GalleryPictures() {
  return (
    <Stack gap="lg">
      <SectionTitle count={DISHES.length}>Pictures</SectionTitle>
      <CardGrid min="small">
        {DISHES.map((words, index) => (
          <li key={words[0]}>
            <MealPicture seed={words[0]} words={words} kind={KINDS[index % 3]} title={words[0]} />
          </li>
        ))}
      </CardGrid>
      <CardGrid min="small">
        {DISHES.slice(0, 6).map((words, index) => (
          <li key={words[0]}>
            <MealPicture
              seed={words[0]}
              words={words}
              shape={index % 2 === 0 ? "square" : "round"}
            />
          </li>
        ))}
      </CardGrid>
    </Stack>
  );
}
