/** The URL that an address stands for; null if it is none. `URL.parse` and `URL.canParse` are too new. */
export function readUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
