/** One `path` of a drawing. `fill` and `stroke` are colours: hex, or `var(--token)`. */
export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  /** The width of the stroke. */
  width?: number;
  opacity?: number;
}

/** Filled shapes as one layer; no shapes give no layer. */
export function filled(paths: string | readonly string[], fill: string, opacity = 1): Layer[] {
  const d = typeof paths === "string" ? paths : paths.join("");
  if (d === "") return [];
  return [opacity === 1 ? { d, fill } : { d, fill, opacity }];
}

/** Open lines with round ends as one layer. */
export function stroked(
  paths: string | readonly string[],
  stroke: string,
  width: number,
  opacity = 1,
): Layer[] {
  const d = typeof paths === "string" ? paths : paths.join("");
  if (d === "") return [];
  return [opacity === 1 ? { d, stroke, width } : { d, stroke, width, opacity }];
}
