import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { PasteRecipe } from "./paste-recipe.tsx";

test("why nothing was read is in view, also of who has scrolled to what was filled in before", async () => {
  await page.viewport(390, 600);
  await renderInKitchen(
    openKitchen(),
    <>
      <PasteRecipe address="https://pie.example" photo={null} onRead={() => undefined} />
      <div style={{ height: 2_000 }} />
    </>,
  );
  const input = page.getByLabelText("Or choose a file or a photo");
  await expect.element(input).toBeInTheDocument();
  window.scrollTo(0, 2_000);
  await userEvent.upload(input, new File([""], "soup.txt"));
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent("This file holds no text that can be read.");
  await expect.element(alert).toBeInViewport({ ratio: 1 });
});
