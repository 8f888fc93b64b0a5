import { ENTRIES_MAX } from "./bounds.ts";

/* The records of a zip, by their first four bytes. */
const ENTRY = 0x04034b50;
const LISTED = 0x02014b50;
const DESCRIPTOR = 0x08074b50;
const END = 0x06054b50;
const ENTRY_BYTES = 30;
const LISTED_BYTES = 46;
const DESCRIPTOR_BYTES = 16;
const END_BYTES = 22;
/** What may stand behind a zip's end is as long as two bytes can say. */
const COMMENT_MAX = 0xff_ff;
/** How many entries a directory may count, without the form for larger files. */
const COUNT_MAX = Math.min(ENTRIES_MAX, 0xff_fe);
/** A size or place that is told elsewhere, as files beyond 4 GB do. */
const ELSEWHERE = 0xff_ff_ff_ff;
/** How many records that look like the end are looked at. */
const ENDS_MAX = 20;
const PIECE_BYTES = 1024 * 1024;

/**
 * A zip that has a directory: as it is, or with one of the entries before the break if it is cut off.
 * `isCut` says so. The whole file is read only where it is cut off and doesn't say how long its entries are.
 */
export async function withDirectory(zip: Blob): Promise<{ zip: Blob; isCut: boolean }> {
  if (await hasDirectory(zip)) return { zip, isCut: false };
  const { records, at } = await entriesBeforeCut(zip);
  if (records.length === 0) return { zip, isCut: false };
  const listed = records.reduce((sum, record) => sum + record.byteLength, 0);
  return {
    zip: new Blob([zip.slice(0, at), ...records, endOf(records.length, listed, at)]),
    isCut: true,
  };
}

async function viewOf(zip: Blob, at: number, length: number): Promise<DataView<ArrayBuffer>> {
  return new DataView(await zip.slice(at, at + length).arrayBuffer());
}

/** Whether what the file ends with knows its directory: a zip in a zip may end before the cut, too. */
async function hasDirectory(zip: Blob): Promise<boolean> {
  const from = Math.max(0, zip.size - END_BYTES - COMMENT_MAX);
  const tail = await viewOf(zip, from, zip.size - from);
  let left = ENDS_MAX;
  for (let at = tail.byteLength - END_BYTES; at >= 0 && left > 0; at -= 1) {
    if (tail.getUint8(at) !== 0x50 || tail.getUint32(at, true) !== END) continue;
    left -= 1;
    const place = tail.getUint32(at + 16, true);
    if (place === ELSEWHERE || place === from + at) return true;
    const listed = await viewOf(zip, place, 4);
    if (listed.byteLength === 4 && listed.getUint32(0, true) === LISTED) return true;
  }
  return false;
}

/** The entries that are whole, as a directory lists them, and where they end. */
async function entriesBeforeCut(
  zip: Blob,
): Promise<{ records: Uint8Array<ArrayBuffer>[]; at: number }> {
  const records: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  while (records.length < COUNT_MAX && at < ELSEWHERE) {
    const head = await viewOf(zip, at, ENTRY_BYTES);
    if (head.byteLength < ENTRY_BYTES || head.getUint32(0, true) !== ENTRY) break;
    const named = head.getUint16(26, true) + head.getUint16(28, true);
    const start = at + ENTRY_BYTES + named;
    const sizes = await sizesOf(zip, head, start);
    if (!sizes || sizes.end > zip.size) break;
    records.push(listedOf(head, await zip.slice(at + ENTRY_BYTES, start).arrayBuffer(), sizes, at));
    at = sizes.end;
  }
  return { records, at };
}

type Three = [number, number, number];

interface Sizes {
  checksum: number;
  packed: number;
  unpacked: number;
  /** Where the next entry begins. */
  end: number;
}

/** What an entry says of its size, before its contents or behind them; null if it is cut off. */
async function sizesOf(zip: Blob, head: DataView, start: number): Promise<Sizes | null> {
  const [checksum, packed, unpacked] = [14, 18, 22].map((at) => head.getUint32(at, true)) as Three;
  if (packed === ELSEWHERE || unpacked === ELSEWHERE) return null;
  const isBehind = (head.getUint16(6, true) & 8) !== 0;
  if (isBehind) return findDescriptor(zip, start);
  return { checksum, packed, unpacked, end: start + packed };
}

/** The record behind an entry: the first that says the length of what is before it. */
async function findDescriptor(zip: Blob, start: number): Promise<Sizes | null> {
  for (let from = start; from < zip.size; from += PIECE_BYTES) {
    const view = await viewOf(zip, from, PIECE_BYTES + DESCRIPTOR_BYTES);
    const bytes = new Uint8Array(view.buffer);
    const last = Math.min(PIECE_BYTES, view.byteLength - DESCRIPTOR_BYTES + 1);
    for (let at = bytes.indexOf(0x50); at >= 0 && at < last; at = bytes.indexOf(0x50, at + 1)) {
      if (view.getUint32(at, true) !== DESCRIPTOR) continue;
      const [checksum, packed, unpacked] = [4, 8, 12].map((by) =>
        view.getUint32(at + by, true),
      ) as Three;
      const end = from + at + DESCRIPTOR_BYTES;
      if (packed === from + at - start) return { checksum, packed, unpacked, end };
    }
  }
  return null;
}

/** A directory's record of an entry. */
function listedOf(
  head: DataView,
  named: ArrayBuffer,
  { checksum, packed, unpacked }: Sizes,
  at: number,
): Uint8Array<ArrayBuffer> {
  const record = new Uint8Array(LISTED_BYTES + named.byteLength);
  const view = new DataView(record.buffer);
  view.setUint32(0, LISTED, true);
  // From the version that it needs to the lengths of its name and its further fields, they are alike.
  for (let by = 4; by < ENTRY_BYTES; by += 1) record[by + 2] = head.getUint8(by);
  view.setUint32(16, checksum, true);
  view.setUint32(20, packed, true);
  view.setUint32(24, unpacked, true);
  view.setUint32(42, at, true);
  record.set(new Uint8Array(named), LISTED_BYTES);
  return record;
}

function endOf(count: number, bytes: number, at: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(END_BYTES));
  view.setUint32(0, END, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, bytes, true);
  view.setUint32(16, at, true);
  return view;
}
