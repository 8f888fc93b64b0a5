import { BlobReader, TextWriter, ZipReader } from "@zip.js/zip.js";

/** The JSON in a file of a zip. */
export async function readZipped(zip: Buffer, name: string): Promise<unknown> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(zip)])));
  const entry = (await reader.getEntries()).find(({ filename }) => filename === name);
  if (!entry || entry.directory) throw new Error(`There is no ${name} in it.`);
  return JSON.parse(await entry.getData(new TextWriter()));
}
