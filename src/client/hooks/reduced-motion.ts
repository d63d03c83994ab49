// Whether the reader asks for less motion.

/** True when the system asks for reduced motion. Only in the browser. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
