import { createCook, isSynced, newAccount, signIn } from "./account.ts";
import { readRow } from "./device.ts";
import { writeServerFields } from "./server.ts";
import { expect, test, UNINSTALLED } from "./test.ts";

test.use(UNINSTALLED);

const AFTERNOON = new Date("2026-11-26T15:00:00");
const at = (time: string) => new Date(`2026-11-26T${time}:00`).getTime();

/** The moment an alarm is set for; null for none. */
function alarmOf(row: unknown): number | null {
  return (row as { endsAt?: number } | undefined)?.endsAt ?? null;
}

test("dinner at seven: each dish has its start and its alarm, offline, after a reload, and anew when Next comes late", async ({
  page,
  context,
}) => {
  const account = newAccount();
  const uid = await createCook(account, { sync: { v: 1, at: 1, clients: {} } } as never);
  const recipe = { userId: uid, ingredients: [], mealType: "dinner", blurb: "", equipment: [] };
  const dishes = {
    lamb: { title: "Lamb", instructions: ["Rub it.", "Roast for 60 minutes.", "Carve."] },
    potatoes: { title: "Potatoes", instructions: ["Peel.", "Boil for 20 minutes."] },
  };
  for (const [id, dish] of Object.entries(dishes)) {
    const at1 = { createdAt: 1, updatedAt: 1, v: 1 };
    await writeServerFields(`users/${uid}/personalRecipes/${id}`, {
      id,
      ...recipe,
      ...dish,
      ...at1,
    });
  }
  await page.clock.install({ time: AFTERNOON });
  await signIn(page, account);
  // Both are on the stove, at their first steps: neither has begun.
  for (const id of ["potatoes", "lamb"]) {
    await page.goto(`/cook/${uid}/${id}`);
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await expect.poll(() => readRow(page, "cookSessions", id)).toMatchObject({ step: 1 });
  }
  await isSynced(page);

  await page.getByRole("button", { name: /^While you cook/ }).click();
  await page.getByRole("button", { name: "Eat at a set time" }).click();
  const sheet = page.getByRole("dialog", { name: "Eat at a set time" });
  await expect(sheet.getByLabel("Eat at")).toHaveValue("19:00");
  await expect(sheet.getByRole("checkbox", { name: "Lamb" })).toBeChecked();
  await sheet.getByRole("checkbox", { name: "Potatoes" }).check();
  await sheet.getByRole("button", { name: "Tell me when to start" }).click();
  const starts = sheet.getByRole("list", { name: "When to start" }).getByRole("listitem");
  await expect(starts).toContainText(["Start Lamb at 17:54", "Start Potatoes at 18:36"]);
  await expect(sheet.getByText("All of it is ready at 19:00")).toBeVisible();
  const alarm = async (id: string) => alarmOf(await readRow(page, "timers", `begin ${id}`));
  await expect.poll(() => alarm("lamb")).toBe(at("17:54"));
  await expect.poll(() => alarm("potatoes")).toBe(at("18:36"));
  await page.keyboard.press("Escape");
  const strip = page.getByRole("button", { name: /^Dinner at 19:00 · Start Lamb at 17:54/ });
  await expect(strip).toBeVisible();

  // Without a network, it rings when its moment has come.
  await expect(page.getByRole("button", { name: /^Start Lamb, / })).toBeVisible();
  await context.setOffline(true);
  await page.clock.setSystemTime(at("17:54"));
  await page.clock.runFor(20_000);
  const rung = page.getByRole("region", { name: "Timer done: Start Lamb" });
  await expect(rung).toBeVisible();
  await rung.getByRole("button", { name: "Stop" }).click();

  // The lamb goes into the oven half an hour late, and the potatoes wait for it.
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect.poll(() => readRow(page, "cookSessions", "lamb")).toMatchObject({ step: 2 });
  const before = await alarm("potatoes");
  await page.getByRole("button", { name: "Previous" }).click();
  await expect.poll(() => readRow(page, "cookSessions", "lamb")).toMatchObject({ step: 1 });
  await page.clock.setSystemTime(at("18:20"));
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.clock.runFor(20_000);
  await expect.poll(async () => (await alarm("potatoes")) ?? 0).toBeGreaterThan(before ?? 0);
  await expect(page.getByRole("button", { name: /^Dinner later, at 19:2\d/ })).toBeVisible();

  // It is still there after a reload. Removed, its alarms are gone; Undo brings both back.
  await context.setOffline(false);
  await page.goto("/");
  const late = page.getByRole("region", { name: "Dinner at 19:00" });
  await late.getByRole("button", { name: "Remove" }).click();
  await expect(late).toHaveCount(0);
  await expect.poll(() => alarm("potatoes")).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(late).toContainText("Start Potatoes");
  await expect.poll(() => alarm("potatoes")).not.toBeNull();
});
