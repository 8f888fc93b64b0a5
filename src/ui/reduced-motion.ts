/** Whether the cook has asked the system for less motion, as it is set now. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
