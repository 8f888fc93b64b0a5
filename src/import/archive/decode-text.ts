const CHARSET = /(?:charset|encoding)\s*=\s*["']?(?<name>[\w-]+)/iu;

/** The encoding that a page's header says or its beginning, if it is one. */
export function charsetIn(text: string): string | undefined {
  const name = CHARSET.exec(text)?.groups?.["name"];
  try {
    return name && new TextDecoder(name).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Decodes a file of text: UTF-8 or UTF-16, each with or without a byte-order mark, and else what it says
 * itself, or Windows-1252, which reads any bytes.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, SEARCHED));
    return new TextDecoder(charsetIn(head) ?? "windows-1252").decode(bytes);
  }
}

/** The encoding of a text that begins so and is UTF-8 or UTF-16. */
export function encodingOf(head: Uint8Array): string {
  return utf16Of(head) ?? "utf-8";
}

/** How far a text is searched for the zeros of its spaces and line feeds. */
const SEARCHED = 2_000;

function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, SEARCHED).entries()) {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return null;
  return odd > even ? "utf-16le" : "utf-16be";
}
