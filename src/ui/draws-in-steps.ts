import { createContext } from "react";

/**
 * Says whether a long list that is drawn now may show what fills a screen first, and the rest of its
 * rows a few at a time.
 */
export const DrawsInSteps = createContext<() => boolean>(() => false);
