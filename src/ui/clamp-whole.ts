/**
 * What a typed number becomes: whole, and between `min` and `max`.
 * Text that is no number gives undefined.
 */
export function clampWhole(text: string, min: number, max: number): number | undefined {
  if (text.trim() === "") return undefined;
  const value = Math.round(Number(text));
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : undefined;
}
