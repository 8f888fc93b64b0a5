import { BlobReader, BlobWriter, ZipWriter } from "@zip.js/zip.js";

/** Files by their names, zipped in this order. */
export type Files = Readonly<Record<string, string | Uint8Array<ArrayBuffer> | Blob>>;

interface Form {
  /** Whether names carry the flag that says they are UTF-8. */
  isFlagged?: boolean;
  hasDataDescriptors?: boolean;
  isZip64?: boolean;
  /** Whether files are stored as they are. */
  isStored?: boolean;
  password?: string;
}

/** A zip as apps write them. */
export async function zipOf(files: Files, form: Form = {}): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter(), {
    useWebWorkers: false,
    useUnicodeFileNames: form.isFlagged ?? true,
    dataDescriptor: form.hasDataDescriptors ?? false,
    zip64: form.isZip64 ?? false,
    ...(form.isStored === true ? { level: 0 } : {}),
    ...(form.password === undefined ? {} : { password: form.password }),
  });
  for (const [name, contents] of Object.entries(files)) {
    await writer.add(name, new BlobReader(new Blob([contents])));
  }
  return writer.close();
}

/** A text as gzip. */
export async function gzipOf(text: string): Promise<Blob> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Response(packed).blob();
}
