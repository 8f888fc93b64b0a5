/** A picture of two halves, red on the left and blue on the right, as a file of the format. */
export async function twoHalves(width: number, height: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d")!;
  context.fillStyle = "red";
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = "blue";
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 0.95 });
}

/** A picture of noise, which compresses worse than any photo. */
export async function noise(width: number, height: number): Promise<Blob> {
  const pixels = new ImageData(width, height);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    pixels.data[at] = at % 4 === 3 ? 255 : seed % 256;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")!.putImageData(pixels, 0, 0);
  return canvas.convertToBlob({ type: "image/jpeg", quality: 1 });
}

/**
 * A JPEG with the metadata that phones write: how it is to be turned (6: a quarter to the right), the
 * maker, and the place as 47° 22′ N.
 */
export async function withExif(jpeg: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const exif = exifSegment();
  return new Blob([bytes.slice(0, 2), exif, bytes.slice(2)], { type: "image/jpeg" });
}

function writeText(view: DataView, at: number, ascii: string): void {
  new Uint8Array(view.buffer).set(new TextEncoder().encode(ascii), at);
}

function exifSegment(): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(new ArrayBuffer(140));
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    tiff.setUint16(at, tag, true);
    tiff.setUint16(at + 2, type, true);
    tiff.setUint32(at + 4, count, true);
    tiff.setUint32(at + 8, value, true);
  };
  const text = (at: number, words: string) => writeText(tiff, at, words);
  text(0, "II");
  tiff.setUint16(2, 42, true);
  tiff.setUint32(4, 8, true);
  tiff.setUint16(8, 3, true);
  entry(10, 0x01_0f, 2, 12, 50); // Make
  entry(22, 0x01_12, 3, 1, 6); // Orientation
  entry(34, 0x88_25, 4, 1, 64); // GPS
  text(50, "SpyPhone 12\0");
  tiff.setUint16(64, 2, true);
  entry(66, 1, 2, 2, "N".charCodeAt(0)); // LatitudeRef
  entry(78, 2, 5, 3, 100); // Latitude
  [47, 1, 22, 1, 0, 1].forEach((part, nth) => tiff.setUint32(100 + nth * 4, part, true));
  const head = new TextEncoder().encode("Exif\0\0");
  const segment = new DataView(new ArrayBuffer(4));
  segment.setUint16(0, 0xff_e1);
  segment.setUint16(2, 2 + head.length + tiff.byteLength);
  return new Uint8Array([
    ...new Uint8Array(segment.buffer),
    ...head,
    ...new Uint8Array(tiff.buffer),
  ]);
}

/** The first bytes of a PNG that says to be of this size. */
export function pngHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(64));
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].forEach((byte, at) => head.setUint8(at, byte));
  head.setUint32(8, 13);
  writeText(head, 12, "IHDR");
  head.setUint32(16, width);
  head.setUint32(20, height);
  return new Uint8Array(head.buffer);
}

/** What begins as an iPhone's HEIC does, and goes on with nothing. */
export function heicHead(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(256));
  const text = (at: number, words: string) => writeText(head, at, words);
  head.setUint32(0, 24);
  text(4, "ftypheic");
  text(100, "ispe");
  head.setUint32(108, width);
  head.setUint32(112, height);
  return new Uint8Array(head.buffer);
}
