import { createContext, type ReactNode } from "react";

export interface PhotoProps {
  /** The photo's name. */
  id: string;
  size: "thumb" | "large";
}

/** Draws a cook's photo over a drawing; null where there is no cook. */
export const PhotoContext = createContext<((photo: PhotoProps) => ReactNode) | null>(null);
