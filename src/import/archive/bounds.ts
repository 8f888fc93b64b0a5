/** What an import unpacks and reads at most; bytes unless said otherwise. */

/** The largest text that is read as a whole; longer lists in JSON are read an item at a time. */
export const TEXT_BYTES_MAX = 32 * 1024 * 1024;
/** The largest picture: more than any camera's. */
export const PICTURE_BYTES_MAX = 32 * 1024 * 1024;
/** The largest file in an archive. */
const ENTRY_BYTES_MAX = 256 * 1024 * 1024;
/** All that is unpacked of one file that was chosen: 5,000 recipes with their photos have room in it. */
const TOTAL_BYTES_MAX = 4 * 1024 * 1024 * 1024;
/** How many times its packed size an entry may have; text packs some 10 times, and a bomb 1,000 times. */
const RATIO_MAX = 200;
/** Smaller entries are unpacked whatever their ratio is. */
const RATIO_FROM_BYTES = 1024 * 1024;
/** Most entries of an archive. */
export const ENTRIES_MAX = 100_000;
/** Archives in one another: Tandoor's and Mela's are two deep. */
export const DEPTH_MAX = 2;

/** An entry that is not read, with the reason in words for the cook. */
export class RefusedEntry extends Error {}

/** What one import has unpacked so far. */
export class UnpackingBudget {
  #unpacked = 0;

  /**
   * Counts bytes of an entry as they are unpacked.
   * @throws RefusedEntry once the entry, or the whole file, is beyond its bounds
   */
  spend(bytes: number, entry: { packed: number; unpacked: number }): void {
    this.#unpacked += bytes;
    entry.unpacked += bytes;
    if (entry.unpacked > ENTRY_BYTES_MAX) throw new RefusedEntry("It is larger than 256 MB.");
    if (entry.unpacked > RATIO_FROM_BYTES && entry.unpacked > entry.packed * RATIO_MAX) {
      throw new RefusedEntry("It unpacks to far more than it could hold.");
    }
    if (this.#unpacked > TOTAL_BYTES_MAX) {
      throw new RefusedEntry("The file unpacks to more than 4 GB: the rest was not read.");
    }
  }
}
