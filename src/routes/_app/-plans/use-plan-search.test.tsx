import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { usePlanSearch } from "./use-plan-search.ts";

test("a search shows nothing of the one before, once that has been emptied", async () => {
  const db = openKitchen();
  const plan = { recipes: [], createdAt: 1, updatedAt: 1, status: "new", userId: db.accountUid };
  const names = ["Soups", "Pies"];
  await db.aiMealPlans.bulkPut(names.map((name) => ({ ...plan, id: name, name })));
  const shown: string[] = [];
  function SearchPlans() {
    const [typed, setTyped] = useState("");
    const found = usePlanSearch(typed, 6);
    const words = found ? found.plans.map(({ name }) => name).join(" ") : "no search";
    shown.push(words);
    return (
      <label>
        {words}
        <input value={typed} onChange={(event) => setTyped(event.target.value)} />
      </label>
    );
  }
  await renderInKitchen(db, <SearchPlans />);
  const field = page.getByRole("textbox");
  await field.fill("soup");
  await expect.element(page.getByText("Soups")).toBeVisible();
  await field.fill("");
  await expect.element(page.getByText("no search")).toBeVisible();
  shown.length = 0;
  await field.fill("pie");
  await expect.element(page.getByText("Pies")).toBeVisible();
  expect(shown).not.toContain("Soups");
});
