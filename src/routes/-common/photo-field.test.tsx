import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";

import { dinner, openKitchen, renderInKitchen } from "./kitchen.fixture.tsx";
import { PhotoAlone, PhotoField } from "./photo-field.tsx";

const ALONE = "This photo stays on this device: there is no room for it on the server.";
const photo = "ab".repeat(32);

test("a photo that the server refused says so to everybody, in a form of its own and in another's", async () => {
  const db = openKitchen();
  const row = { id: photo, type: "image/webp", bytes: new Uint8Array([1]), tries: 1 } as const;
  await db.photos.put({ ...row, state: "shared" });
  await renderInKitchen(
    db,
    <>
      <PhotoField photo={photo} meal={dinner("stew", "Stew")} onChange={() => {}} />
      <PhotoAlone photo={photo} />
    </>,
  );
  const statuses = page.getByRole("status");
  await expect.element(statuses.first()).toHaveTextContent(/^Only you see it\./);
  await expect.element(statuses.nth(1)).toBeEmptyDOMElement();
  await db.photos.put({ ...row, state: "alone" });
  for (const nth of [0, 1]) {
    await expect.element(statuses.nth(nth)).toHaveTextContent(ALONE);
    const { width, height } = statuses.nth(nth).element().getBoundingClientRect();
    expect([width > 100, height > 10]).toEqual([true, true]);
  }
});

test("why a file gives no photo is in view, and not below the picture", async () => {
  await page.viewport(390, 360);
  await renderInKitchen(
    openKitchen(),
    <>
      <PhotoField photo="" meal={dinner("stew", "Stew")} onChange={() => {}} />
      <div style={{ height: 2_000 }} />
    </>,
  );
  const input = page.getByLabelText("Choose a photo");
  await userEvent.upload(input, new File(["Stew"], "stew.jpg", { type: "image/jpeg" }));
  const alert = page.getByRole("alert");
  await expect.element(alert).toHaveTextContent("no picture that can be read");
  await expect.element(alert).toBeInViewport({ ratio: 1 });
});
