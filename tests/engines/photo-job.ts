import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect } from "@playwright/test";

import { databaseName } from "../../src/db/database-name.ts";
import { withExif } from "../../src/photos/pictures.fixture.ts";
import { createCook, type Account } from "../e2e/account.ts";
import { readServerFields, writeServerFields } from "../e2e/server.ts";
import { button, hasSaved, isAt, isStored, signIn, tap, type Step } from "./acts.ts";
import type { Gate } from "./gate.ts";
import type { Screen } from "./screen.ts";

/**
 * A picture as a phone's camera stores it: 1,600 × 1,200 pixels, each quarter in a colour of its own, with
 * as much noise as makes it hard to fit in few bytes.
 */
async function drawPicture(): Promise<string> {
  const canvas = document.createElement("canvas");
  canvas.width = 1_600;
  canvas.height = 1_200;
  const context = canvas.getContext("2d")!;
  for (const [nth, colour] of ["red", "lime", "blue", "yellow"].entries()) {
    context.fillStyle = colour;
    context.fillRect((nth % 2) * 800, Math.floor(nth / 2) * 600, 800, 600);
  }
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    if (at % 4 !== 3) pixels.data[at] = (pixels.data[at] ?? 0) + (seed % 121) - 60;
  }
  context.putImageData(pixels, 0, 0);
  return canvas.toDataURL("image/jpeg", 0.95);
}

/** What is said of a photo that the device keeps. */
interface Kept {
  id: string;
  type: string;
  /** Of both sizes together. */
  byteLength: number;
  sizes: { width: number; height: number; corners: string[]; said: string[] }[];
}

/** Reads the photos of an account's database, and looks at their pixels and their bytes. */
async function readKept(database: string): Promise<Kept[]> {
  const request = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.addEventListener("success", () => resolve(asked.result));
      asked.addEventListener("error", () => reject(asked.error ?? new Error("It can't be read.")));
    });
  const db = await request(indexedDB.open(database));
  interface Row {
    id: string;
    type: string;
    bytes: Uint8Array<ArrayBuffer>;
  }
  const list = (table: string) =>
    request<Row[]>(db.transaction(table).objectStore(table).getAll() as IDBRequest<Row[]>);
  const [small, large] = [await list("photos"), await list("largePhotos")];
  db.close();

  const look = async (bytes: Uint8Array<ArrayBuffer>, type: string) => {
    const picture = new Image();
    picture.src = URL.createObjectURL(new Blob([bytes], { type }));
    await picture.decode();
    URL.revokeObjectURL(picture.src);
    const { naturalWidth: width, naturalHeight: height } = picture;
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext("2d")!;
    context.drawImage(picture, 0, 0);
    const colourAt = (x: number, y: number) => {
      const point = context.getImageData(x * width, y * height, 1, 1).data;
      return point
        .slice(0, 3)
        .map((value) => (value > 127 ? 1 : 0))
        .join("");
    };
    const names: Record<string, string> = {
      100: "red",
      "010": "lime",
      "001": "blue",
      110: "yellow",
    };
    const corners = [0.2, 0.8].flatMap((y) =>
      [0.2, 0.8].map((x) => names[colourAt(x, y)] ?? colourAt(x, y)),
    );
    const text = new TextDecoder("latin1").decode(bytes);
    const said = ["Exif", "EXIF", "SpyPhone", "GPS", "XMP"].filter((word) => text.includes(word));
    return { width, height, corners, said };
  };
  return Promise.all(
    small.map(async ({ id, type, bytes }) => {
      const whole = large.find((row) => row.id === id)!.bytes;
      return {
        id,
        type,
        byteLength: whole.byteLength + bytes.byteLength,
        sizes: [await look(whole, type), await look(bytes, type)],
      };
    }),
  );
}

/** Whether the engine makes a WebP of a canvas. */
async function makesWebp(): Promise<boolean> {
  return document.createElement("canvas").toDataURL("image/webp").startsWith("data:image/webp");
}

/** How many photos the screen shows that could be decoded. */
async function countShown(): Promise<number> {
  return [...document.querySelectorAll<HTMLImageElement>("main img")].filter(
    ({ complete, naturalWidth }) => complete && naturalWidth > 0,
  ).length;
}

async function isPhotoShown(screen: Screen): Promise<void> {
  await expect.poll(() => screen.run(countShown, null)).toBe(1);
}

/**
 * A phone's photo, lying on its side, chosen for an own recipe without a network: turned upright and
 * small, without what it said of place and device, shown after a reload, and on the server later.
 */
export async function doPhotoJob(
  { screen, gate, account }: { screen: Screen; gate: Gate; account: Account },
  step: Step,
): Promise<void> {
  const at = Date.now() - 86_400_000;
  const uid = await createCook(account, { sync: { v: 1, at, clients: {} } } as never);
  const path = `users/${uid}/personalRecipes/soup`;
  await writeServerFields(path, {
    id: "soup",
    title: "Leek soup",
    ingredients: [{ name: "leek", amount: "2" }],
    instructions: ["Simmer."],
    mealType: "dinner",
    blurb: "Green.",
    equipment: [],
    createdAt: at,
    updatedAt: at,
    userId: uid,
    v: 1,
  });
  await step("sign in", async () => {
    await signIn(screen, account);
    await hasSaved(screen);
  });
  await isStored(screen, step);
  await screen.open("/upload-recipe?edit=soup");
  await gate.close();
  const folder = await mkdtemp(join(tmpdir(), "simmer-photo-"));
  try {
    await step("choose a photo without a network", async () => {
      const [, base64 = ""] = (await screen.run(drawPicture, null)).split(",");
      const taken = await withExif(new Blob([Buffer.from(base64, "base64")]));
      const file = join(folder, "soup.jpg");
      await writeFile(file, Buffer.from(await taken.arrayBuffer()));
      await expect(async () => screen.choose("Choose a photo", file)).toPass();
      await isPhotoShown(screen);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  const id = await step("it is upright, small, and says nothing else", async () => {
    const [photo, ...others] = await screen.run(readKept, databaseName(uid));
    const type = (await screen.run(makesWebp, null)) ? "image/webp" : "image/jpeg";
    // A quarter to the right: what was below on the left is above it.
    const corners = ["blue", "red", "yellow", "lime"];
    expect(others).toEqual([]);
    expect(photo?.type).toBe(type);
    expect(photo?.byteLength).toBeLessThanOrEqual(120 * 1_024);
    for (const [nth, height] of [1_280, 400].entries()) {
      const size = photo?.sizes[nth];
      expect(size).toMatchObject({ corners, said: [] });
      expect(size?.height).toBeLessThanOrEqual(height);
      expect(size?.height).toBeGreaterThan(height / 3);
      expect((size?.width ?? 0) / (size?.height ?? 0)).toBeCloseTo(0.75);
    }
    console.log(`    ${type}, ${photo?.byteLength} bytes, ${JSON.stringify(photo?.sizes)}`);
    return photo?.id;
  });
  await step("it is saved, and shown after a reload without a network", async () => {
    await tap(screen, button("Save Recipe"));
    await isAt(screen, /\/personal-recipes$/u);
    await isPhotoShown(screen);
    await screen.open("/personal-recipes");
    await isPhotoShown(screen);
  });
  await step("with a network the server takes it, and the recipe names it", async () => {
    await gate.open();
    await expect.poll(async () => (await readServerFields(path))?.["photo"]).toBe(id);
    expect(await readServerFields(`users/${uid}/photos/${id}`)).not.toBeNull();
  });
}
