import type { ShoppingIngredient } from "#domain/user-document.ts";

/** How long rows stay in place after the cook last touched the list, in milliseconds. */
export const SETTLE_MS = 1_000;

/** A change that the cook made to the items of one row. */
export interface RowChange {
  /** Identifies the row while it is held. */
  row: string;
  name: string;
  items: readonly ShoppingIngredient[];
  bought: boolean;
}

/**
 * Keeps the rows of the list where they are while the cook taps: a row that leaves right after its
 * tick, or one that another device ticks, would put a different row under the finger. Rows move
 * when the cook has paused, no finger is down and nothing is still being stored.
 */
export class RowHold {
  /** The items as they were before the cook's first tap; null while rows move freely. */
  items: readonly ShoppingIngredient[] | null = null;
  #live: readonly ShoppingIngredient[] = [];
  #onRelease: (changes: RowChange[]) => void = () => undefined;
  #changes = new Map<string, RowChange>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #writing = 0;
  #isDown = false;

  /**
   * @param live the items as they are: call it again whenever they change
   * @param onRelease called when rows may move again and have a reason to, with what was stored
   */
  follow(live: readonly ShoppingIngredient[], onRelease: (changes: RowChange[]) => void): void {
    this.#live = live;
    this.#onRelease = onRelease;
  }

  /** A finger or the mouse's button went down on these rows. */
  press(): void {
    this.#isDown = true;
    this.#hold();
  }

  lift(): void {
    this.#isDown = false;
    this.stir();
  }

  /** The mouse moves or the page scrolls: the next tap may be on its way. */
  stir(): void {
    if (this.items === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#settle(), SETTLE_MS);
  }

  /**
   * Keeps the rows in place while a change to one of them is being stored.
   *
   * @param stored settles when the change is stored, or could not be: the row then stays where it is
   * @throws whatever `stored` rejects with
   */
  async change(change: RowChange, stored: Promise<void>): Promise<void> {
    this.#hold();
    this.#changes.set(change.row, change);
    this.#writing += 1;
    try {
      await stored;
    } catch (error) {
      if (this.#changes.get(change.row) === change) this.#changes.delete(change.row);
      throw error;
    } finally {
      this.#writing -= 1;
      this.stir();
    }
  }

  /** Stops without releasing the rows, when the list unmounts. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #hold(): void {
    this.items ??= this.#live;
    this.stir();
  }

  #settle(): void {
    // Each of these calls `stir` when it is over, which starts the wait again.
    if (this.#isDown || this.#writing > 0) return;
    const changes = [...this.#changes.values()];
    const isSame = this.items === this.#live;
    this.#changes.clear();
    this.items = null;
    if (!isSame) this.#onRelease(changes);
  }
}
