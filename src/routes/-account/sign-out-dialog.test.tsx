import { expect, test } from "vitest";
import { page } from "vitest/browser";

import { beginImport, stopImport } from "#db/repositories/import-repository.ts";

import { openKitchen, renderInKitchen } from "../-common/kitchen.fixture.tsx";
import { SignOutDialog } from "./sign-out-dialog.tsx";

test("whoever signs out while an import runs is told, and may keep what is still to be read", async () => {
  const db = openKitchen();
  await beginImport(db, [new File(["{}"], "kitchen.json")], "skip");
  await renderInKitchen(db, <SignOutDialog onCancel={() => undefined} />);
  await expect.element(page.getByText("An import is still under way")).toBeVisible();
  const keep = page.getByRole("button", { name: "Sign out, keep it on this device" });
  await expect.element(keep).toBeVisible();
  await stopImport(db);
  await expect.element(page.getByText("Everything is synced.")).toBeVisible();
  await expect.element(keep).not.toBeInTheDocument();
});
