import { useEffect, useRef, useState } from "react";

import { useCommand } from "./use-command.ts";

/** Longer than the read that follows a stored write, ms. */
const READ_MS = 200;

/**
 * A stored value that changes with the tap and is stored afterwards. It follows changes stored
 * elsewhere (another tab, a timer's link), but not while one of its own writes is in progress: an
 * older stored value must not undo the cook's last tap.
 *
 * @param stored compared by its JSON
 */
export function useOptimisticValue<T>(
  stored: T,
): [T, (next: T, write: () => Promise<void>) => void] {
  const run = useCommand();
  const [value, setValue] = useState(stored);
  const writing = useRef(0);
  const taps = useRef(0);
  const text = JSON.stringify(stored);
  /** The newest stored value, and whether it arrived while a write was in progress. */
  const latest = useRef({ text, isSkipped: false });

  useEffect(() => {
    latest.current = { text, isSkipped: writing.current > 0 };
    if (writing.current === 0) setValue(JSON.parse(text) as T);
  }, [text]);

  const store = async (write: () => Promise<void>) => {
    writing.current += 1;
    const isStored = await run(write);
    writing.current -= 1;
    // After the last write the stored value counts again. It may include changes made elsewhere
    // meanwhile, or an earlier tap that was stored although a later one failed.
    const isNews = latest.current.isSkipped && writing.current === 0;
    if (isStored && !isNews) return;
    // What was skipped may be older than this write: showing it before the write is read would flicker.
    const latestTap = taps.current;
    if (isStored) await new Promise((resolve) => setTimeout(resolve, READ_MS));
    if (taps.current !== latestTap) return;
    setValue(JSON.parse(latest.current.text) as T);
  };
  const set = (next: T, write: () => Promise<void>) => {
    taps.current += 1;
    setValue(next);
    void store(write);
  };
  return [value, set];
}
