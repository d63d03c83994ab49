// What the place where this code runs can do. Read at import, so it is safe in modules that the render worker loads too.

const canUseDOM = typeof window !== 'undefined' && typeof window.document?.createElement === 'function'

/** What the code may use where it runs now: all false while a page is rendered on the server. */
export const ExecutionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM && 'IntersectionObserver' in window,
  canUseViewport: canUseDOM && typeof window.screen !== 'undefined',
} as const
