import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { create, setPreference } from "#db/repositories/user-repository.ts";

import { dinner, openKitchen, renderInKitchen } from "../../-common/kitchen.fixture.tsx";
import { PortionContents } from "./portion-contents.tsx";

test.each(["users", "meta"])(
  "with %s unreadable, portions are still checked against what the other says is avoided",
  async (table) => {
    vi.spyOn(console, "error").mockReturnValue();
    const db = openKitchen();
    await create(db);
    await setPreference(db, "allergies", "eggs", true);
    db.table(table).hook("reading", () => {
      throw new Error("Torn");
    });
    const omelette = { ...dinner("o", "Omelette"), ingredients: [{ name: "eggs", amount: "3" }] };
    await renderInKitchen(db, <PortionContents meal={omelette} />);
    await expect
      .element(page.getByRole("note", { name: "Against your settings" }))
      .toHaveTextContent("Contains eggs");
  },
);
