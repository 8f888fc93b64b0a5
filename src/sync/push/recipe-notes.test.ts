import { expect, test } from "vitest";

import { createDevice, rowsOf, type Device } from "#sync/doubles/device.fixture.ts";
import { createMemoryServer } from "#sync/doubles/memory-server.ts";

/** Two phones that were offline with the same note, and the merged result on both. */

async function twoPhones(text: string) {
  const server = createMemoryServer();
  const [one, other] = [await createDevice(server), await createDevice(server)];
  await write(one, "", text);
  await one.sync();
  await other.sync();
  const note = () => server.read("users/alice/recipeNotes/soup").fields?.["text"];
  return { one, other, note };
}

function write(device: Device, before: string, text: string): Promise<void> {
  return device.mutate("writeRecipeNote", { recipeId: "soup", before, text, at: 5 });
}

test.each([true, false])(
  "both write on the same line, each in two goes: both texts stand, whoever is first (%s)",
  async (isOneFirst) => {
    const { one, other, note } = await twoPhones("salt\nbay");
    await write(one, "salt\nbay", "no salt\nbay");
    await write(one, "no salt\nbay", "no salt at all\nbay");
    await write(other, "salt\nbay", "less\nbay");
    await write(other, "less\nbay", "less salt\nbay");
    for (const device of isOneFirst ? [one, other, one] : [other, one, other]) await device.sync();
    expect(note()).toBe(
      isOneFirst ? "no salt at all\nbay\n———\nless salt" : "less salt\nbay\n———\nno salt at all",
    );
    expect(await rowsOf(one.db)).toEqual(await rowsOf(other.db));
  },
);

test("one deletes the note while the other writes on: what was written since stays, on both", async () => {
  const { one, other, note } = await twoPhones("salt");
  await write(other, "salt", "salt\nmore dill");
  await other.sync();
  await write(one, "salt", "");
  await one.sync();
  await other.sync();
  expect(note()).toBe("more dill");
  expect(await rowsOf(one.db)).toEqual(await rowsOf(other.db));
});
