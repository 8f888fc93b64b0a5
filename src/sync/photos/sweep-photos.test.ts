import { expect, test } from "vitest";

import {
  deletePersonalRecipe,
  savePersonalRecipe,
} from "#db/repositories/personal-recipe-repository.ts";
import { keepPhoto } from "#db/repositories/photo-repository.ts";
import type { Photo } from "#domain/photos.ts";
import { createDevice, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

import { path, photoOf, recipeWith, saveWithPhoto, stateOf, wordsOf } from "./photos.fixture.ts";
import { sweepPhotos } from "./sweep-photos.ts";

const DAY_MS = 86_400_000;

async function syncAndSweep(device: Device): Promise<void> {
  await device.sync();
  await sweepPhotos(device.context);
}

test("[S14.6] a photo goes a week after nothing names it, and is uncounted; one that is named stays", async () => {
  const server = createMemoryServer();
  let now = 30 * DAY_MS;
  const phone = await createDevice(server, { now: () => now });
  const [gone, kept] = [await photoOf("soup"), await photoOf("stew")];
  await saveWithPhoto(phone, gone, "soup");
  await saveWithPhoto(phone, kept, "stew");
  await phone.sync();
  await deletePersonalRecipe(phone.db, "soup");
  await sweepPhotos(phone.context);
  expect((await phone.db.photos.get(gone.id))?.unnamedSince).toBeUndefined();
  await phone.sync();
  await sweepPhotos(phone.context);
  now += 6 * DAY_MS;
  await syncAndSweep(phone);
  expect(server.read(path(gone)).fields).not.toBeNull();
  now += 2 * DAY_MS;
  await syncAndSweep(phone);
  for (const name of ["photos", "thumbs"]) {
    expect(server.read(path(gone, name)).fields).toBeNull();
    expect(server.read(path(kept, name)).fields).not.toBeNull();
  }
  expect(server.read("users/alice/limits/photos").fields).toMatchObject({ count: 1 });
  expect(await wordsOf(phone, gone, "large")).toBeUndefined();
  expect(await wordsOf(phone, kept, "large")).toBe("stew");
});

test("[S14.6] what comes back within the week keeps its photo", async () => {
  const server = createMemoryServer();
  let now = 30 * DAY_MS;
  const phone = await createDevice(server, { now: () => now });
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  await phone.sync();
  await deletePersonalRecipe(phone.db, "soup");
  await phone.sync();
  await sweepPhotos(phone.context);
  await savePersonalRecipe(phone.db, recipeWith(photo.id));
  now += 10 * DAY_MS;
  await syncAndSweep(phone);
  expect(server.read(path(photo)).fields).not.toBeNull();
  expect(await wordsOf(phone, photo, "large")).toBe("soup");
});

test("[S14.6] what came back while a device was away keeps its photo", async () => {
  const server = createMemoryServer();
  let now = 30 * DAY_MS;
  const options = { now: () => now };
  const [phone, tablet] = [
    await createDevice(server, options),
    await createDevice(server, options),
  ];
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  await phone.sync();
  await deletePersonalRecipe(phone.db, "soup");
  await syncAndSweep(phone);
  now += DAY_MS;
  await tablet.sync();
  await savePersonalRecipe(tablet.db, recipeWith(photo.id));
  await tablet.sync();
  now += 10 * DAY_MS;
  await sweepPhotos(phone.context);
  await syncAndSweep(phone);
  expect(server.read(path(photo)).fields).not.toBeNull();
  expect(await wordsOf(phone, photo, "large")).toBe("soup");
});

/** Has a device send its photo, and lose its network before the recipe that names it is through. */
async function sendOnlyPhoto(device: Device, photo: Photo): Promise<void> {
  await saveWithPhoto(device, photo);
  device.link.commits = ["normal", "lost-request"];
  await expect(device.sync()).rejects.toMatchObject({ kind: "transient" });
  expect(await stateOf(device, photo)).toBe("shared");
}

const listings = ({ link }: Device) =>
  link.requests.filter((request) => request.startsWith("documents thumbs"));

test("[S14.7] a photo whose device was lost before its recipe was sent goes after 60 days", async () => {
  const server = createMemoryServer();
  let now = 30 * DAY_MS;
  const options = { now: () => now };
  const [lost, phone] = [await createDevice(server, options), await createDevice(server, options)];
  const [gone, kept] = [await photoOf("soup"), await photoOf("stew")];
  await saveWithPhoto(phone, kept, "stew");
  await phone.sync();
  await sendOnlyPhoto(lost, gone);
  await syncAndSweep(phone);
  for (const days of [20, 20, 19]) {
    now += days * DAY_MS;
    await syncAndSweep(phone);
  }
  expect(server.read(path(gone)).fields).not.toBeNull();
  expect(listings(phone)).toHaveLength(1);
  now += 2 * DAY_MS;
  await syncAndSweep(phone);
  for (const name of ["photos", "thumbs"]) {
    expect(server.read(path(gone, name)).fields).toBeNull();
    expect(server.read(path(kept, name)).fields).not.toBeNull();
  }
  expect(server.read("users/alice/limits/photos").fields).toMatchObject({ count: 1 });
});

test("[S14.7] a photo that nobody knew stays if the recipe that names it comes within 60 days", async () => {
  const server = createMemoryServer();
  let now = 30 * DAY_MS;
  const options = { now: () => now };
  const [away, phone] = [await createDevice(server, options), await createDevice(server, options)];
  const photo = await photoOf("soup");
  await sendOnlyPhoto(away, photo);
  for (const days of [0, 25, 25]) {
    now += days * DAY_MS;
    await syncAndSweep(phone);
  }
  await away.sync();
  for (const days of [1, 20, 20]) {
    now += days * DAY_MS;
    await syncAndSweep(phone);
  }
  expect(server.read(path(photo)).fields).not.toBeNull();
  expect(await wordsOf(phone, photo, "thumb")).toBe("small soup");
});

test("[S14.7] no photo is listed where all are known, or are named and are fetched", async () => {
  const server = createMemoryServer();
  let now = 30 * DAY_MS;
  const options = { now: () => now };
  const [phone, tablet] = [
    await createDevice(server, options),
    await createDevice(server, options),
  ];
  await saveWithPhoto(phone, await photoOf("soup"));
  await phone.sync();
  for (const device of [phone, tablet, tablet]) {
    now += 31 * DAY_MS;
    await syncAndSweep(device);
    expect(listings(device)).toEqual([]);
  }
  const asked = () => tablet.link.requests.filter((request) => request.includes("limits/photos"));
  expect(asked()).toHaveLength(2);
  now += 2 * DAY_MS;
  await syncAndSweep(tablet);
  expect(asked()).toHaveLength(2);
});

test("[S14.8] a photo that was swept while the device was away that names it is sent again", async () => {
  const server = createMemoryServer();
  let now = 30 * DAY_MS;
  const options = { now: () => now };
  const [away, phone] = [await createDevice(server, options), await createDevice(server, options)];
  const photo = await photoOf("soup");
  await sendOnlyPhoto(away, photo);
  const unnamed = await photoOf("stew");
  await keepPhoto(away.db, unnamed);
  await away.db.photos.update(unnamed.id, { state: "shared" });
  await syncAndSweep(phone);
  now += 61 * DAY_MS;
  await syncAndSweep(phone);
  expect(server.read(path(photo)).fields).toBeNull();
  await syncAndSweep(away);
  expect(await stateOf(away, photo)).toBe("waiting");
  expect(await stateOf(away, unnamed)).toBe("shared");
  await away.sync();
  expect(server.read(path(photo)).fields).not.toBeNull();
  expect(server.read("users/alice/limits/photos").fields).toMatchObject({ count: 1 });
});
