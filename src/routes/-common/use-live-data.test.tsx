import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { openKitchen, renderInKitchen } from "./kitchen.fixture.tsx";
import { useLiveData } from "./use-live-data.ts";

function Count() {
  const [ask, setAsk] = useState(0);
  const count = useLiveData(async (db) => `${await db.timers.count()} kept`, [ask], "at first");
  return <button onClick={() => setAsk(ask + 1)}>{`${ask}: ${count}`}</button>;
}

test("a screen keeps what it shows when a newer app has taken its database over", async () => {
  const db = openKitchen();
  await renderInKitchen(db, <Count />);
  await expect.element(page.getByRole("button")).toHaveTextContent("0: 0 kept");

  db.outdate();
  db.close();
  await page.getByRole("button").click();

  // Twice, so that the first tap's query has completed.
  await page.getByRole("button", { name: "1: 0 kept" }).click();
  await expect.element(page.getByRole("button", { name: "2: 0 kept" })).toBeVisible();
});
