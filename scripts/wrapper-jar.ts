import { pathToFileURL } from "node:url";
import { crc32 } from "node:zlib";

/**
 * The Google Cloud SDK's Firestore emulator is a jar without a main class, so firebase-tools, which
 * always runs `java -jar`, can't start it. A second jar can: it contains only a manifest that names
 * the class and the first jar.
 */
const MAIN_CLASS = "com.google.cloud.datastore.emulator.firestore.CloudFirestore";

/**
 * The maximum length of a manifest line in bytes; a longer one continues after a newline and a
 * space.
 */
const LINE_BYTES = 72;

/** A jar that starts the emulator inside the jar at `jarPath` (absolute). */
export function wrapJar(jarPath: string): Buffer {
  const manifest = [
    "Manifest-Version: 1.0",
    `Main-Class: ${MAIN_CLASS}`,
    `Class-Path: ${pathToFileURL(jarPath).href}`,
  ];
  const text = `${manifest.map(foldLine).join("\r\n")}\r\n\r\n`;
  return storeZip("META-INF/MANIFEST.MF", Buffer.from(text, "ascii"));
}

/** Folds one ASCII manifest line so that no part, including its line break, is too long. */
export function foldLine(line: string): string {
  const room = LINE_BYTES - 2;
  const parts = [line.slice(0, room)];
  for (let at = room; at < line.length; at += room - 1) parts.push(line.slice(at, at + room - 1));
  return parts.join("\r\n ");
}

/** A zip archive of one uncompressed file (PKWARE's APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16). */
function storeZip(name: string, content: Buffer): Buffer {
  const nameBytes = Buffer.from(name, "ascii");
  // Shared by both headers: version 1.0, no flags, stored, 1980-01-01 00:00, checksum, sizes, name.
  const common = Buffer.alloc(26);
  common.writeUInt16LE(10, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(content.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(nameBytes.length, 22);

  const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, nameBytes, content]);
  const central = Buffer.concat([
    Buffer.from("PK\x01\x02\x0a\x00", "latin1"),
    common,
    Buffer.alloc(14), // no comment, first disk, no attributes, local header at offset 0
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
