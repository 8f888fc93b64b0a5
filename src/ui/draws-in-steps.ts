import { createContext } from "react";

/**
 * Whether a long list that is rendered now may start with one screenful and add the remaining rows in
 * slices.
 */
export const DrawsInSteps = createContext<() => boolean>(() => false);
