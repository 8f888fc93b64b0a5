import { useEffect, useLayoutEffect, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { openKitchen, renderInKitchen } from "./kitchen.fixture.tsx";
import { useOptimisticValue } from "./use-optimistic-value.ts";

/** Writes that end when the test says so, and a stored value that it changes. */
async function start() {
  let setStored: (value: string) => void = () => undefined;
  let set: (next: string, write: () => Promise<void>) => void = () => undefined;
  /** Each value that was on screen, and each stored one that was received, in turn. */
  const history: string[] = [];
  const received: string[] = [];
  function Value() {
    const [stored, change] = useState("empty");
    setStored = change;
    const [value, setValue] = useOptimisticValue(stored);
    set = setValue;
    useLayoutEffect(() => {
      history.push(value);
    }, [value]);
    useEffect(() => {
      received.push(stored);
    }, [stored]);
    return <output>{value}</output>;
  }
  await renderInKitchen(openKitchen(), <Value />);
  const ends: ((error?: Error) => void)[] = [];
  return {
    history,
    received,
    shown: page.getByRole("status"),
    store: (value: string) => setStored(value),
    tap: (value: string) =>
      set(
        value,
        () =>
          new Promise<void>((resolve, reject) => {
            ends.push((error) => (error ? reject(error) : resolve()));
          }),
      ),
    end: (index: number, error?: Error) => ends[index]?.(error),
  };
}

test("what was stored elsewhere during a write is shown once the write has ended", async () => {
  const { shown, store, tap, end } = await start();
  tap("mine");
  await expect.element(shown).toHaveTextContent("mine");
  store("mine and theirs");
  await expect.element(shown).toHaveTextContent(/^mine$/);
  end(0);
  await expect.element(shown).toHaveTextContent("mine and theirs");
});

test("a second tap that could not be stored leaves the first one, which was", async () => {
  const { shown, store, tap, end } = await start();
  tap("first");
  tap("second");
  await expect.element(shown).toHaveTextContent("second");
  store("first");
  end(0);
  end(1, new Error("No room"));
  await expect.element(shown).toHaveTextContent("first");
  await expect.element(page.getByText("No room")).toBeVisible();
});

test("a quick second tap is not taken back until its own state is read", async () => {
  const { history, received, shown, store, tap, end } = await start();
  tap("first");
  await expect.element(shown).toHaveTextContent("first");
  tap("second");
  await expect.element(shown).toHaveTextContent("second");
  end(0);
  store("first");
  await expect.poll(() => received).toEqual(["empty", "first"]);
  end(1);
  // The read that finds the second one comes a task later.
  await new Promise((resolve) => setTimeout(resolve));
  store("second");
  tap("third");
  await expect.element(shown).toHaveTextContent("third");
  expect(history).toEqual(["empty", "first", "second", "third"]);
});
