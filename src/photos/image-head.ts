/** What the first bytes of a picture's file say of it. */
export interface ImageHead {
  format: "jpeg" | "png" | "gif" | "webp" | "heic" | "avif" | "bmp";
  /** In pixels, as stored: before it is turned upright. */
  width: number;
  height: number;
}

/** How many of a file's first bytes hold its size: photos have previews and colour profiles before it. */
export const HEAD_BYTES = 1024 * 1024;

/**
 * Reads a picture's format and size from its first bytes, so that nothing is decoded whose pixels would
 * not fit in memory. Null for what is no picture, or one of an unknown format.
 */
export function readImageHead(bytes: Uint8Array): ImageHead | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  try {
    if (view.getUint16(0) === 0xff_d8) return readJpeg(view);
    if (text(1, 8) === "PNG\r\n\x1A\n" && text(12, 16) === "IHDR")
      return { format: "png", width: view.getUint32(16), height: view.getUint32(20) };
    if (/^GIF8[79]a$/u.test(text(0, 6)))
      return { format: "gif", width: view.getUint16(6, true), height: view.getUint16(8, true) };
    if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return readWebp(view, text(12, 16));
    if (text(0, 2) === "BM" && view.getUint32(14, true) >= 40) {
      const height = Math.abs(view.getInt32(22, true));
      return { format: "bmp", width: Math.abs(view.getInt32(18, true)), height };
    }
    if (text(4, 8) === "ftyp") return readBoxes(view, text(8, 12));
    return null;
  } catch (error) {
    // The file ends before its size.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Walks a JPEG's segments up to the start of the frame, which holds the size. */
function readJpeg(view: DataView): ImageHead | null {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { format: "jpeg", height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    at += 2 + view.getUint16(at + 2);
  }
}

function readWebp(view: DataView, chunk: string): ImageHead | null {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00;
  if (chunk === "VP8X") return { format: "webp", width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === "VP8 ") {
    const [width, height] = [view.getUint16(26, true), view.getUint16(28, true)];
    return { format: "webp", width: width % 0x40_00, height: height % 0x40_00 };
  }
  if (chunk !== "VP8L") return null;
  const bits = view.getUint32(21, true);
  return { format: "webp", width: (bits % 0x40_00) + 1, height: ((bits >>> 14) % 0x40_00) + 1 };
}

/** HEIC and AVIF may hold several pictures, such as tiles and a preview: the largest one counts. */
function readBoxes(view: DataView, brand: string): ImageHead | null {
  const ISPE = 0x69_73_70_65;
  let [width, height] = [0, 0];
  for (let at = 12; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ISPE) continue;
    const [w, h] = [view.getUint32(at + 8), view.getUint32(at + 12)];
    if (w * h > width * height) [width, height] = [w, h];
  }
  if (width === 0) return null;
  return { format: /^avi[fs]$/u.test(brand) ? "avif" : "heic", width, height };
}
