import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";

import { addPortions } from "#db/repositories/portion-repository.ts";

import { openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { readEat, useEat } from "./use-eat.ts";

type Read = Awaited<ReturnType<typeof readEat>>;

function Ages({ initial }: { initial: Read }) {
  return (
    <p>{`Age: ${useEat(initial)
      .kept.map(({ age }) => age)
      .join()}`}</p>
  );
}

test("portions on a screen that stays open are a day older a day later", async () => {
  const db = openKitchen();
  const title = "Soup";
  await addPortions(db, { title, storage: "fridge", count: 2, since: null });
  await renderInKitchen(db, <Ages initial={await readEat(db)} />);
  await expect.element(page.getByText("Age: 0")).toBeVisible();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("Age: 1")).toBeVisible();
});
