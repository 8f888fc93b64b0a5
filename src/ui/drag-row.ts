import { placeAfterDrag, waysGiven, withinList, type RowBox } from "./drag-place.ts";

/**
 * The distance from the page's top or bottom edge, in px, within which a drag scrolls: room for a header
 * or a bar.
 */
const EDGE = 96;
/** The maximum scroll speed, in px per second. */
const SPEED = 900;

interface Drag {
  /** The element that was taken hold of. */
  handle: HTMLElement;
  /** The list's rows, in order, each with the list as its `offsetParent`. */
  rows: readonly HTMLElement[];
  /** The index of the handle's row. */
  from: number;
  /** Called once with the index at which the row was dropped; null if the drag was cancelled. */
  onEnd: (to: number | null) => void;
}

/**
 * Moves a row with the pointer and shifts the others aside. The page scrolls near its edges. Escape,
 * `pointercancel` and the returned function cancel the drag. Rows keep their `translate` when dropped:
 * the caller clears it after reordering.
 */
export function dragRow(
  { pointerId, clientY: start }: Pick<PointerEvent, "pointerId" | "clientY">,
  { handle, rows, from, onEnd }: Drag,
): () => void {
  const boxes: RowBox[] = rows.map((row) => ({ top: row.offsetTop, height: row.offsetHeight }));
  const startScroll = window.scrollY;
  const ending = new AbortController();
  let pointer = start;
  let to = from;
  let frame = 0;

  const draw = () => {
    const distance = withinList(boxes, from, pointer - start + window.scrollY - startScroll);
    to = placeAfterDrag(boxes, from, distance);
    for (const [place, way] of waysGiven(boxes, from, to).entries()) {
      rows[place]?.style.setProperty("translate", `0 ${place === from ? distance : way}px`);
    }
  };
  const scroll = (last: number) => {
    frame = requestAnimationFrame((now) => {
      const bottom = window.innerHeight - EDGE;
      const past = pointer < EDGE ? pointer - EDGE : Math.max(0, pointer - bottom);
      const share = Math.max(-1, Math.min(1, past / EDGE));
      if (share !== 0) {
        window.scrollBy({ top: (share * SPEED * (now - last)) / 1_000, behavior: "instant" });
        draw();
      }
      scroll(now);
    });
  };
  const end = (place: number | null) => {
    if (ending.signal.aborted) return;
    ending.abort();
    cancelAnimationFrame(frame);
    onEnd(place);
  };

  const { signal } = ending;
  handle.setPointerCapture(pointerId);
  const on = (type: "pointermove" | "pointerup" | "pointercancel", run: () => void) =>
    handle.addEventListener(
      type,
      (event) => {
        if (event.pointerId !== pointerId) return;
        pointer = event.clientY;
        run();
      },
      { signal },
    );
  on("pointermove", draw);
  on("pointerup", () => {
    draw();
    end(to);
  });
  on("pointercancel", () => end(null));
  window.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") end(null);
    },
    { signal },
  );
  scroll(performance.now());
  return () => end(null);
}
