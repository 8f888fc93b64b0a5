import { placeAfterDrag, waysGiven, withinList, type RowBox } from "./drag-place.ts";

/** So near to the upper or lower edge of the page it scrolls: room for a header or a bar, pixels. */
const EDGE = 96;
/** The fastest that the page scrolls, pixels per second. */
const SPEED = 900;

interface Drag {
  /** The element that was taken hold of. */
  handle: HTMLElement;
  /** The list's rows, in order, each with the list as its `offsetParent`. */
  rows: readonly HTMLElement[];
  /** The place of the row that the handle belongs to. */
  from: number;
  /** Called once, with the place where the row was dropped; null if it was put back. */
  onEnd: (to: number | null) => void;
}

/**
 * Moves a row with the pointer until it is let go, and lets the others give way. The page scrolls
 * at its edges. Escape, a pointer that the browser takes over, and the returned function put the row
 * back. Rows keep their `translate` at the end: whoever puts them in their new order clears it.
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
