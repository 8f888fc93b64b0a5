import { useEffect, useState, type RefObject } from "react";

const watched = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** All elements share one observer, because a page may hold a hundred pictures. */
function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) watched.get(target)?.();
      }
    },
    { rootMargin: "400px" },
  );
  watched.set(element, onNear);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

/** True once the element has come within 400 px of the screen, or from the start if `already`. */
export function useNearViewport(ref: RefObject<Element | null>, already: boolean): boolean {
  const [near, setNear] = useState(already);
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return;
    return watch(element, () => setNear(true));
  }, [near, ref]);
  return near || already;
}
