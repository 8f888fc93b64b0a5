import { useEffect, useRef, useState } from "react";

import { useCommand } from "./use-command.ts";

/**
 * A stored value that moves with the tap and is stored behind it. What is stored elsewhere (another
 * tab, a timer's link) is followed, but never while a write of our own is on its way: an echo of
 * the last tap must not undo this one.
 *
 * @param stored compared by its JSON
 */
export function useOptimisticValue<T>(
  stored: T,
): [T, (next: T, write: () => Promise<void>) => void] {
  const run = useCommand();
  const [value, setValue] = useState(stored);
  const writing = useRef(0);
  const text = JSON.stringify(stored);

  useEffect(() => {
    if (writing.current === 0) setValue(JSON.parse(text) as T);
  }, [text]);

  const store = async (write: () => Promise<void>) => {
    writing.current += 1;
    const isStored = await run(write);
    writing.current -= 1;
    if (!isStored) setValue(stored);
  };
  const set = (next: T, write: () => Promise<void>) => {
    setValue(next);
    void store(write);
  };
  return [value, set];
}
