import { expect, test } from "vitest";

import { savePersonalRecipe } from "#db/repositories/personal-recipe-repository.ts";
import { keepPhoto, seekPhoto } from "#db/repositories/photo-repository.ts";
import { PHOTOS_MAX } from "#domain/limits.ts";
import { createDevice } from "#sync/doubles/device.fixture.ts";
import { run, stopEngines } from "#sync/doubles/engine.fixture.ts";
import { createMemoryServer, type MemoryServer } from "#sync/doubles/memory-server.ts";
import { isAnythingLeft } from "#sync/protocol/local.ts";

import { fetchPhotos } from "./fetch-photos.ts";
import { path, photoOf, recipeWith, saveWithPhoto, stateOf, wordsOf } from "./photos.fixture.ts";

/** The place in the server's log at which a path was first written. */
function writtenAt(server: MemoryServer, wanted: string): number {
  return server.log.findIndex(({ writes }) => [...writes.keys()].some((at) => at === wanted));
}

test("[S14.1] a photo goes to the server before the recipe that names it, and once", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  expect(await stateOf(phone, photo)).toBe("waiting");
  await phone.sync();
  await phone.sync();
  expect(await stateOf(phone, photo)).toBe("shared");
  expect(writtenAt(server, path(photo))).toBe(0);
  expect(writtenAt(server, "users/alice/personalRecipes/soup")).toBeGreaterThan(0);
  expect(server.read("users/alice/limits/photos").fields).toMatchObject({ count: 1 });
});

test("[S14.1] what the cook does while an import's photos are sent goes after the next ten", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  for (let nth = 0; nth < 35; nth += 1)
    await saveWithPhoto(phone, await photoOf(`p${nth}`), `r${nth}`);
  const { pause } = phone.link;
  phone.link.pause = async () => {
    if (server.log.length < 15) return;
    phone.link.pause = pause;
    await phone.mutate("setCurrentMeal", { mealId: "soup", on: true, at: 1 });
  };
  await phone.sync();
  const isPhoto = ({ writes }: MemoryServer["log"][number]) =>
    [...writes.keys()].some((to) => to.includes("/photos/"));
  const tickedAt = server.log.findIndex(({ writes }) =>
    JSON.stringify(writes.get("users/alice") ?? {}).includes("soup"),
  );
  expect(server.log.slice(tickedAt).filter(isPhoto)).toHaveLength(15);
  expect(await phone.db.photos.where("state").equals("shared").count()).toBe(35);
});

test("a photo for a form that was never saved is not sent", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  await keepPhoto(phone.db, await photoOf("soup"));
  await phone.sync();
  expect(server.log).toEqual([]);
});

test("a photo that waits, chosen once more for a form that is not saved, is sent", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  await keepPhoto(phone.db, photo);
  await phone.sync();
  expect(await stateOf(phone, photo)).toBe("shared");
});

test("a photo whose large size has gone from here is not called alone while the server has it", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  await phone.sync();
  await phone.db.largePhotos.delete(photo.id);
  await phone.db.photos.update(photo.id, { unnamedSince: 1 });
  await savePersonalRecipe(phone.db, recipeWith(photo.id, "stew"));
  await phone.sync();
  expect(await stateOf(phone, photo)).toBe("shared");
});

test("[S14.1] after a lost reply, and from two devices, a photo is stored and counted once", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  phone.link.commits = ["lost-reply"];
  await expect(phone.sync()).rejects.toMatchObject({ kind: "transient" });
  await phone.sync();
  await saveWithPhoto(tablet, photo, "stew");
  await tablet.sync();
  expect(await stateOf(tablet, photo)).toBe("shared");
  expect(server.read("users/alice/limits/photos").fields).toMatchObject({ count: 1 });
});

test("[S14.2] a photo that never gets through doesn't hold up the recipe for ever, and stays waiting", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  phone.link.commits = ["lost-request", "lost-request", "lost-request"];
  await expect(phone.sync()).rejects.toMatchObject({ kind: "transient" });
  await expect(phone.sync()).rejects.toMatchObject({ kind: "transient" });
  expect(server.read("users/alice/personalRecipes/soup").fields).toBeNull();
  await phone.sync();
  expect(server.read("users/alice/personalRecipes/soup").fields).not.toBeNull();
  expect(await stateOf(phone, photo)).toBe("waiting");
  expect(await isAnythingLeft(phone.db)).toBe(true);
  await phone.sync();
  expect(await stateOf(phone, photo)).toBe("shared");
});

test("[S14.3] a photo that is refused stays on this device, and its recipe goes on", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  server.denyWhen(({ writes }) => writes.has(path(photo)));
  for (let nth = 0; nth < 3; nth += 1) await phone.sync();
  expect(await stateOf(phone, photo)).toBe("alone");
  expect(server.read("users/alice/personalRecipes/soup").fields).toMatchObject({ photo: photo.id });
  expect(await isAnythingLeft(phone.db)).toBe(false);
  expect(await wordsOf(phone, photo, "large")).toBe("soup");
});

test("[S14.3] where the cook has as many photos as they may, another stays on its device", async () => {
  const server = createMemoryServer();
  server.edit("users/alice/limits/photos", { id: "x", at: new Date(), count: PHOTOS_MAX });
  const phone = await createDevice(server);
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  await phone.sync();
  expect(await stateOf(phone, photo)).toBe("alone");
  expect(server.read(path(photo)).fields).toBeNull();
});

test("[S14.4] another device gets the small sizes of own recipes by itself, and the large ones that it shows", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  const photo = await photoOf("soup");
  await saveWithPhoto(phone, photo);
  await phone.sync();
  await tablet.sync();
  await fetchPhotos(tablet.context);
  expect(await wordsOf(tablet, photo, "thumb")).toBe("small soup");
  expect(await wordsOf(tablet, photo, "large")).toBeUndefined();
  await seekPhoto(tablet.db, photo.id, "large");
  await fetchPhotos(tablet.context);
  expect(await wordsOf(tablet, photo, "large")).toBe("soup");
});

test("[S14.4] what a screen looks for comes before what else is fetched", async () => {
  const server = createMemoryServer();
  const [phone, tablet] = [await createDevice(server), await createDevice(server)];
  for (let nth = 0; nth < 20; nth += 1)
    await saveWithPhoto(phone, await photoOf(`soup ${nth}`), `soup-${nth}`);
  await phone.sync();
  await tablet.sync();
  const names = (await tablet.db.personalRecipes.orderBy("photo").uniqueKeys()).map(String);
  const shown = names.at(-1) ?? "";
  await seekPhoto(tablet.db, shown, "large");
  const before = tablet.link.requests.length;
  await fetchPhotos(tablet.context);
  expect(tablet.link.requests.slice(before, before + 2).join(" ")).toContain(shown);
  expect(await tablet.db.photos.count()).toBe(20);
});

test("[S14.4] what is not what its name says, is no picture or is too large, is not taken", async () => {
  const server = createMemoryServer();
  const tablet = await createDevice(server);
  const photo = await photoOf("soup");
  const type = "image/webp";
  server.edit(path(photo, "thumbs"), { bytes: photo.thumb, type: "text/html" });
  server.edit(path(photo), { bytes: new TextEncoder().encode("forged"), type });
  await seekPhoto(tablet.db, photo.id, "large");
  await seekPhoto(tablet.db, "../../bob/photos/x", "large");
  await fetchPhotos(tablet.context);
  expect(await tablet.db.photos.count()).toBe(0);
  server.edit(path(photo, "thumbs"), { bytes: photo.thumb, type });
  await seekPhoto(tablet.db, photo.id, "large");
  await fetchPhotos(tablet.context);
  expect(await wordsOf(tablet, photo, "thumb")).toBe("small soup");
  expect(await wordsOf(tablet, photo, "large")).toBeUndefined();
  expect(tablet.link.requests.filter((request) => request.includes("bob"))).toEqual([]);
});

test("[S14.5] the large photos that were shown last are kept, and those that the server doesn't have", async () => {
  const server = createMemoryServer();
  const phone = await createDevice(server);
  const bytes = new Uint8Array(20);
  for (const [at, id] of ["oldest", "old", "new", "newest"].entries()) {
    await phone.db.largePhotos.add({ id, bytes, usedAt: at });
    const state = id === "oldest" ? "waiting" : "shared";
    await phone.db.photos.add({ id, type: "image/webp", bytes, state, tries: 0 });
  }
  await fetchPhotos(phone.context, 2);
  expect(await phone.db.largePhotos.toCollection().primaryKeys()).toEqual([
    "new",
    "newest",
    "oldest",
  ]);
});

test("[S14.2] the engine comes back for a photo that waits alone", async () => {
  const server = createMemoryServer();
  const photo = await photoOf("soup");
  const phone = await run(server, {
    before: async (device) => {
      await saveWithPhoto(device, photo);
      device.link.commits = ["lost-request"];
    },
  });
  await phone.timers.advance(10_000);
  expect(await stateOf(phone, photo)).toBe("shared");
  await stopEngines();
});
