import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";

import { dinner, openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { useMoreIdeas, type FoundIdeas } from "./use-more-ideas.ts";

const exclude = () => [];

function Search({ onFound }: { onFound: (found: FoundIdeas) => void }) {
  const { generate, stop } = useMoreIdeas({ mealType: "dinner", exclude, onFound });
  const search = () => generate("device");
  return (
    <>
      <button onClick={search}>Search</button>
      <button
        onClick={() => {
          search();
          stop();
        }}
      >
        Search and stop
      </button>
    </>
  );
}

test("a search of this device that the cook has stopped brings nothing, a later one does", async () => {
  const db = openKitchen();
  await db.meta.put({ key: "pulled", value: { here: 1, there: 1 } });
  await savePersonalRecipe(db, dinner("pilaf", "Pilaf"));
  const onFound = vi.fn<(found: FoundIdeas) => void>();
  await renderInKitchen(db, <Search onFound={onFound} />);
  await userEvent.click(page.getByRole("button", { name: "Search and stop" }));
  // It ends after the one that was stopped: both read the same, in turn.
  await userEvent.click(page.getByRole("button", { name: "Search", exact: true }));
  await vi.waitFor(() => expect(onFound).toHaveBeenCalled());
  expect(onFound).toHaveBeenCalledOnce();
  expect(onFound.mock.calls[0]?.[0].ideas).toMatchObject([{ id: "pilaf", source: "device" }]);
});
