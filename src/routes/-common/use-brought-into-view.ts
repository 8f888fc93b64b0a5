import { useEffect, useRef, type RefObject } from "react";

/**
 * An element that is brought to the middle of the screen with each new cause, of which null is none: on a
 * phone what went wrong would stand behind a bar otherwise, or where the cook no longer looks.
 */
export function useBroughtIntoView(cause: Error | null): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cause) ref.current?.scrollIntoView({ block: "center" });
  }, [cause]);
  return ref;
}
